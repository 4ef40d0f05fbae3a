import 'fake-indexeddb/auto';
import { getBroadcastChannelReference, removeBroadcastChannelReference } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Reading } from '@/model/records/reading.ts';
import { deviceKey } from '@/db/encryption/device-key.ts';
import { newestReadings } from '@/db/records/live-readings.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import type { Bulk } from './bulk-change-events.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { encryptedStorage } from '@/db/encryption/encrypted-storage.ts';
import { asSent, minutes, readingsElsewhere, rowAt, sentAt, type Readings } from '@/db/store/test-rows.ts';

let store: Store;
/** The collection as opened by the sync leader, and by a former leader that has not ended yet. */
let leader: Readings;
let formerLeader: Readings;
const messages: Bulk[] = [];
const watcher = {};
let shown: readonly Reading[] = [];
let stop = () => {};

const write = (rows: readonly object[]) => leader.bulkWrite(rows as never, 'replicated');
/** The ids of changed rows per message. Messages of an earlier write may still arrive. */
const changedIn = (id: RegExp) =>
  messages
    .map(({ events }) => events.filter(({ documentId }) => id.test(documentId)))
    .map((events) => events.flatMap(({ operation, documentId }) => (operation === 'INSERT' ? [] : documentId)));

beforeAll(async () => {
  const first = await openStore('amina');
  const { name } = first.database;
  const { schema } = await first.collection('readings');
  await first.close();
  const storage = encryptedStorage(getRxStorageDexie(), await deviceKey('amina'), { isReplicating: true });
  leader = await readingsElsewhere(storage, name, schema.jsonSchema, 'leader');
  formerLeader = await readingsElsewhere(storage, name, schema.jsonSchema, 'former-leader');
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
  await leader.close();
  await formerLeader.close();
  await store.close();
});

it('many sent rows arrive in short messages, and only loaded rows are decrypted', async () => {
  await expect.poll(() => shown.length).toBe(3);
  const decrypt = vi.spyOn(crypto.subtle, 'decrypt');
  await write(minutes(0, 300).map((minute) => asSent(rowAt(minute))));
  await expect
    .poll(() => shown.map((each) => (each as unknown as LocalRow).serverUpdatedAt))
    .toEqual([sentAt, sentAt, sentAt]);
  const changed = () => changedIn(/^reading-\d{1,3}$/);
  await expect.poll(() => changed().flat().length).toBe(300);
  expect(new Set(changed().flat()).size).toBe(300);
  expect(changed().filter((ids) => ids.length > 0)).toHaveLength(300 / 50);
  expect(Math.max(...changed().map((ids) => ids.length))).toBe(50);
  // The three shown rows, before and after, with an allowance for other queries; not 600.
  expect(decrypt.mock.calls.length).toBeLessThan(30);
  decrypt.mockRestore();
});

it('a row that was not loaded before is up to date at the next query', async () => {
  const readings = await store.collection('readings');
  const seen = async () => (await readings.findOne('reading-7').exec())?.toJSON();
  await expect.poll(seen).toMatchObject({ serverUpdatedAt: sentAt, weight: 61 });
  const all = async () => (await readings.find({ selector: { serverUpdatedAt: { $eq: sentAt } } }).exec()).length;
  await expect.poll(all).toBe(300);
});

it('a live query finds rows that match it now, although they were not loaded before', async () => {
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

it('after one write of fetched, sent and deleted rows, queries show the new state of all', async () => {
  const unsent = minutes(2_000, 2_150).map((minute) => rowAt(minute));
  await write(unsent.map((document) => ({ document })));
  await expect.poll(() => shown.map(({ id }) => id)[0]).toBe('reading-2149');
  const sent = unsent.slice(0, -1).map((row) => asSent(row));
  const deleted = unsent.slice(-1).map((row) => asSent(row));
  for (const { document } of deleted) document._deleted = true;
  const fetched = minutes(3_000, 3_300).map((minute) => ({ document: rowAt(minute, sentAt) }));
  await write([...fetched, ...sent, ...deleted]);
  await expect.poll(() => shown.map(({ id }) => id)).toEqual(['reading-3299', 'reading-3298', 'reading-3297']);
  const readings = await store.collection('readings');
  const counts = async () => (await readings.find({ selector: { recordedDesc: { $gt: 0 } } }).exec()).length;
  await expect.poll(counts).toBe(450 + 149 + 300);
  await expect.poll(() => readings.findOne('reading-2149').exec()).toBeNull();
  const changed = () => changedIn(/^reading-2\d{3}$/).flat();
  await expect.poll(() => changed().length).toBe(150);
  expect(new Set(changed()).size).toBe(150);
  const named = messages.flatMap(({ events }) => events.map(({ documentId }) => documentId));
  expect(named.filter((id) => /^reading-3\d{3}$/.test(id))).toEqual([]);
});

it('another replicating instance receives only row events', async () => {
  const received: string[] = [];
  const subscription = formerLeader.changeStream().subscribe(({ events }) => {
    received.push(...events.map(({ documentId }) => documentId));
  });
  const unsent = minutes(5_000, 5_200).map((minute) => rowAt(minute));
  await write(unsent.map((document) => ({ document })));
  await write([
    ...unsent.map((row) => asSent(row)),
    ...minutes(6_000, 6_200).map((at) => ({ document: rowAt(at, sentAt) })),
  ]);
  await expect.poll(() => received.length).toBe(400);
  expect(received.every((id) => /^reading-5\d{3}$/.test(id))).toBe(true);
  subscription.unsubscribe();
});

it('the channel stays open until its last instance closes', async () => {
  await formerLeader.close();
  const unsent = rowAt(7_000);
  await write([{ document: unsent }]);
  await write([asSent(unsent)]);
  await expect.poll(() => changedIn(/7000$/).flat()).toEqual(['reading-7000']);
});
