import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvalidRecord } from '@/model/schema/record.ts';
import type { Reading } from '@/model/records/reading.ts';
import { toInstant } from '@/model/time/instant.ts';
import { dumpDatabases } from '../../../tests/simulation/dump-databases.ts';
import { saveAlertState, liveAlertStates } from '@/db/records/alert-state.ts';
import { deviceKey, forgetDeviceKey } from '@/db/encryption/device-key.ts';
import { eraseStore } from './erase-store.ts';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import { databaseName } from '@/db/browser-storage/database-name.ts';
import { openStore, type Store } from './open-store.ts';
import { liveProfile, saveProfile } from '@/db/records/profile.ts';
import { useStoreHealth } from './store-health.ts';
import { StorageFailure } from '@/db/browser-storage/storage-failure.ts';
import { newestReadings, readingsSince } from '@/db/records/live-readings.ts';
import { addReading, removeReading, restoreReading } from '@/db/records/readings.ts';

let store: Store;
let number = 0;
const first = <T>(query: LiveQuery<T>) =>
  new Promise<T>((resolve, reject) => {
    const stop = query.subscribe((value) => (resolve(value), queueMicrotask(() => stop())), reject);
  });
const at = (minute: number) => toInstant(Date.UTC(2026, 10, 21, 7, minute));
const pressure = (minute: number) => ({
  systolic: 118,
  diastolic: 76,
  recordedAt: at(minute),
  note: 'Planted-Word-Elderflower',
});

beforeEach(async () => {
  store = await openStore(`amina-${number++}`);
});
afterEach(() => store.close());

describe('readings on the device', () => {
  it('are listed as soon as they are added, newest first', async () => {
    await addReading('bloodPressure', pressure(1));
    await addReading('weight', { weight: 68.4, unit: 'kg', recordedAt: at(3) });
    await addReading('bloodPressure', pressure(2));
    const all = await first(newestReadings({ limit: 50 }));
    expect(all.map((reading) => reading.kind)).toEqual(['weight', 'bloodPressure', 'bloodPressure']);
    const pressures = await first(newestReadings({ kind: 'bloodPressure', limit: 1 }));
    expect(pressures.map((reading) => reading.recordedAt)).toEqual([at(2)]);
    expect(await first(readingsSince({ kind: 'bloodPressure', from: at(2) }))).toHaveLength(1);
  });

  it('appear in a live query, and a removed one disappears from it', async () => {
    const seen: Reading[][] = [];
    const stop = newestReadings({ limit: 50 }).subscribe((rows) => seen.push(rows));
    const { id } = await addReading('bloodPressure', pressure(1));
    await expect.poll(() => seen.at(-1)?.length).toBe(1);
    await removeReading(id);
    await removeReading(id);
    await expect.poll(() => seen.at(-1)?.length).toBe(0);
    stop();
  });

  it('are restored by undo as a new record, with the answers on their card', async () => {
    const { id } = await addReading('bloodPressure', pressure(1));
    await saveAlertState(id, { symptoms: ['headache'], acknowledgedAt: at(2) });
    const [before] = await first(newestReadings({ limit: 1 }));
    await removeReading(id);
    const restored = await restoreReading(before!);
    expect(restored.id).not.toBe(id);
    expect(await first(newestReadings({ limit: 50 }))).toMatchObject([
      { id: restored.id, systolic: 118, note: 'Planted-Word-Elderflower' },
    ]);
    expect((await first(liveAlertStates())).get(restored.id)).toMatchObject({
      symptoms: ['headache'],
      acknowledgedAt: at(2),
    });
  });

  it('are refused when the model refuses them, and nothing is stored', async () => {
    await expect(addReading('bloodPressure', { ...pressure(1), systolic: 301 })).rejects.toThrow(InvalidRecord);
    expect(await first(newestReadings({ limit: 50 }))).toEqual([]);
  });

  it('are found by an index, without reading every row', async () => {
    const readings = await store.collection('readings');
    for (const [selector, sort] of [
      [{ kind: 'weight', recordedDesc: { $gt: -1 } }, [{ kind: 'asc' }, { recordedDesc: 'asc' }]],
      [{ recordedDesc: { $gt: -1 } }, [{ recordedDesc: 'asc' }]],
    ] as const) {
      const { queryPlan } = readings.find({ selector, sort: sort as never, limit: 50 }).getPreparedQuery();
      expect(queryPlan.sortSatisfiedByIndex).toBe(true);
      expect(queryPlan.selectorSatisfiedByIndex).toBe(true);
    }
  });
});

describe('encrypted at rest', () => {
  it('texts, numbers and names of every row are encrypted; ids and times stay readable', async () => {
    const { id } = await addReading('bloodPressure', pressure(1));
    await saveProfile({ name: 'Planted-Word-Elderflower' });
    await saveAlertState(id, { symptoms: ['headache'] });
    const stored = await dumpDatabases();
    expect(stored).toContain(id);
    const found = ['Elderflower', 'headache', '"systolic":143'].filter((planted) => stored.includes(planted));
    expect(found).toEqual([]);
  });

  it('a row encrypted with another key is counted and hidden, and does not affect other rows', async () => {
    const lost = await addReading('bloodPressure', pressure(1));
    await store.close();
    await forgetDeviceKey(store.userId);
    store = await openStore(store.userId);
    await addReading('bloodPressure', pressure(2));
    expect(await first(newestReadings({ limit: 50 }))).toMatchObject([{ recordedAt: at(2) }]);
    expect([...useStoreHealth.getState().unreadable]).toEqual([lost.id]);
  });

  it('erasing a user deletes all databases, and the next key is a new one', async () => {
    await addReading('bloodPressure', pressure(1));
    const before = await deviceKey(store.userId);
    await store.close();
    await eraseStore(store.userId);
    const names = (await indexedDB.databases()).map((database) => database.name);
    expect(names.filter((name) => name?.includes(databaseName(store.userId)))).toEqual([]);
    expect(await deviceKey(store.userId)).not.toBe(before);
    store = await openStore(store.userId);
    expect(await first(newestReadings({ limit: 50 }))).toEqual([]);
  });
});

describe('the profile and the alert cards', () => {
  it('saving the profile keeps the fields that are not changed', async () => {
    expect(await first(liveProfile())).toBeNull();
    await saveProfile({ name: 'Amina', age: 29 });
    await saveProfile({ weeksPregnant: 28 });
    expect(await first(liveProfile())).toMatchObject({ name: 'Amina', age: 29, weeksPregnant: 28, id: store.userId });
    await expect(saveProfile({ age: -1 })).rejects.toThrow(InvalidRecord);
  });

  it('two taps at once both succeed, and an answer whose care note failed is not saved', async () => {
    await Promise.all([
      saveAlertState('r2', { symptoms: ['headache'] }),
      saveAlertState('r2', { symptoms: ['headache', 'vision'] }),
    ]);
    expect((await first(liveAlertStates())).get('r2')?.symptoms).toContain('headache');
    const notes = await store.collection('careNotes');
    const careNotesOf = async (id: string) =>
      (await notes.find({ selector: {} }).exec()).filter((note) => note.get('readingId') === id);
    expect((await careNotesOf('r2')).length).toBeGreaterThan(0);
    const insert = vi.spyOn(notes, 'insert').mockRejectedValueOnce(new Error('no room'));
    await expect(saveAlertState('r3', { symptoms: ['vision'] })).rejects.toThrow();
    insert.mockRestore();
    expect((await first(liveAlertStates())).get('r3')).toBeUndefined();
    await saveAlertState('r3', { symptoms: ['vision'] });
    expect(await careNotesOf('r3')).toHaveLength(1);
  });

  it('closing a card keeps its answers', async () => {
    await saveAlertState('r1', { symptoms: ['vision'] });
    await saveAlertState('r1', { acknowledgedAt: at(5) });
    expect((await first(liveAlertStates())).get('r1')).toMatchObject({ symptoms: ['vision'], acknowledgedAt: at(5) });
  });
});

describe('a full device', () => {
  it('reports the quota error, keeps its data, and the next try works', async () => {
    await addReading('bloodPressure', pressure(1));
    let refused = 0;
    for (const method of ['add', 'put'] as const) {
      const real = IDBObjectStore.prototype[method];
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...args) {
        // On Node the channel between tabs is a database too and writes at any time.
        if (this.transaction.db.name.startsWith('pubkey.')) return real.apply(this, args);
        refused += 1;
        throw new DOMException('no more room', 'QuotaExceededError');
      });
    }
    const failed = addReading('bloodPressure', pressure(2));
    await expect(failed).rejects.toThrow(StorageFailure);
    await expect(failed).rejects.toMatchObject({ reason: 'quota' });
    expect(refused).toBeGreaterThan(0);
    vi.restoreAllMocks();
    await addReading('bloodPressure', pressure(3));
    const stored = await first(newestReadings({ limit: 50 }));
    expect(stored.map((reading) => reading.recordedAt)).toEqual([at(3), at(1)]);
  });
});
