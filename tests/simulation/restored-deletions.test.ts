import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTombstone } from '../../src/db/writes/write-tombstone.ts';
import { recordedDescOf } from '../../src/db/writes/recorded-desc.ts';
import { withoutContent } from '../../src/db/writes/without-content.ts';
import { descendingKey, toInstant } from '../../src/model/time/instant.ts';
import { Clinic } from './clinic.ts';
import { Device } from './device.ts';
import { isSynced } from './is-synced.ts';

let clinic: Clinic;
beforeAll(async () => {
  clinic = await Clinic.open();
});
afterAll(() => clinic[Symbol.asyncDispose]());

/** Adds the tombstone that a backup file contains for a record that this phone does not have. */
async function addTombstone(
  device: Device,
  collection: 'readings' | 'bookmarks' | 'reminders',
  id: string,
  deletedAt: number,
  kind?: string,
) {
  const row = { id, userId: device.store.userId, ...(kind && { kind }), recordedDesc: 0, serverUpdatedAt: '' };
  const recordedDesc = descendingKey(toInstant(deletedAt));
  await writeTombstone(await device.store.collection(collection), {
    ...withoutContent(row),
    recordedDesc,
    isBrought: true,
  });
}

it.each(['before', 'while'])('a deletion out of a file is sent when it comes %s the phone is online', async (when) => {
  const amina = await clinic.signUp(`amina-${when}`);
  await using old = await Device.of(clinic.url, amina);
  await old.goOnline();
  const [gone, kept] = await old.addPressures(2);
  await isSynced(old);

  await using phone = await Device.of(clinic.url, amina);
  if (when === 'before') await addTombstone(phone, 'readings', gone!, Date.now(), 'bloodPressure');
  await phone.goOnline();
  await isSynced(phone);
  if (when === 'while') {
    const row = await (await phone.store.collection('readings')).findOne(gone!).exec();
    expect(row).not.toBeNull();
    await addTombstone(phone, 'readings', 'not-here', Date.now(), 'bloodPressure');
    await row?.incrementalModify(withoutContent);
  }
  await isSynced(phone);
  const ids = (await clinic.documents('blood_pressure', amina.id)).map(({ $id }) => $id);
  expect(ids).toEqual([kept]);
  expect((await clinic.documents('tombstones', amina.id)).map(({ $id }) => $id)).toContain(
    when === 'before' ? gone : 'not-here',
  );
  expect((await phone.readings()).map(({ id }) => id)).toEqual([kept]);
});

it('a bookmark that was set again since stays, on the server and on every phone', async () => {
  const baraka = await clinic.signUp('baraka');
  const bookmarkedAt = toInstant(Date.now());
  await using old = await Device.of(clinic.url, baraka, ['bookmarks']);
  await (
    await old.store.collection('bookmarks')
  ).insert({
    id: 'iron',
    userId: baraka.id,
    kind: 'product',
    productId: 'iron',
    productName: 'Iron tablets',
    description: 'Once a day',
    bookmarkedAt,
    recordedDesc: recordedDescOf('bookmarks', { bookmarkedAt }),
    serverUpdatedAt: '',
  });
  await old.goOnline();
  await isSynced(old);

  await using phone = await Device.of(clinic.url, baraka, ['bookmarks']);
  await addTombstone(phone, 'bookmarks', 'iron', Date.now() - 60_000, 'product');
  await phone.goOnline();
  await isSynced(phone);
  expect(await clinic.documents('bookmarked_products', baraka.id)).toHaveLength(1);
  await expect.poll(async () => (await (await phone.store.collection('bookmarks')).find().exec()).length).toBe(1);
});

describe('a reminder that another phone has changed', () => {
  const minute = 60_000;

  /** Makes two phones of one person; one of them has a reminder and is online. */
  async function changed(name: string) {
    const account = await clinic.signUp(name);
    const old = await Device.of(clinic.url, account, ['reminders']);
    await old.goOnline();
    const [id = ''] = await old.addReminders(1);
    await isSynced(old);
    return { account, old, id };
  }
  const there = (userId: string) => clinic.documents('medication_reminders', userId);

  it('after the deletion stays, also where its record had not come yet', async () => {
    const { account, old, id } = await changed('dalila');
    await using _ = old;
    await using phone = await Device.of(clinic.url, account, ['reminders']);
    await addTombstone(phone, 'reminders', id, Date.now() - minute);
    await phone.goOnline();
    await isSynced(phone);
    expect(await there(account.id)).toHaveLength(1);
    await expect.poll(async () => (await phone.reminders()).map((row) => row.id)).toEqual([id]);
    expect(await old.reminders()).toHaveLength(1);
  });

  it('after the deletion stays, also where an older copy of it was deleted', async () => {
    const { account, old, id } = await changed('esi');
    await using _ = old;
    await using phone = await Device.of(clinic.url, account, ['reminders']);
    await phone.goOnline();
    await isSynced(phone);
    await phone.goOffline();
    const deletedAt = toInstant(Date.now());
    await old.editReminder(id, { dosage: 'two' });
    await isSynced(old);
    const row = await (await phone.store.collection('reminders')).findOne(id).exec();
    const recordedDesc = descendingKey(deletedAt);
    await row?.incrementalModify((before) => ({ ...withoutContent(before), recordedDesc, isBrought: true }));
    await phone.goOnline();
    await isSynced(phone);
    await expect.poll(() => phone.reminders()).toMatchObject([{ id, dosage: 'two' }]);
    expect(await there(account.id)).toHaveLength(1);
  });

  it('before the deletion goes', async () => {
    const { account, old, id } = await changed('fatou');
    await using _ = old;
    await using phone = await Device.of(clinic.url, account, ['reminders']);
    await addTombstone(phone, 'reminders', id, Date.now() + minute);
    await phone.goOnline();
    await isSynced(phone);
    expect(await there(account.id)).toEqual([]);
    expect(await phone.reminders()).toEqual([]);
  });
});

it('an older copy out of a file, in the place of one that could not be read, takes nothing from the server', async () => {
  const account = await clinic.signUp('grace');
  await using phone = await Device.of(clinic.url, account, ['reminders']);
  await phone.goOnline();
  const [id = ''] = await phone.addReminders(1);
  await isSynced(phone);
  const [older] = await phone.reminders();
  await phone.editReminder(id, { dosage: 'two' });
  await isSynced(phone);
  const row = await (await phone.store.collection('reminders')).findOne(id).exec();
  await row?.incrementalModify(() => ({ ...older!, serverUpdatedAt: '' }));
  await isSynced(phone);
  expect(await clinic.documents('medication_reminders', account.id)).toMatchObject([{ dosage: 'two' }]);
  await expect.poll(() => phone.reminders()).toMatchObject([{ id, dosage: 'two' }]);
});

it.each([
  ['she had chosen', (at: number) => ({ name: at, assignedDoctorId: at })],
  ['the clinic had named', (at: number) => ({ name: at })],
])('a doctor whom %s, and the clinic took away, stays away when an old file meets an empty phone', async (_, times) => {
  const account = await clinic.signUp(`halima-${Object.keys(times(0)).length}`);
  const time = Date.now() - 3_600_000;
  const createdAt = toInstant(time);
  const profile = {
    id: account.id,
    userId: account.id,
    name: 'Halima',
    assignedDoctorId: 'dr-old',
    editedAt: createdAt,
    editTimes: JSON.stringify(times(time)),
    createdAt,
    recordedDesc: recordedDescOf('profile', { createdAt }),
    serverUpdatedAt: '',
  };
  const bring = async (device: Device) => {
    await (await device.store.collection('profile')).insert(profile);
    await device.goOnline();
    await isSynced(device);
  };
  await using old = await Device.of(clinic.url, account, ['profile']);
  await bring(old);
  // Like `admin assign`, which sets no edit times.
  await clinic.overwrite('profiles', account.id, { assignedDoctorId: null });
  await isSynced(old);

  await using phone = await Device.of(clinic.url, account, ['profile']);
  await bring(phone);
  expect(await clinic.documents('profiles', account.id)).toMatchObject([{ name: 'Halima', assignedDoctorId: null }]);
  await expect.poll(async () => (await phone.profile())?.assignedDoctorId).toBeUndefined();
});
