import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Reading } from '@/model/records/reading.ts';
import { newestReadings } from '@/db/records/live-readings.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { addReading } from '@/db/records/readings.ts';
import { asSent, minutes, readingsElsewhere, rowAt, sentAt, timeOf, type Readings } from '@/db/store/test-rows.ts';

let store: Store;
/** The same collection as another tab's worker has it open. */
let elsewhere: Readings;
let shown: readonly Reading[] = [];
let stop = () => {};

const write = (rows: readonly object[]) => elsewhere.bulkWrite(rows as never, 'elsewhere');
const fetched = (from: number, to: number) =>
  write(minutes(from, to).map((minute) => ({ document: rowAt(minute, sentAt) })));

beforeAll(async () => {
  store = await openStore('amina');
  const { database } = store;
  const { schema } = await store.collection('readings');
  elsewhere = await readingsElsewhere(database.storage, database.name, schema.jsonSchema);
  stop = newestReadings({ kind: 'weight', limit: 3 }).subscribe((readings) => (shown = readings));
});
afterAll(async () => {
  stop();
  await elsewhere.close();
  await store.close();
});

it('many rows fetched by another tab are shown without decrypting each of them', async () => {
  await addReading('weight', { weight: 60, unit: 'kg', recordedAt: timeOf(-1) });
  await expect.poll(() => shown.length).toBe(1);
  await fetched(0, 1);
  await expect.poll(() => shown.map(({ id }) => id)[0]).toBe('reading-0');

  const decrypt = vi.spyOn(crypto.subtle, 'decrypt');
  await fetched(1, 401);
  await expect.poll(() => shown.map(({ id }) => id)).toEqual(['reading-400', 'reading-399', 'reading-398']);
  expect(shown).toMatchObject([400, 399, 398].map((minute) => ({ weight: 61 + (minute % 7) })));
  // The three shown rows, with an allowance for other queries.
  expect(decrypt.mock.calls.length).toBeLessThan(20);
  decrypt.mockRestore();
});

it('unsent rows of another tab are emitted completely, however many', async () => {
  const readings = await store.collection('readings');
  const emitted: unknown[] = [];
  const subscription = readings.eventBulks$.subscribe(({ events }) =>
    emitted.push(...events.map(({ documentData }) => (documentData as unknown as LocalRow).weight)),
  );
  const unsent = minutes(-300, -100).map((minute) => ({ document: rowAt(minute) }));
  await write(unsent);
  await expect.poll(() => emitted.length).toBe(200);
  expect(emitted.every((weight) => typeof weight === 'number')).toBe(true);
  subscription.unsubscribe();
});

it('later small writes are emitted row by row again', async () => {
  await fetched(401, 403);
  await expect.poll(() => shown.map(({ id }) => id)).toEqual(['reading-402', 'reading-401', 'reading-400']);
  const { id } = await addReading('weight', { weight: 70, unit: 'kg', recordedAt: timeOf(600) });
  await expect.poll(() => shown.map((reading) => reading.id)).toEqual([id, 'reading-402', 'reading-401']);
  expect(shown.every((reading) => reading.kind === 'weight' && reading.weight > 0)).toBe(true);
});

it('many rows sent by another tab are emitted in order, with other tasks between the batches', async () => {
  const readings = await store.collection('readings');
  const batches: string[][] = [];
  const emitted = () => batches.flat();
  /** Rows of one write are encrypted in parallel, so their order varies. */
  const emittedByWrite = () =>
    [0, 400, 800].flatMap((from) =>
      emitted()
        .slice(from, from === 800 ? undefined : from + 400)
        .toSorted(),
    );
  const subscription = readings.eventBulks$.subscribe(({ events }) => {
    batches.push(events.map(({ documentId, operation }) => `${operation} ${documentId}`));
  });
  const unsent = minutes(1000, 1400).map((minute) => rowAt(minute));
  await write(unsent.map((document) => ({ document })));
  const typed = unsent.map((row) => `INSERT ${row.id}`);
  await expect.poll(() => emittedByWrite()).toEqual(typed);

  await write(unsent.map(asSent));
  await expect.poll(() => emitted().length, { interval: 1 }).toBeGreaterThan(typed.length);
  const { id } = await addReading('weight', { weight: 71, unit: 'kg', recordedAt: timeOf(2000) });
  await expect
    .poll(() => emittedByWrite())
    .toEqual([...typed, ...unsent.map((row) => `UPDATE ${row.id}`), `INSERT ${id}`]);
  subscription.unsubscribe();

  const changeBatches = batches.filter(([first]) => first?.startsWith('UPDATE'));
  expect(Math.max(...changeBatches.map((batch) => batch.length))).toBeLessThanOrEqual(50);
  await expect.poll(() => shown.map((reading) => reading.id)[0]).toBe(id);
});
