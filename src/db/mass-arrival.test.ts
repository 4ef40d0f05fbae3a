import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Reading } from '@/model/reading.ts';
import { newestReadings } from './live-readings.ts';
import type { LocalRow } from './local-row.ts';
import { openStore, type Store } from './open-store.ts';
import { addReading } from './readings.ts';
import { asSent, minutes, readingsElsewhere, rowAt, sentAt, timeOf, type Readings } from './test-rows.ts';

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

it('many rows that another realm has fetched are on screen without being opened one by one', async () => {
  await addReading('weight', { weight: 60, unit: 'kg', recordedAt: timeOf(-1) });
  await expect.poll(() => shown.length).toBe(1);
  await fetched(0, 1);
  await expect.poll(() => shown.map(({ id }) => id)[0]).toBe('reading-0');

  const opened = vi.spyOn(crypto.subtle, 'decrypt');
  await fetched(1, 401);
  await expect.poll(() => shown.map(({ id }) => id)).toEqual(['reading-400', 'reading-399', 'reading-398']);
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
  const waiting = minutes(-300, -100).map((minute) => ({ document: rowAt(minute) }));
  await write(waiting);
  await expect.poll(() => told.length).toBe(200);
  expect(told.every((weight) => typeof weight === 'number')).toBe(true);
  hearing.unsubscribe();
});

it('what comes after them is told row by row again', async () => {
  await fetched(401, 403);
  await expect.poll(() => shown.map(({ id }) => id)).toEqual(['reading-402', 'reading-401', 'reading-400']);
  const { id } = await addReading('weight', { weight: 70, unit: 'kg', recordedAt: timeOf(600) });
  await expect.poll(() => shown.map((reading) => reading.id)).toEqual([id, 'reading-402', 'reading-401']);
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
  const waiting = minutes(1000, 1400).map((minute) => rowAt(minute));
  await write(waiting.map((document) => ({ document })));
  const typed = waiting.map((row) => `INSERT ${row.id}`);
  await expect.poll(() => toldByWrite()).toEqual(typed);

  await write(waiting.map(asSent));
  await expect.poll(() => told().length, { interval: 1 }).toBeGreaterThan(typed.length);
  const { id } = await addReading('weight', { weight: 71, unit: 'kg', recordedAt: timeOf(2000) });
  await expect
    .poll(() => toldByWrite())
    .toEqual([...typed, ...waiting.map((row) => `UPDATE ${row.id}`), `INSERT ${id}`]);
  hearing.unsubscribe();

  const lotsOfChanges = lots.filter(([first]) => first?.startsWith('UPDATE'));
  expect(Math.max(...lotsOfChanges.map((lot) => lot.length))).toBeLessThanOrEqual(50);
  await expect.poll(() => shown.map((reading) => reading.id)[0]).toBe(id);
});
