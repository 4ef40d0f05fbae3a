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
let held: { $id: string; entry: string }[] = [];
let calls = 0;
vi.mock('@/sync/api/documents/documents.ts', () => ({
  confirmIfEmpty: () => Promise.resolve(),
  listDocuments: (_: string, queries: readonly string[]) => {
    calls += 1;
    const asked = queries.map((query) => JSON.parse(query) as Asked);
    const value = (method: string) => asked.find((each) => each.method === method)?.values?.[0];
    const entry = asked.find(({ attribute }) => attribute === 'entry')?.values?.[0];
    const some = held.filter((note) => entry === undefined || note.entry === entry);
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
  expect(calls).toBe(2);
});
