import 'fake-indexeddb/auto';
import type { Table } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TOMBSTONE_RETENTION_MS } from '../../src/model/records/tombstone-retention.ts';
import { DAY_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { SyncRecords } from '../../src/sync/records/sync-records.ts';
import { Clinic } from './clinic.ts';
import { Device, type Account } from './device.ts';
import { isSynced } from './is-synced.ts';

let clinic: Clinic;
let amina: Account;

beforeEach(async () => {
  clinic = await Clinic.open();
  amina = await clinic.signUp('amina');
});
afterEach(() => clinic[Symbol.asyncDispose]());

/** Sets the times of a row back, as if the phone had stored it that long ago. */
async function age(phone: Device, id: string, days: number): Promise<void> {
  const { storageInstance } = await phone.store.collection('readings');
  const { dexieTable } = await (storageInstance.internals as Promise<{ dexieTable: Table }>);
  const then = Date.now() - days * DAY_MS;
  await dexieTable.update(id, { serverUpdatedAt: toInstant(then), '_meta.lwt': then });
}
const isStored = async (phone: Device, id: string) => {
  const { storageInstance } = await phone.store.collection('readings');
  return (await storageInstance.findDocumentsById([id], true)).length === 1;
};

it('a phone that is in sync removes tombstones of more than 180 days, and no newer ones', async () => {
  await using phone = await Device.of(clinic.url, amina);
  const ids = await phone.addPressures(2);
  const [old = '', recent = ''] = ids;
  await phone.goOnline();
  await isSynced(phone);
  for (const id of ids) await phone.remove(id);
  await isSynced(phone);
  await phone.goOffline();
  await clinic.erase('tombstones', old);
  await age(phone, old, TOMBSTONE_RETENTION_MS / DAY_MS + 1);
  const records = new SyncRecords(phone.store);
  await records.saveFact('purgedAt', toInstant(Date.now() - 2 * DAY_MS));
  records.close();
  await phone.goOnline();
  await expect.poll(() => isStored(phone, old), { timeout: 20_000 }).toBe(false);
  expect(await isStored(phone, recent)).toBe(true);
});
