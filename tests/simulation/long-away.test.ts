import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TOMBSTONE_RETENTION_MS } from '../../src/model/records/tombstone-retention.ts';
import { DAY_MS } from '../../src/model/time/durations.ts';
import { Clinic } from './clinic.ts';
import { Device, type Account } from './device.ts';
import { isSynced } from './is-synced.ts';
import { lastContact } from './last-contact.ts';

const DAYS = TOMBSTONE_RETENTION_MS / DAY_MS + 1;

let clinic: Clinic;
let amina: Account;

beforeEach(async () => {
  clinic = await Clinic.open();
  amina = await clinic.signUp('amina');
});
afterEach(() => clinic[Symbol.asyncDispose]());

const onServer = async () => (await clinic.documents('medication_reminders', amina.id)).map(({ $id }) => String($id));
const medicines = async (phone: Device) => (await phone.reminders()).map(({ medicationName }) => medicationName);

/** A phone that has two reminders and is offline, while the server deletes one; its tombstone is older than 180 days. */
async function phoneThatMissedADeletion(): Promise<{ phone: Device; deleted: string }> {
  const phone = await Device.of(clinic.url, amina, ['reminders']);
  const [deleted = ''] = await phone.addReminders(2);
  await phone.goOnline();
  await isSynced(phone);
  await phone.goOffline();
  await clinic.erase('medication_reminders', deleted);
  await lastContact(phone, DAYS);
  return { phone, deleted };
}

describe('a phone that was away for longer than tombstones are stored', () => {
  it('removes a record that the server no longer has, and does not send it again', async () => {
    const { phone, deleted } = await phoneThatMissedADeletion();
    await using _ = phone;
    await phone.goOnline();
    await expect.poll(() => medicines(phone)).toEqual(['Medicine 1']);
    await isSynced(phone);
    expect(await onServer()).not.toContain(deleted);
  });

  it('does not create a record again with the edit that it made meanwhile: a deletion wins over an edit', async () => {
    const { phone, deleted } = await phoneThatMissedADeletion();
    await using _ = phone;
    await phone.editReminder(deleted, { dosage: 'two' });
    await phone.goOnline();
    await isSynced(phone);
    expect(await onServer()).not.toContain(deleted);
    await expect.poll(() => medicines(phone)).toEqual(['Medicine 1']);
  });

  it('sends what it added meanwhile', async () => {
    const { phone } = await phoneThatMissedADeletion();
    await using _ = phone;
    const [added = ''] = await phone.addReminders(1);
    await phone.goOnline();
    await isSynced(phone);
    expect(await onServer()).toContain(added);
  });
});
