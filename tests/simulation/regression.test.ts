import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toInstant } from '../../src/model/instant.ts';
import { Clinic } from './clinic.ts';
import { Device, type Account } from './device.ts';
import { isSynced } from './is-synced.ts';
import { Network, type Sent } from './network.ts';

let clinic: Clinic;
let network: Network;
let amina: Account;
let number = 0;

beforeAll(async () => {
  clinic = await Clinic.open();
});
afterAll(() => clinic[Symbol.asyncDispose]());
beforeEach(async () => {
  network = new Network();
  amina = await clinic.signUp(`zainab-${(number += 1)}`);
});
afterEach(() => network[Symbol.dispose]());

const pressuresOnServer = () => clinic.documents('blood_pressure', amina.id);
const remindersOnServer = () => clinic.documents('medication_reminders', amina.id);
const isCommit = ({ method, body }: Sent) => method === 'PATCH' && body.includes('"commit":true');
const isEdit = ({ method, path }: Sent) => method === 'PATCH' && path.includes('/documents/');

/** Reminders that are on the server and on the phone, which is offline. */
async function reminded(phone: Device, count: number): Promise<string[]> {
  const ids = await phone.addReminders(count);
  await phone.goOnline();
  await isSynced(phone);
  await phone.goOffline();
  return ids;
}

describe("what goes wrong with RxDB's own plugin for Appwrite", () => {
  it.each([30, 25])('E1: of %i records that were changed offline, all reach the server', async (count) => {
    await using phone = await Device.of(clinic.url, amina, ['reminders']);
    const ids = await reminded(phone, count);
    for (const id of ids) await phone.editReminder(id, { dosage: 'two' });
    await phone.goOnline();
    await expect
      .poll(async () => (await remindersOnServer()).filter(({ dosage }) => dosage === 'two').length, {
        timeout: 18_000,
      })
      .toBe(count);
  });

  it('E2: what came while the bell was silent is there after it rings again', async () => {
    await using phone = await Device.of(clinic.url, amina);
    await using other = await Device.of(clinic.url, amina);
    await phone.addPressure();
    await phone.goOnline({ withBell: true });
    await isSynced(phone);
    await other.goOnline();
    phone.dropSocket();
    await other.addPressures(5);
    await expect.poll(pressuresOnServer).toHaveLength(6);
    await other.addPressure();
    await expect.poll(async () => (await phone.readings()).length, { timeout: 10_000 }).toBe(7);
  });

  it('E3: of 150 records one is refused; the 149 others land, and the server is not stormed', async () => {
    await using phone = await Device.of(clinic.url, amina);
    await phone.addPressures(80);
    const bad = await phone.addPressure({ systolic: 9000 });
    await phone.addPressures(69);
    await phone.goOnline();
    await expect.poll(async () => (await pressuresOnServer()).length, { timeout: 18_000 }).toBe(149);
    await isSynced(phone);
    expect((await phone.replication.records.letters()).map(({ id }) => id)).toEqual([bad]);
    expect(network.writes.length).toBeLessThanOrEqual(70);
  });

  it('E4: a create whose answer is lost is there once', async () => {
    await using phone = await Device.of(clinic.url, amina);
    let left = 1;
    network.trouble = (sent) => (isCommit(sent) && left-- > 0 ? 'lose response' : undefined);
    const id = await phone.addPressure();
    await phone.goOnline();
    await isSynced(phone);
    expect(network.faults).toHaveLength(1);
    expect((await pressuresOnServer()).map(({ $id }) => $id)).toEqual([id]);
  });

  it('E4b: an edit made before the lost create is tried again is not replaced by the old value', async () => {
    await using phone = await Device.of(clinic.url, amina);
    let isEdited: Promise<void> | undefined;
    network.trouble = (sent) => {
      if (isEdited || !isCommit(sent)) return undefined;
      isEdited = phone.saveProfile({ age: 41 });
      return 'lose response';
    };
    await phone.saveProfile({ age: 40 });
    await phone.goOnline();
    await expect.poll(() => isEdited !== undefined).toBe(true);
    await isEdited;
    await expect.poll(async () => (await clinic.documents('profiles', amina.id))[0]?.age, { timeout: 18_000 }).toBe(41);
    await isSynced(phone);
    expect((await phone.profile())?.age).toBe(41);
    expect(network.faults).toHaveLength(1);
  });

  it('E5: a record that may no longer be touched holds up no other edit', async () => {
    await using phone = await Device.of(clinic.url, amina, ['reminders']);
    const [hidden = '', ...others] = await reminded(phone, 5);
    await clinic.hide('medication_reminders', hidden);
    for (const id of [hidden, ...others]) await phone.editReminder(id, { dosage: 'two' });
    await phone.goOnline();
    await expect
      .poll(async () => (await remindersOnServer()).filter(({ dosage }) => dosage === 'two').length, {
        timeout: 18_000,
      })
      .toBe(others.length);
    await expect.poll(() => phone.status, { timeout: 18_000 }).toMatchObject({ dead: 1, pending: 0 });
    expect((await phone.replication.records.letters()).map(({ id }) => id)).toEqual([hidden]);
  });

  it('E6: a write that was stamped before a pull and became visible after it is pulled', async () => {
    await using phone = await Device.of(clinic.url, amina);
    await phone.addPressure();
    await phone.goOnline();
    await isSynced(phone);
    const stampedAt = toInstant(Date.now() - 20_000);
    await clinic.lateCreate(amina, `late-${number}`, stampedAt);
    expect((await pressuresOnServer()).find(({ $id }) => $id === `late-${number}`)?.$updatedAt).toBe(stampedAt);
    await expect
      .poll(async () => {
        // As the phone does by itself each minute.
        phone.replication.resync();
        return (await phone.readings()).map(({ id }) => id);
      })
      .toContain(`late-${number}`);
  });

  it('E7: two phones change different fields of one record, and both changes stay', async () => {
    await using one = await Device.of(clinic.url, amina, ['reminders']);
    await using other = await Device.of(clinic.url, amina, ['reminders']);
    const [id = ''] = await reminded(one, 1);
    await other.goOnline();
    await expect.poll(async () => (await other.reminders()).length).toBe(1);
    await other.goOffline();
    await one.editReminder(id, { dosage: 'two' });
    await other.editReminder(id, { frequency: 'weekly' });
    await one.goOnline();
    await isSynced(one);
    await other.goOnline();
    await isSynced(other);
    one.replication.resync();
    const both = { dosage: 'two', frequency: 'weekly' };
    expect(await remindersOnServer()).toMatchObject([both]);
    await expect.poll(() => one.reminders()).toMatchObject([both]);
    expect(await other.reminders()).toMatchObject([both]);
  });

  it('E8: a record that another phone deleted for good leaves this phone too', async () => {
    await using one = await Device.of(clinic.url, amina);
    await using other = await Device.of(clinic.url, amina);
    const [gone = '', kept = ''] = await one.addPressures(2);
    await one.goOnline();
    await isSynced(one);
    await other.goOnline();
    await expect.poll(async () => (await other.readings()).length).toBe(2);
    await other.goOffline();
    await one.remove(gone);
    await expect.poll(async () => (await pressuresOnServer()).length).toBe(1);
    await other.goOnline();
    await expect.poll(async () => (await other.readings()).map(({ id }) => id)).toEqual([kept]);
  });

  it('E9: 1,000 new records take at most 35 writing requests, an edit of one record takes one', async () => {
    await using phone = await Device.of(clinic.url, amina);
    await phone.addPressures(1000);
    await phone.saveProfile({ age: 30 });
    await phone.goOnline();
    await isSynced(phone);
    expect(await pressuresOnServer()).toHaveLength(1000);
    expect(network.writes.length).toBeLessThanOrEqual(38);
    const before = network.sent.length;
    await phone.saveProfile({ age: 31 });
    await expect.poll(async () => (await clinic.documents('profiles', amina.id))[0]?.age).toBe(31);
    expect(network.sent.slice(before).filter(isEdit)).toHaveLength(1);
  });
});
