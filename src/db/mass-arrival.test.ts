import 'fake-indexeddb/auto';
import type { RxStorageInstance } from 'rxdb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { descendingKey, toInstant } from '@/model/instant.ts';
import { newestReadings } from './live-readings.ts';
import type { LocalRow } from './local-row.ts';
import { openStore, type Store } from './open-store.ts';
import { addReading } from './readings.ts';
import type { Reading } from '@/model/reading.ts';

const NOON = Date.UTC(2026, 10, 1, 12);
let store: Store;
/** The same collection as another tab's worker has it open. */
let elsewhere: RxStorageInstance<LocalRow, unknown, unknown>;
let shown: readonly Reading[] = [];
let stop = () => {};

const rowAt = (minute: number) => {
  const recordedAt = toInstant(NOON + minute * 60_000);
  return {
    id: `fetched-${minute}`,
    userId: 'amina',
    kind: 'weight',
    weight: 61 + (minute % 7),
    unit: 'kg',
    recordedAt,
    recordedDesc: descendingKey(recordedAt),
    serverUpdatedAt: recordedAt,
    _deleted: false,
    _attachments: {},
    _meta: { lwt: Date.now() + minute / 1000 },
    _rev: '1-elsewhere',
  };
};
const minutes = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const fetched = (from: number, to: number) =>
  elsewhere.bulkWrite(minutes(from, to).map((minute) => ({ document: rowAt(minute) })) as never, 'fetched');

beforeAll(async () => {
  store = await openStore('amina');
  const { database } = store;
  const { schema } = await store.collection('readings');
  elsewhere = (await database.storage.createStorageInstance({
    databaseInstanceToken: 'elsewhere',
    databaseName: database.name,
    collectionName: 'readings',
    schema: schema.jsonSchema as never,
    options: {},
    multiInstance: true,
    devMode: false,
  })) as never;
  stop = newestReadings({ kind: 'weight', limit: 3 }).subscribe((readings) => (shown = readings));
});
afterAll(async () => {
  stop();
  await elsewhere.close();
  await store.close();
});

it('many rows that another realm has fetched are on screen without being opened one by one', async () => {
  await addReading('weight', { weight: 60, unit: 'kg', recordedAt: toInstant(NOON - 60_000) });
  await expect.poll(() => shown.length).toBe(1);
  await fetched(0, 1);
  await expect.poll(() => shown.map(({ id }) => id)[0]).toBe('fetched-0');

  const opened = vi.spyOn(crypto.subtle, 'decrypt');
  await fetched(1, 401);
  await expect.poll(() => shown.map(({ id }) => id)).toEqual(['fetched-400', 'fetched-399', 'fetched-398']);
  expect(shown).toMatchObject([400, 399, 398].map((minute) => ({ weight: 61 + (minute % 7) })));
  // The three that are shown, with room for whoever asks as well.
  expect(opened.mock.calls.length).toBeLessThan(20);
  opened.mockRestore();
});

it('rows that another realm wrote and that wait are told whole, however many', async () => {
  const readings = await store.collection('readings');
  const told: unknown[] = [];
  const hearing = readings.eventBulks$.subscribe(({ events }) =>
    told.push(...events.map(({ documentData }) => (documentData as unknown as LocalRow).weight)),
  );
  const waiting = minutes(-300, -100).map((minute) => ({ document: { ...rowAt(minute), serverUpdatedAt: '' } }));
  await elsewhere.bulkWrite(waiting as never, 'restored');
  await expect.poll(() => told.length).toBe(200);
  expect(told.every((weight) => typeof weight === 'number')).toBe(true);
  hearing.unsubscribe();
});

it('what comes after them is told row by row again', async () => {
  await fetched(401, 403);
  await expect.poll(() => shown.map(({ id }) => id)).toEqual(['fetched-402', 'fetched-401', 'fetched-400']);
  const { id } = await addReading('weight', { weight: 70, unit: 'kg', recordedAt: toInstant(NOON + 600 * 60_000) });
  await expect.poll(() => shown.map((reading) => reading.id)).toEqual([id, 'fetched-402', 'fetched-401']);
  expect(shown.every((reading) => reading.kind === 'weight' && reading.weight > 0)).toBe(true);
});

it('many rows that another realm has sent are told in their order, and the page has its turn between', async () => {
  const readings = await store.collection('readings');
  const lots: string[][] = [];
  const told = () => lots.flat();
  /** Rows of one write are sealed side by side, and written in any order. */
  const toldByWrite = () =>
    [0, 400, 800].flatMap((from) =>
      told()
        .slice(from, from === 800 ? undefined : from + 400)
        .toSorted(),
    );
  const hearing = readings.eventBulks$.subscribe(({ events }) => {
    lots.push(events.map(({ documentId, operation }) => `${operation} ${documentId}`));
  });
  const waiting = minutes(1000, 1400).map((minute) => ({ ...rowAt(minute), serverUpdatedAt: '' }));
  await elsewhere.bulkWrite(waiting.map((document) => ({ document })) as never, 'typed');
  const typed = waiting.map((row) => `INSERT ${row.id}`);
  await expect.poll(() => toldByWrite()).toEqual(typed);

  const sent = waiting.map((previous) => ({
    previous,
    document: { ...previous, serverUpdatedAt: previous.recordedAt, _rev: '2-elsewhere' },
  }));
  await elsewhere.bulkWrite(sent as never, 'sent');
  await expect.poll(() => told().length, { interval: 1 }).toBeGreaterThan(typed.length);
  const { id } = await addReading('weight', { weight: 71, unit: 'kg', recordedAt: toInstant(NOON + 2000 * 60_000) });
  await expect
    .poll(() => toldByWrite())
    .toEqual([...typed, ...waiting.map((row) => `UPDATE ${row.id}`), `INSERT ${id}`]);
  hearing.unsubscribe();

  const lotsOfChanges = lots.filter(([first]) => first?.startsWith('UPDATE'));
  expect(Math.max(...lotsOfChanges.map((lot) => lot.length))).toBeLessThanOrEqual(50);
  await expect.poll(() => shown.map((reading) => reading.id)[0]).toBe(id);
});
