import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import type { Reading } from '@/model/records/reading.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import { newestReadings, readingsBetween } from './live-readings.ts';
import { recordedDescOf } from '@/db/writes/recorded-desc.ts';

const READINGS = 10_000;
let store: Store;

beforeAll(async () => {
  store = await openStore('many');
  const readings = await store.collection('readings');
  for (let from = 0; from < READINGS; from += 1000)
    await readings.bulkInsert(
      Array.from({ length: 1000 }, (_, at) => {
        const recordedAt = toInstant(Date.UTC(2020, 0, 1) + (from + at) * 3_600_000);
        const kind = (from + at) % 2 ? 'weight' : 'bloodPressure';
        const recordedDesc = recordedDescOf('readings', { recordedAt });
        return { id: crypto.randomUUID(), userId: 'many', kind, recordedAt, recordedDesc, serverUpdatedAt: '' };
      }),
    );
}, 60_000);
afterAll(() => store.close());

/** Counts the IndexedDB cursor steps of one query. */
async function stepsOf(runQuery: () => Promise<Reading[]>): Promise<{ steps: number; rows: Reading[] }> {
  const proceed = vi.spyOn(IDBCursor.prototype, 'continue');
  const rows = await runQuery();
  const steps = proceed.mock.calls.length;
  proceed.mockRestore();
  return { rows, steps };
}

const answerOf = (query: LiveQuery<Reading[]>) =>
  new Promise<Reading[]>((resolve, reject) => {
    const stop = query.subscribe((rows) => (resolve(rows), queueMicrotask(() => stop())), reject);
  });
const first = (options: Parameters<typeof newestReadings>[0]) => answerOf(newestReadings(options));

it.each([{ limit: 50 }, { limit: 50, kind: 'weight' as const }])(
  'the newest of 10,000 readings are read from an index, one cursor step per row: %o',
  async (options) => {
    const { rows, steps } = await stepsOf(() => first(options));
    expect(rows).toHaveLength(50);
    expect(rows[0]?.recordedAt).toBe(toInstant(Date.UTC(2020, 0, 1) + (READINGS - 1) * 3_600_000));
    expect(steps).toBeGreaterThan(40);
    expect(steps).toBeLessThanOrEqual(55);
  },
);

it('the next page begins after the last row of the page before', async () => {
  const page = await first({ limit: 50 });
  const next = await first({ limit: 50, before: page.at(-1)?.recordedDesc });
  expect(next).toHaveLength(50);
  expect(Math.min(...next.map((row) => row.recordedDesc))).toBeGreaterThan(page.at(-1)?.recordedDesc ?? 0);
});

it('readings between two instants include the first instant and exclude the second', async () => {
  const hour = (count: number) => toInstant(Date.UTC(2020, 0, 1) + count * 3_600_000);
  const query = readingsBetween({ kind: 'weight', from: hour(501), until: hour(601) });
  const { rows, steps } = await stepsOf(() => answerOf(query));
  expect([rows.length, rows[0]?.recordedAt, rows.at(-1)?.recordedAt]).toEqual([50, hour(599), hour(501)]);
  expect(steps).toBeLessThanOrEqual(55);
});
