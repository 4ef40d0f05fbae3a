// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import type { Reading } from '@/model/records/reading.ts';
import { createStore } from './create-store.ts';
import { deviceKey, deviceKeyUserIds, forgetDeviceKey } from '@/db/encryption/device-key.ts';
import { eraseOrphans } from './erase-store.ts';
import { newestReadings } from '@/db/records/live-readings.ts';
import { allowReopeningWhile, currentStore, openStore, type Store } from './open-store.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { addReading, removeReading } from '@/db/records/readings.ts';
import { databasesOf, eraseDatabases } from '@/db/browser-storage/store-databases.ts';
import { useStoreHealth } from './store-health.ts';
import { forgetStorePresence, recordStorePresence } from './store-loss.ts';

let number = 0;
let userId: string;
let store: Store;
let isSignedIn = true;
let seen: readonly Reading[] = [];
let stop = () => {};

const weight = (value: number) => ({ weight: value, unit: 'kg' as const, recordedAt: toInstant(Date.now()) });
const shown = () => seen.map((reading) => reading.kind === 'weight' && reading.weight).sort();

type TransactionArguments = Parameters<IDBDatabase['transaction']>;
/** Called for every transaction. Dexie binds the method when it opens, so the patch must be installed before. */
let onTransaction: (database: IDBDatabase, args: TransactionArguments) => void = () => {};
const real = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...args: TransactionArguments) {
  // The transaction of an upgrade is not a write of the app.
  if ((args[1] as string) !== 'versionchange') onTransaction(this, args);
  return real.apply(this, args);
};

beforeEach(async () => {
  onTransaction = () => {};
  localStorage.clear();
  isSignedIn = true;
  allowReopeningWhile(() => isSignedIn);
  userId = `zawadi-${number++}`;
  store = await openStore(userId);
  stop = newestReadings({ limit: 50 }).subscribe((rows) => (seen = rows));
});
afterEach(async () => {
  stop();
  vi.restoreAllMocks();
  isSignedIn = false;
  await (await currentStore()).close();
});

/** The browser closes every connection and clears the disk, as when it evicts a site. */
const clearDisk = async () => {
  await forgetDeviceKey(userId);
  await eraseDatabases(userId);
};

describe('a connection closed by the browser', () => {
  it('at any transaction of a save loses no data and needs no second tap', async () => {
    const broken: string[] = [];
    for (let k = 1; k <= 12; k += 1) {
      let calls = 0;
      onTransaction = ({ name }) => {
        calls += 1;
        // A save has two or three transactions: break the first, the second or both in turn.
        if (calls !== 1 + (k % 2) && calls !== 1 + (k % 3)) return;
        broken.push(name);
        throw new DOMException('The database connection is closing.', 'InvalidStateError');
      };
      const { id } = await addReading('weight', weight(60 + k));
      await saveProfile({ name: `Zawadi ${k}` });
      if (k % 2 === 0) await removeReading(id);
    }
    onTransaction = () => {};
    expect(broken.length).toBeGreaterThan(10);
    await expect.poll(shown).toEqual([61, 63, 65, 67, 69, 71]);
  });

  it('permanently is reopened by the next save, and live queries continue', async () => {
    await addReading('weight', weight(61));
    const { storageInstance } = await store.collection('readings');
    const { dexieDb } = (await storageInstance.internals) as unknown as { dexieDb: { close(): void } };
    dexieDb.close();
    await addReading('weight', weight(62));
    await expect.poll(shown).toEqual([61, 62]);
    expect(await currentStore()).not.toBe(store);
  });

  it('is reopened without a save, so that live queries continue', async () => {
    await addReading('weight', weight(61));
    const { storageInstance } = await store.collection('readings');
    const { dexieDb } = (await storageInstance.internals) as unknown as { dexieDb: { close(): void } };
    dexieDb.close();
    await expect.poll(async () => (await currentStore()) !== store, { timeout: 3000 }).toBe(true);
  });

  it('is not reopened for a user who has signed out meanwhile', async () => {
    await addReading('weight', weight(61));
    isSignedIn = false;
    await clearDisk();
    await expect(addReading('weight', weight(62))).rejects.toMatchObject({ reason: 'closed' });
    expect(await databasesOf(userId)).toEqual([]);
    await forgetDeviceKey(userId);
  });
});

describe('a store that the browser deleted', () => {
  it('while it was open is created again, the save succeeds, and the loss is reported', async () => {
    await addReading('weight', weight(61));
    recordStorePresence(userId, 3);
    await clearDisk();
    await addReading('weight', weight(62));
    expect(shown()).toEqual([62]);
    expect(useStoreHealth.getState().loss).toMatchObject({ unsent: 3 });
  });

  it('between two visits is reported at each start until the user has dismissed it', async () => {
    recordStorePresence(userId, 2);
    await store.close();
    await clearDisk();
    await openStore(userId);
    expect(useStoreHealth.getState().loss).toMatchObject({ unsent: 2 });
    await (await currentStore()).close();
    await openStore(userId);
    expect(useStoreHealth.getState().loss).toMatchObject({ unsent: 2 });
    forgetStorePresence(userId);
    expect(useStoreHealth.getState().loss).toBeNull();
  });

  it('together with its key is erased, because its rows are unreadable', async () => {
    await addReading('weight', weight(61));
    await store.close();
    await forgetDeviceKey(userId);
    await openStore(userId);
    stop();
    stop = newestReadings({ limit: 50 }).subscribe((rows) => (seen = rows));
    await addReading('weight', weight(62));
    await expect.poll(shown).toEqual([62]);
    expect(useStoreHealth.getState()).toMatchObject({ loss: { unsent: 0 } });
  });

  it('is not reported at the first sign-in on a device', async () => {
    await store.close();
    store = await openStore(`${userId}-new`);
    expect(useStoreHealth.getState().loss).toBeNull();
  });
});

it('closing the database of replication metadata is not a loss', async () => {
  const lost = vi.fn();
  const other = await createStore(`${userId}-metadata`, { names: ['readings'], onLost: lost });
  const { storageInstance } = await other.collection('readings');
  const metadata = await other.database.storage.createStorageInstance({
    databaseInstanceToken: other.database.token,
    databaseName: other.database.name,
    collectionName: 'rx-replication-meta-readings',
    schema: storageInstance.schema as never,
    options: {},
    multiInstance: false,
    devMode: false,
  });
  await metadata.findDocumentsById(['nothing'], false);
  await metadata.close();
  // Longer than the time in which Dexie may reopen a connection.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(lost).not.toHaveBeenCalled();
  await other.close();
});

it('data left by an interrupted sign-out is deleted at the next start, and other users keep theirs', async () => {
  const other = `${userId}-other`;
  await deviceKey(other);
  await store.close();
  store = await openStore(other);
  await store.collection('alertStates');
  await forgetDeviceKey(userId);
  expect(await databasesOf(userId)).not.toEqual([]);
  const others = await databasesOf(other);
  await eraseOrphans(null);
  expect(await databasesOf(userId)).toEqual([]);
  expect(await databasesOf(other)).toEqual(others);
  expect(await deviceKeyUserIds()).toContain(other);
});
