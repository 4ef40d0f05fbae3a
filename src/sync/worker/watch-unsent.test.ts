import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addReading, removeReading } from '@/db/records/readings.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { toInstant } from '@/model/time/instant.ts';
import { watchUnsent } from './watch-unsent.ts';

let store: Store;
const told: number[] = [];
let stop = () => {};

beforeAll(async () => {
  store = await openStore('amina');
  stop = await watchUnsent(store, (waiting) => told.push(waiting));
});
afterAll(async () => {
  stop();
  await store.close();
});

const pressure = { systolic: 118, diastolic: 76, recordedAt: toInstant(Date.UTC(2026, 10, 1)) };
const isCounted = (count: number) => expect.poll(() => told.at(-1)).toBe(count);

it('a reading counts as unsent from the moment it is saved until it is confirmed', async () => {
  expect(told).toEqual([0]);
  const { id } = await addReading('bloodPressure', pressure);
  expect(told.slice(1)).toContain(1);
  await isCounted(1);
  expect(told.slice(1)).not.toContain(0);

  const readings = await store.collection('readings');
  await (await readings.findOne(id).exec())?.incrementalPatch({ serverUpdatedAt: toInstant(Date.now()) });
  await isCounted(0);
  const before = told.length;
  await removeReading(id);
  await isCounted(1);
  expect(told.slice(before)).not.toContain(0);
});
