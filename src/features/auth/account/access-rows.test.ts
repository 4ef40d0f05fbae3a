import { describe, expect, it } from 'vitest';
import type { TrailEntry } from '@/sync/api/account/access-log.ts';
import { accessRows } from './access-rows.ts';

const entryOf = (
  actor: string,
  time: string,
  action: string,
  what: string,
  device = 'Chrome, Android',
): TrailEntry => ({
  at: `2026-11-21T${time}:00.000Z`,
  action,
  what,
  actor,
  actorName: `Dr ${actor}`,
  isOwn: false,
  role: 'doctor',
  otherName: '',
  device,
  detail: '',
});
const accessOf = (actor: string, time: string, what: string, device?: string): TrailEntry =>
  entryOf(actor, time, 'read', what, device);
const summaries = (entries: TrailEntry[]) =>
  accessRows(entries).map(
    ({ actorName, at, what, kind }) =>
      `${new Date(at).toISOString().slice(11, 16)} ${actorName}${kind === 'looked' ? '' : ` ${kind}`}: ${what.join(', ')}`,
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

  it('show one line a day for all lists in which she was one of many', () => {
    expect(
      summaries([
        accessOf('ada', '08:00', 'overview'),
        accessOf('ada', '08:01', 'overview'),
        accessOf('ada', '19:00', 'overview'),
      ]),
    ).toEqual(['08:00 Dr ada: overview']);
  });

  it('separate looks, changes and deletions, and the devices of one person', () => {
    expect(
      summaries([
        accessOf('ada', '10:00', 'weight'),
        accessOf('ada', '10:01', 'weight', 'Firefox, Windows'),
        entryOf('ada', '10:02', 'create', 'care_notes'),
        entryOf('ada', '10:03', 'update', 'care_notes'),
        entryOf('ada', '10:04', 'delete', 'care_notes'),
      ]),
    ).toEqual([
      '10:04 Dr ada deleted: care_notes',
      '10:02 Dr ada wrote: care_notes',
      '10:01 Dr ada: weight',
      '10:00 Dr ada: weight',
    ]);
  });

  it('show every sign-in by itself', () => {
    expect(
      summaries([entryOf('amina', '10:00', 'sign-in', ''), entryOf('amina', '10:01', 'sign-in', '')]),
    ).toHaveLength(2);
  });
});
