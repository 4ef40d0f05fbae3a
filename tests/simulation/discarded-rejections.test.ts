import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordedDescOf } from '../../src/db/writes/recorded-desc.ts';
import { withoutContent } from '../../src/db/writes/without-content.ts';
import { dose, doseId } from '../../src/model/reminders/dose.ts';
import { newEditTimes } from '../../src/model/merge/edit-times.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import { tombstone } from '../../src/model/records/tombstone.ts';
import { discardChange } from '../../src/sync/records/discard-change.ts';
import { SyncRecords } from '../../src/sync/records/sync-records.ts';
import { Clinic } from './clinic.ts';
import { Device, type Account } from './device.ts';
import { isSynced } from './is-synced.ts';

let clinic: Clinic;
beforeAll(async () => {
  clinic = await Clinic.open();
});
afterAll(() => clinic[Symbol.asyncDispose]());

/** The action "Remove", when the server has rejected one record of this phone. */
async function removeRefused(device: Device): Promise<void> {
  const records = new SyncRecords(device.store);
  await expect.poll(() => records.rejectionCount()).toBe(1);
  const [rejection] = await records.rejections();
  await discardChange(device.store, records, rejection!);
  records.close();
}

async function sayDose(device: Device, outcome: string): Promise<void> {
  const recordedAt = toInstant(Date.now());
  const values = { reminderId: 'iron', date: '2026-11-23', time: '08:00', outcome, recordedAt };
  await (
    await device.store.collection('doses')
  ).insert({
    id: await doseId(values.reminderId, values.date, values.time),
    userId: device.store.userId,
    ...values,
    ...newEditTimes(dose, {}, values),
    createdAt: recordedAt,
    recordedDesc: recordedDescOf('doses', values),
    serverUpdatedAt: '',
  });
}

const tooLong = 'n'.repeat(400);
const profiles = ({ id }: Account) => clinic.documents('profiles', id);
const tombstones = ({ id }: Account) => clinic.documents('tombstones', id);

describe('a refused record whose id follows from what it names, and that is given up,', () => {
  it('can be made again: a profile', async () => {
    const amina = await clinic.signUp('amina');
    await using phone = await Device.of(clinic.url, amina, ['profile']);
    await phone.saveProfile({ name: tooLong, address: 'Old Town' });
    await phone.goOnline();
    await removeRefused(phone);
    await isSynced(phone);
    expect(await phone.profile()).toBeUndefined();
    expect(await tombstones(amina)).toEqual([]);

    await phone.saveProfile({ name: 'Amina', address: 'New Road' });
    await isSynced(phone);
    expect(await phone.profile()).toMatchObject({ name: 'Amina' });
    expect(await profiles(amina)).toMatchObject([{ name: 'Amina', address: 'New Road' }]);
  });

  it('can be made again: an answer to a dose', async () => {
    const baraka = await clinic.signUp('baraka');
    await using phone = await Device.of(clinic.url, baraka, ['doses']);
    await sayDose(phone, 'eaten');
    await phone.goOnline();
    await removeRefused(phone);
    await isSynced(phone);
    await sayDose(phone, 'taken');
    await isSynced(phone);
    expect(await clinic.documents('dose_events', baraka.id)).toMatchObject([{ outcome: 'taken' }]);
    expect(await (await phone.store.collection('doses')).find().exec()).toHaveLength(1);
  });

  it('gives way to the one that another phone made meanwhile', async () => {
    const chidi = await clinic.signUp('chidi');
    await using one = await Device.of(clinic.url, chidi, ['profile']);
    await using other = await Device.of(clinic.url, chidi, ['profile']);
    await other.goOnline();
    await isSynced(other);
    await one.saveProfile({ name: tooLong });
    await one.goOnline();
    await expect.poll(() => one.status?.dead).toBe(1);
    await other.saveProfile({ name: 'Chidi', allergies: 'penicillin' }, toInstant(Date.now() - 60_000));
    await isSynced(other);
    one.replication.resync();
    await isSynced(one);
    await removeRefused(one);
    await expect.poll(() => one.profile()).toMatchObject({ name: 'Chidi', allergies: 'penicillin' });
    expect(await profiles(chidi)).toHaveLength(1);
    expect(await tombstones(chidi)).toEqual([]);
  });

  it('can be made again where the tombstone of one that was given up before lies', async () => {
    const dalia = await clinic.signUp('dalia');
    const data = { userId: dalia.id, entity: 'profiles', deletedAt: toInstant(Date.now()) };
    await clinic.plant('tombstones', dalia.id, data, ownerGrants(tombstone.creatorMay, dalia.id));
    await using one = await Device.of(clinic.url, dalia, ['profile']);
    await using other = await Device.of(clinic.url, dalia, ['profile']);
    await one.saveProfile({ name: 'Dalia' });
    // What an earlier version of the app left on a phone that has been offline since.
    await other.saveProfile({ name: tooLong });
    const row = await (await other.store.collection('profile')).findOne(dalia.id).exec();
    await row?.incrementalModify(withoutContent);
    await one.goOnline();
    await isSynced(one);
    expect(await profiles(dalia)).toMatchObject([{ name: 'Dalia' }]);
    await other.goOnline();
    await isSynced(other);
    await expect.poll(() => other.profile()).toMatchObject({ name: 'Dalia' });
    expect(await one.profile()).toMatchObject({ name: 'Dalia' });
  });
});
