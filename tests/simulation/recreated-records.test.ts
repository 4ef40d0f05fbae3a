import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordedDescOf } from '../../src/db/writes/recorded-desc.ts';
import { withoutContent } from '../../src/db/writes/without-content.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { Clinic } from './clinic.ts';
import { Device } from './device.ts';
import { isSynced } from './is-synced.ts';

let clinic: Clinic;

beforeAll(async () => {
  clinic = await Clinic.open();
});
afterAll(() => clinic[Symbol.asyncDispose]());

const ID = 'bookmark-of-iron-tablets';
const onServer = (userId: string) => clinic.documents('bookmarked_products', userId);
const here = async (device: Device) => (await (await device.store.collection('bookmarks')).find().exec()).length;

async function bookmark(device: Device, bookmarkedAt = toInstant(Date.now())): Promise<void> {
  await (
    await device.store.collection('bookmarks')
  ).insert({
    id: ID,
    userId: device.store.userId,
    kind: 'product',
    productId: 'iron',
    productName: 'Iron tablets',
    description: 'Once a day',
    bookmarkedAt,
    recordedDesc: recordedDescOf('bookmarks', { bookmarkedAt }),
    serverUpdatedAt: '',
  });
}

async function forget(device: Device): Promise<void> {
  const row = await (await device.store.collection('bookmarks')).findOne(ID).exec();
  await row?.incrementalModify(withoutContent);
}

it('a bookmark that was taken away can be set again, and stays on every phone', async () => {
  const amina = await clinic.signUp('amina');
  await using one = await Device.of(clinic.url, amina, ['bookmarks']);
  await using other = await Device.of(clinic.url, amina, ['bookmarks']);
  await one.goOnline();
  await other.goOnline();
  await bookmark(one);
  await isSynced(one);
  other.replication.resync();
  await expect.poll(() => here(other)).toBe(1);
  await forget(one);
  await isSynced(one);
  other.replication.resync();
  await expect.poll(() => here(other)).toBe(0);
  expect(await onServer(amina.id)).toEqual([]);

  await bookmark(one);
  await isSynced(one);
  expect(await onServer(amina.id)).toHaveLength(1);
  expect(await clinic.documents('tombstones', amina.id)).toEqual([]);
  other.replication.resync();
  await expect.poll(() => here(other)).toBe(1);
  // The phone that stores the tombstone must not delete the new record.
  other.replication.resync();
  await isSynced(other);
  expect([await here(one), await here(other), (await onServer(amina.id)).length]).toEqual([1, 1, 1]);
});

it('one that was set before it was taken away elsewhere, and arrives late, stays away', async () => {
  const baraka = await clinic.signUp('baraka');
  await using one = await Device.of(clinic.url, baraka, ['bookmarks']);
  await using other = await Device.of(clinic.url, baraka, ['bookmarks']);
  await bookmark(other);
  await bookmark(one);
  await one.goOnline();
  await isSynced(one);
  await forget(one);
  await isSynced(one);
  await other.goOnline();
  await isSynced(other);
  await expect.poll(async () => [await here(other), (await onServer(baraka.id)).length]).toEqual([0, 0]);
});
