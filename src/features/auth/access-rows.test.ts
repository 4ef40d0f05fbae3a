import { describe, expect, it } from 'vitest';
import type { AccessEntry } from '@/model/access-entry.ts';
import { accessRows } from './access-rows.ts';

const look = (viewerId: string, time: string, what: string): AccessEntry => ({
  userId: 'amina',
  viewerId,
  viewerName: `Dr ${viewerId}`,
  what,
  at: `2026-11-21T${time}:00.000+00:00`,
});
const said = (entries: AccessEntry[]) =>
  accessRows(entries).map(
    ({ viewerName, at, what }) => `${new Date(at).toISOString().slice(11, 16)} ${viewerName}: ${what.join(', ')}`,
  );

describe('who looked, as lines', () => {
  it('makes looks of one person shortly after each other one visit', () => {
    expect(
      said([look('ada', '10:00', 'profiles'), look('ada', '10:09', 'weight'), look('ada', '10:20', 'blood_pressure')]),
    ).toEqual(['10:00 Dr ada: profiles, weight, blood_pressure']);
  });

  it('keeps visits apart that are further apart, and people', () => {
    expect(
      said([look('ada', '10:00', 'weight'), look('ben', '10:01', 'weight'), look('ada', '10:16', 'weight')]),
    ).toEqual(['10:16 Dr ada: weight', '10:01 Dr ben: weight', '10:00 Dr ada: weight']);
  });

  it('says lists and open pages for themselves', () => {
    expect(
      said([look('ada', '10:00', 'overview'), look('ada', '10:01', 'weight'), look('ada', '10:02', 'live')]),
    ).toEqual(['10:02 Dr ada: live', '10:01 Dr ada: weight', '10:00 Dr ada: overview']);
  });
});
