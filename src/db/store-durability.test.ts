// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toInstant } from '@/model/instant.ts';
import type { Reading } from '@/model/reading.ts';
import { createStore } from './create-store.ts';
import { deviceKey, deviceKeyOwners, forgetDeviceKey } from './device-key.ts';
import { eraseOrphans } from './erase-store.ts';
import { newestReadings } from './live-readings.ts';
import { askBeforeReopening, currentStore, openStore, type Store } from './open-store.ts';
import { saveProfile } from './profile.ts';
import { addReading, removeReading } from './readings.ts';
import { databasesOf, eraseDatabases } from './store-databases.ts';
import { useStoreHealth } from './store-health.ts';
import { forgetKept, noteKept } from './store-loss.ts';

let number = 0;
let userId: string;
let store: Store;
let isHere = true;
let seen: readonly Reading[] = [];
let stop = () => {};

const weight = (value: number) => ({ weight: value, unit: 'kg' as const, recordedAt: toInstant(Date.now()) });
const shown = () => seen.map((reading) => reading.kind === 'weight' && reading.weight).sort();

type Opening = Parameters<IDBDatabase['transaction']>;
/** Sees every transaction; Dexie binds the method when it opens, so it must be in place before. */
let onTransaction: (database: IDBDatabase, given: Opening) => void = () => {};
const real = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...given: Opening) {
  // The one that an opening is made of is the database's own.
  if ((given[1] as string) !== 'versionchange') onTransaction(this, given);
  return real.apply(this, given);
};

beforeEach(async () => {
  onTransaction = () => {};
  localStorage.clear();
  isHere = true;
  askBeforeReopening(() => isHere);
  userId = `zawadi-${number++}`;
  store = await openStore(userId);
  stop = newestReadings({ limit: 50 }).subscribe((rows) => (seen = rows));
});
afterEach(async () => {
  stop();
  vi.restoreAllMocks();
  isHere = false;
  await (await currentStore()).close();
});

/** The browser closes every connection and clears the disk, as when it evicts a site. */
const clearDisk = async () => {
  await forgetDeviceKey(userId);
  await eraseDatabases(userId);
};

describe('a connection that the browser has closed', () => {
  it('at any transaction of a save loses nothing and costs no second tap', async () => {
    const broken: string[] = [];
    for (let k = 1; k <= 12; k += 1) {
      let calls = 0;
      onTransaction = ({ name }) => {
        calls += 1;
        // A save is two or three transactions: the first, the second or both in turn.
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

  it('for good is opened again by the next save, and what is on screen follows', async () => {
    await addReading('weight', weight(61));
    const { storageInstance } = await store.collection('readings');
    const { dexieDb } = (await storageInstance.internals) as unknown as { dexieDb: { close(): void } };
    dexieDb.close();
    await addReading('weight', weight(62));
    await expect.poll(shown).toEqual([61, 62]);
    expect(await currentStore()).not.toBe(store);
  });

  it('is opened again without a save, so that the screen is not stuck', async () => {
    await addReading('weight', weight(61));
    const { storageInstance } = await store.collection('readings');
    const { dexieDb } = (await storageInstance.internals) as unknown as { dexieDb: { close(): void } };
    dexieDb.close();
    await expect.poll(async () => (await currentStore()) !== store, { timeout: 3000 }).toBe(true);
  });

  it('is not opened again for whoever has signed out meanwhile', async () => {
    await addReading('weight', weight(61));
    isHere = false;
    await clearDisk();
    await expect(addReading('weight', weight(62))).rejects.toMatchObject({ reason: 'closed' });
    expect(await databasesOf(userId)).toEqual([]);
    await forgetDeviceKey(userId);
  });
});

describe('a store that has gone', () => {
  it('while it was open is made again, the save stands, and it is said', async () => {
    await addReading('weight', weight(61));
    noteKept(userId, 3);
    await clearDisk();
    await addReading('weight', weight(62));
    expect(shown()).toEqual([62]);
    expect(useStoreHealth.getState().loss).toMatchObject({ unsent: 3 });
  });

  it('between two visits is noticed at the start, until it has been read', async () => {
    noteKept(userId, 2);
    await store.close();
    await clearDisk();
    await openStore(userId);
    expect(useStoreHealth.getState().loss).toMatchObject({ unsent: 2 });
    await (await currentStore()).close();
    await openStore(userId);
    expect(useStoreHealth.getState().loss).toMatchObject({ unsent: 2 });
    forgetKept(userId);
    expect(useStoreHealth.getState().loss).toBeNull();
  });

  it('with its key is cleared, because nobody can read it any more', async () => {
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

  it('is no loss when she signs in on a phone for the first time', async () => {
    await store.close();
    store = await openStore(`${userId}-new`);
    expect(useStoreHealth.getState().loss).toBeNull();
  });
});

it('replication that closes its own notes is no loss', async () => {
  const lost = vi.fn();
  const other = await createStore(`${userId}-notes`, { names: ['readings'], lost });
  const { storageInstance } = await other.collection('readings');
  const notes = await other.database.storage.createStorageInstance({
    databaseInstanceToken: other.database.token,
    databaseName: other.database.name,
    collectionName: 'rx-replication-meta-readings',
    schema: storageInstance.schema as never,
    options: {},
    multiInstance: false,
    devMode: false,
  });
  await notes.findDocumentsById(['nothing'], false);
  await notes.close();
  // Longer than a connection gets to come back by itself.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(lost).not.toHaveBeenCalled();
  await other.close();
});

it('what an interrupted sign-out has left goes at the next start, and nobody else loses anything', async () => {
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
  expect(await deviceKeyOwners()).toContain(other);
});
