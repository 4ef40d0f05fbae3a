import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { addReading, removeReading } from '@/db/records/readings.ts';
import { toInstant } from '@/model/time/instant.ts';
import { SyncRecords } from './sync-records.ts';

const { transaction } = IDBDatabase.prototype;
afterAll(() => {
  IDBDatabase.prototype.transaction = transaction;
});

it('every write of records and of sync’s own database is durable before it resolves', async () => {
  const writes: { part: string | undefined; durability: string | undefined }[] = [];
  // Before the store is opened, because Dexie binds the method then.
  IDBDatabase.prototype.transaction = function (...given: Parameters<typeof transaction>) {
    const [, mode, options] = given;
    if (mode === 'readwrite') writes.push({ part: this.name.split('--').at(-1), durability: options?.durability });
    return transaction.apply(this, given);
  };
  const store = await openStore('strict-amina');
  const { id } = await addReading('weight', { weight: 61, unit: 'kg', recordedAt: toInstant(Date.now()) });
  await removeReading(id);
  const records = new SyncRecords(store);
  await records.saveFact('lastSafeCopyAt', toInstant(Date.now()));
  records.close();
  await store.close();
  expect(writes.map(({ part }) => part)).toEqual(expect.arrayContaining(['maia_device', 'readings', 'sync']));
  // Without a BroadcastChannel, RxDB sends its messages between tabs through a database of its own.
  const ours = writes.filter(({ part }) => !part?.includes('broadcast-channel'));
  expect(ours.filter(({ durability }) => durability !== 'strict')).toEqual([]);
});
