import { describe, expect, it } from 'vitest';
import type { AccessEntry } from '@/model/records/access-entry.ts';
import { accessRows } from './access-rows.ts';

const accessOf = (viewerId: string, time: string, what: string): AccessEntry => ({
  userId: 'amina',
  viewerId,
  viewerName: `Dr ${viewerId}`,
  what,
  at: `2026-11-21T${time}:00.000+00:00`,
});
const summaries = (entries: AccessEntry[]) =>
  accessRows(entries).map(
    ({ viewerName, at, what }) => `${new Date(at).toISOString().slice(11, 16)} ${viewerName}: ${what.join(', ')}`,
  );

describe('the lines of the access log', () => {
  it('merge accesses of one person within a short time into one visit', () => {
    expect(
      summaries([
        accessOf('ada', '10:00', 'profiles'),
        accessOf('ada', '10:09', 'weight'),
        accessOf('ada', '10:20', 'blood_pressure'),
      ]),
    ).toEqual(['10:00 Dr ada: profiles, weight, blood_pressure']);
  });

  it('separate visits with a longer gap, and different persons', () => {
    expect(
      summaries([
        accessOf('ada', '10:00', 'weight'),
        accessOf('ben', '10:01', 'weight'),
        accessOf('ada', '10:16', 'weight'),
      ]),
    ).toEqual(['10:16 Dr ada: weight', '10:01 Dr ben: weight', '10:00 Dr ada: weight']);
  });

  it('show list views and page views separately', () => {
    expect(
      summaries([
        accessOf('ada', '10:00', 'overview'),
        accessOf('ada', '10:01', 'weight'),
        accessOf('ada', '10:02', 'live'),
      ]),
    ).toEqual(['10:02 Dr ada: live', '10:01 Dr ada: weight', '10:00 Dr ada: overview']);
  });
});
