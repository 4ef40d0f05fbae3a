import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { ownerGrants } from '@/model/schema/permission.ts';
import { careNotesOf } from './care-notes.ts';
import { MAX_DATED } from './list-limits.ts';

interface Asked {
  readonly method: string;
  readonly attribute?: string;
  readonly values?: readonly unknown[];
}

/** The notes on the server, the newest first. */
let held: { $id: string; entry: string; episodeId?: string; caseClosedAt?: string }[] = [];
let calls = 0;
vi.mock('@/sync/api/documents/documents.ts', () => ({
  confirmIfEmpty: () => Promise.resolve(),
  listDocuments: (_: string, queries: readonly string[]) => {
    calls += 1;
    const asked = queries.map((query) => JSON.parse(query) as Asked);
    const value = (method: string) => asked.find((each) => each.method === method)?.values?.[0];
    const of = (attribute: string) => asked.find((each) => each.attribute === attribute && each.values)?.values;
    const openOnly = asked.some(({ method }) => method === 'isNull');
    const some = held.filter(
      (note) =>
        (of('entry')?.includes(note.entry) ?? true) &&
        (of('episodeId')?.includes(note.episodeId) ?? true) &&
        !(openOnly && note.caseClosedAt),
    );
    const from = some.findIndex(({ $id }) => $id === value('cursorAfter')) + 1;
    return Promise.resolve(some.slice(from, from + Number(value('limit'))));
  },
}));

const noteOf = (entry: string, daysAgo: number, doctorId = 'dr') => ({
  $id: `${entry}-${daysAgo}`,
  $permissions: ownerGrants(['read', 'delete'], doctorId),
  userId: 'amina',
  doctorId,
  senderId: doctorId,
  entry,
  readingId: 'r',
  systolicFrom: 125,
  recordedAt: toInstant(Date.parse('2026-11-21T12:00:00Z') - daysAgo * DAY_MS),
});
const seen = (count: number) => Array.from({ length: count }, (_, day) => noteOf('seen', day));

beforeEach(() => {
  calls = 0;
});

it('the patient’s current limits are found behind a hundred newer notes', async () => {
  held = [...seen(MAX_DATED), noteOf('limits', 120, 'other'), noteOf('limits', 130), noteOf('limits', 140)];
  const notes = await careNotesOf('dr', 'amina');
  expect(notes).toHaveLength(MAX_DATED + 1);
  expect(notes.filter(({ entry }) => entry === 'limits')).toMatchObject([{ id: 'limits-130', systolicFrom: 125 }]);
});

it('the limits are not requested when the newest notes contain them, or are all there are', async () => {
  held = [noteOf('limits', 0), ...seen(MAX_DATED)];
  expect(await careNotesOf('dr', 'amina')).toHaveLength(MAX_DATED);
  held = seen(3);
  expect(await careNotesOf('dr', 'amina')).toHaveLength(3);
  // The second request of the first patient asks for open alarms.
  expect(calls).toBe(3);
});

it('an open alarm is found behind 150 newer notes, with what was done about it', async () => {
  const ofCase = (entry: string, daysAgo: number, more: object = {}) => ({
    ...noteOf(entry, daysAgo),
    episodeId: 'case',
    ...more,
  });
  held = [...seen(150), ofCase('outcome', 160), ofCase('opened', 170)];
  const notes = await careNotesOf('dr', 'amina');
  expect(notes.slice(MAX_DATED).map(({ id }) => id)).toEqual(['outcome-160', 'opened-170']);
  held = [...seen(150), ofCase('outcome', 160), ofCase('opened', 170, { caseClosedAt: '2026-11-20T00:00:00Z' })];
  expect(await careNotesOf('dr', 'amina')).toHaveLength(MAX_DATED);
});
