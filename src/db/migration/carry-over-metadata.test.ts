import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRevision } from 'rxdb/plugins/core';
import { createStore } from '@/db/store/create-store.ts';
import type { Store } from '@/db/store/open-store.ts';
import {
  carryOverAll,
  metadataLeft,
  openProfile,
  restoreProfile,
  rowsOf,
} from '../../../tests/support/carried-profile.ts';
import { readOldProfile, type OldProfile } from '../../../tests/support/old-profile.ts';
import { carryOverMetadata } from './carry-over-metadata.ts';

const save = async () => {};
let store: Store;
let profile: OldProfile;

beforeEach(() => (profile = readOldProfile()));
afterEach(() => store.close());

async function open(): Promise<void> {
  await restoreProfile(profile);
  store = await openProfile(profile);
}
const iron = async () => [...(await rowsOf(store)).values()].find(({ medicationName }) => medicationName === 'Iron');

/** Damages the encrypted text of every such row of the databases whose name contains `name`. */
function damage(name: string, isDamaged: (row: { readonly id: string; readonly serverUpdatedAt?: string }) => boolean) {
  const rows = profile.databases
    .filter((database) => database.name.includes(name))
    .flatMap(({ stores }) => stores.flatMap((each) => each.rows));
  let count = 0;
  for (const { value } of rows) {
    const row = value as { id: string; serverUpdatedAt?: string; box?: string };
    if (row.box === undefined || !isDamaged(row)) continue;
    row.box = `${row.box.slice(0, -8)}AAAAAAAA`;
    count += 1;
  }
  expect(count).toBeGreaterThan(0);
}

describe('carrying over metadata', () => {
  it('keeps an edit that is made while the row gets its base, and gives the base to the edited row', async () => {
    await open();
    const { storageInstance, database } = await store.collection('reminders');
    const write = storageInstance.bulkWrite.bind(storageInstance);
    let edits = 0;
    storageInstance.bulkWrite = async (writes, context) => {
      for (const { previous } of edits === 0 ? writes.filter(({ document }) => document.base) : []) {
        if (!previous) continue;
        edits += 1;
        const document = { ...previous, notes: 'edited meanwhile', _rev: createRevision(database.token, previous) };
        await write([{ previous, document }], 'another tab');
      }
      return write(writes, context);
    };
    await carryOverMetadata(store, 'reminders', save);
    expect(edits).toBeGreaterThan(0);
    expect(await iron()).toMatchObject({
      notes: 'edited meanwhile',
      dosage: '2 tablets',
      serverUpdatedAt: '',
      base: { dosage: '1 tablet' },
    });
  });

  it('leaves a row alone that is confirmed meanwhile', async () => {
    await open();
    const { storageInstance, database } = await store.collection('reminders');
    const write = storageInstance.bulkWrite.bind(storageInstance);
    const serverUpdatedAt = '2026-11-27T08:00:00.000+00:00';
    let confirmed = 0;
    storageInstance.bulkWrite = async (writes, context) => {
      for (const { previous } of confirmed === 0 ? writes.filter(({ document }) => document.base) : []) {
        if (!previous) continue;
        confirmed += 1;
        await write(
          [{ previous, document: { ...previous, serverUpdatedAt, _rev: createRevision(database.token, previous) } }],
          'another tab',
        );
      }
      return write(writes, context);
    };
    await carryOverMetadata(store, 'reminders', save);
    expect(confirmed).toBeGreaterThan(0);
    expect(await iron()).toMatchObject({ serverUpdatedAt });
    expect((await iron())?.base).toBeUndefined();
  });

  it('leaves out metadata that cannot be read: the row waits without a base', async () => {
    damage('rx-replication-meta', ({ id }) => id.endsWith('|0'));
    await open();
    await carryOverAll(store, new Map());
    expect(await iron()).toMatchObject({ dosage: '2 tablets', serverUpdatedAt: '' });
    expect([...(await rowsOf(store)).values()].filter(({ base }) => base)).toEqual([]);
    expect(await metadataLeft(store)).toEqual([]);
  });

  it('leaves a row that cannot be read as it is stored', async () => {
    damage('--reminders', ({ serverUpdatedAt }) => serverUpdatedAt === '');
    await open();
    const before = await rowsOf(store);
    await carryOverMetadata(store, 'reminders', save);
    const reminders = [...(await rowsOf(store))].filter(([key]) => key.startsWith('reminders '));
    expect(reminders.filter(([, { unreadable }]) => unreadable).length).toBeGreaterThan(0);
    for (const [key, row] of reminders) expect(row).toEqual(before.get(key));
  });

  it('keeps the metadata when the checkpoint cannot be saved', async () => {
    await open();
    const full = new DOMException('', 'QuotaExceededError');
    await expect(carryOverMetadata(store, 'reminders', () => Promise.reject(full))).rejects.toBe(full);
    const saved: unknown[] = [];
    await carryOverMetadata(store, 'reminders', async (checkpoint) => void saved.push(checkpoint));
    expect(saved).toHaveLength(1);
    expect(await iron()).toMatchObject({ base: { dosage: '1 tablet' } });
  });

  it('of a store that has none costs one read and opens nothing', async () => {
    store = await createStore('new-user', { isReplicating: true });
    await store.collection('reminders');
    const { internalStore, storage } = store.database;
    const find = internalStore.findDocumentsById.bind(internalStore);
    let reads = 0;
    internalStore.findDocumentsById = (...values) => ((reads += 1), find(...values));
    let openings = 0;
    Object.assign(storage, { createStorageInstance: () => ((openings += 1), Promise.reject(new Error('opened'))) });
    await carryOverMetadata(store, 'reminders', () => Promise.reject(new Error('saved')));
    expect([reads, openings]).toEqual([1, 0]);
  });
});
