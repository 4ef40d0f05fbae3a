import 'fake-indexeddb/auto';
import { getBroadcastChannelReference, removeBroadcastChannelReference } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Reading } from '@/model/reading.ts';
import { deviceKey } from './device-key.ts';
import { newestReadings } from './live-readings.ts';
import type { LocalRow } from './local-row.ts';
import type { Bulk } from './lots.ts';
import { openStore, type Store } from './open-store.ts';
import { sealedStorage } from './sealed-storage.ts';
import { asSent, minutes, readingsElsewhere, rowAt, sentAt, type Readings } from './test-rows.ts';

let store: Store;
/** The collection as the realm has it open that carries the records, and as another one that has not ended yet. */
let carrier: Readings;
let former: Readings;
const messages: Bulk[] = [];
const watcher = {};
let shown: readonly Reading[] = [];
let stop = () => {};

const write = (rows: readonly object[]) => carrier.bulkWrite(rows as never, 'carried');
/** What the messages say was changed, each message for itself; those of an earlier write may still be on their way. */
const changedIn = (id: RegExp) =>
  messages
    .map(({ events }) => events.filter(({ documentId }) => id.test(documentId)))
    .map((events) => events.flatMap(({ operation, documentId }) => (operation === 'INSERT' ? [] : documentId)));

beforeAll(async () => {
  const first = await openStore('amina');
  const { name } = first.database;
  const { schema } = await first.collection('readings');
  await first.close();
  const storage = sealedStorage(getRxStorageDexie(), await deviceKey('amina'), { carries: true });
  carrier = await readingsElsewhere(storage, name, schema.jsonSchema, 'carrier');
  former = await readingsElsewhere(storage, name, schema.jsonSchema, 'former');
  await write(minutes(-150, 300).map((minute) => ({ document: rowAt(minute) })));
  getBroadcastChannelReference('dexie', 'watcher', name, watcher).addEventListener('message', (message) => {
    if (message.collectionName === 'readings') messages.push(message.eventBulk as Bulk);
  });
  store = await openStore('amina');
  stop = newestReadings({ kind: 'weight', limit: 3 }).subscribe((readings) => (shown = readings));
});
afterAll(async () => {
  stop();
  await removeBroadcastChannelReference('watcher', watcher);
  await carrier.close();
  await former.close();
  await store.close();
});

it('many rows that were sent come in short messages, and only those that somebody has met are opened', async () => {
  await expect.poll(() => shown.length).toBe(3);
  const opened = vi.spyOn(crypto.subtle, 'decrypt');
  await write(minutes(0, 300).map((minute) => asSent(rowAt(minute))));
  await expect
    .poll(() => shown.map((each) => (each as unknown as LocalRow).serverUpdatedAt))
    .toEqual([sentAt, sentAt, sentAt]);
  const told = () => changedIn(/^reading-\d{1,3}$/);
  await expect.poll(() => told().flat().length).toBe(300);
  expect(new Set(told().flat()).size).toBe(300);
  expect(told().filter((ids) => ids.length > 0)).toHaveLength(300 / 50);
  expect(Math.max(...told().map((ids) => ids.length))).toBe(50);
  // The three that are shown, before and after, with room for whoever asks as well; not 600.
  expect(opened.mock.calls.length).toBeLessThan(30);
  opened.mockRestore();
});

it('a row that nobody had met is up to date for whoever asks for it next', async () => {
  const readings = await store.collection('readings');
  const seen = async () => (await readings.findOne('reading-7').exec())?.toJSON();
  await expect.poll(seen).toMatchObject({ serverUpdatedAt: sentAt, weight: 61 });
  const all = async () => (await readings.find({ selector: { serverUpdatedAt: { $eq: sentAt } } }).exec()).length;
  await expect.poll(all).toBe(300);
});

it('a live query finds what has come to match it, although nobody had met it', async () => {
  const readings = await store.collection('readings');
  const laterAt = '2026-11-03T08:00:00.000Z';
  let found: number | undefined;
  const live = readings
    .find({ selector: { serverUpdatedAt: { $eq: laterAt } } })
    .$.subscribe((rows) => (found = rows.length));
  await expect.poll(() => found).toBe(0);
  await write(
    minutes(-150, 0)
      .map((minute) => asSent(rowAt(minute)))
      .map(({ previous, document }) => ({ previous, document: { ...document, serverUpdatedAt: laterAt } })),
  );
  await expect.poll(() => found).toBe(150);
  live.unsubscribe();
});

it('one write of fetched, sent and deleted rows shows all of them as they now are', async () => {
  const waiting = minutes(2_000, 2_150).map((minute) => rowAt(minute));
  await write(waiting.map((document) => ({ document })));
  await expect.poll(() => shown.map(({ id }) => id)[0]).toBe('reading-2149');
  const sent = waiting.slice(0, -1).map((row) => asSent(row));
  const gone = waiting.slice(-1).map((row) => asSent(row));
  for (const { document } of gone) document._deleted = true;
  const fetched = minutes(3_000, 3_300).map((minute) => ({ document: rowAt(minute, sentAt) }));
  await write([...fetched, ...sent, ...gone]);
  await expect.poll(() => shown.map(({ id }) => id)).toEqual(['reading-3299', 'reading-3298', 'reading-3297']);
  const readings = await store.collection('readings');
  const counts = async () => (await readings.find({ selector: { recordedDesc: { $gt: 0 } } }).exec()).length;
  await expect.poll(counts).toBe(450 + 149 + 300);
  await expect.poll(() => readings.findOne('reading-2149').exec()).toBeNull();
  const told = () => changedIn(/^reading-2\d{3}$/).flat();
  await expect.poll(() => told().length).toBe(150);
  expect(new Set(told()).size).toBe(150);
  const named = messages.flatMap(({ events }) => events.map(({ documentId }) => documentId));
  expect(named.filter((id) => /^reading-3\d{3}$/.test(id))).toEqual([]);
});

it('whoever carries as well hears of rows only', async () => {
  const heard: string[] = [];
  const hearing = former.changeStream().subscribe(({ events }) => {
    heard.push(...events.map(({ documentId }) => documentId));
  });
  const waiting = minutes(5_000, 5_200).map((minute) => rowAt(minute));
  await write(waiting.map((document) => ({ document })));
  await write([
    ...waiting.map((row) => asSent(row)),
    ...minutes(6_000, 6_200).map((at) => ({ document: rowAt(at, sentAt) })),
  ]);
  await expect.poll(() => heard.length).toBe(400);
  expect(heard.every((id) => /^reading-5\d{3}$/.test(id))).toBe(true);
  hearing.unsubscribe();
});

it('a channel is left with the last instance that used it', async () => {
  await former.close();
  const waiting = rowAt(7_000);
  await write([{ document: waiting }]);
  await write([asSent(waiting)]);
  await expect.poll(() => changedIn(/7000$/).flat()).toEqual(['reading-7000']);
});
