import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { toInstant } from '../../src/model/time/instant.ts';
import { Device } from './device.ts';
import { serverForTests } from './server-for-tests.ts';
import { isSynced } from './is-synced.ts';
import { comparedAnew, lastContact } from './last-contact.ts';
import { isCommit, type Sent } from './network.ts';

const here = serverForTests('zainab');
const remindersOnServer = () => here.clinic.documents('medication_reminders', here.amina.id);
const isEdit = ({ method, path }: Sent) => method === 'PATCH' && path.includes('/documents/');

/** Makes reminders that are on the server and on the phone, which is then offline. */
async function reminded(phone: Device, count: number): Promise<string[]> {
  const ids = await phone.addReminders(count);
  await phone.goOnline();
  await isSynced(phone);
  await phone.goOffline();
  return ids;
}

describe("what goes wrong with RxDB's own plugin for Appwrite", () => {
  it.each([30, 25])('E1: of %i records that were changed offline, all reach the server', async (count) => {
    await using phone = await here.phone(['reminders']);
    const ids = await reminded(phone, count);
    for (const id of ids) await phone.editReminder(id, { dosage: 'two' });
    await phone.goOnline();
    await expect
      .poll(async () => (await remindersOnServer()).filter(({ dosage }) => dosage === 'two').length, {
        timeout: 18_000,
      })
      .toBe(count);
  });

  it('E2: a change made while realtime was disconnected is there after it reconnects', async () => {
    await using phone = await here.phone();
    await using other = await here.phone();
    await phone.addPressure();
    await phone.goOnline({ withRealtime: true });
    await isSynced(phone);
    await other.goOnline();
    phone.dropSocket();
    await other.addPressures(5);
    await expect.poll(here.pressuresOnServer).toHaveLength(6);
    await other.addPressure();
    await expect.poll(async () => (await phone.readings()).length, { timeout: 10_000 }).toBe(7);
  });

  it('E3: of 150 records one is refused; the 149 others land, and the server is not stormed', async () => {
    await using phone = await here.phone();
    await phone.addPressures(80);
    const bad = await phone.addPressure({ systolic: 9000 });
    await phone.addPressures(69);
    await phone.goOnline();
    await expect.poll(async () => (await here.pressuresOnServer()).length, { timeout: 18_000 }).toBe(149);
    await isSynced(phone);
    expect((await phone.replication.records.rejections()).map(({ id }) => id)).toEqual([bad]);
    expect(here.network.writes.length).toBeLessThanOrEqual(70);
  });

  it('E4: a create whose answer is lost is there once', async () => {
    await using phone = await here.phone();
    let left = 1;
    here.network.trouble = (sent) => (isCommit(sent) && left-- > 0 ? 'lose response' : undefined);
    const id = await phone.addPressure();
    await phone.goOnline();
    await isSynced(phone);
    expect(here.network.faults).toHaveLength(1);
    expect((await here.pressuresOnServer()).map(({ $id }) => $id)).toEqual([id]);
  });

  it('E4b: an edit made before the lost create is tried again is not replaced by the old value', async () => {
    await using phone = await here.phone();
    let isEdited: Promise<void> | undefined;
    here.network.trouble = (sent) => {
      if (isEdited || !isCommit(sent)) return undefined;
      isEdited = phone.saveProfile({ age: 41 });
      return 'lose response';
    };
    await phone.saveProfile({ age: 40 });
    await phone.goOnline();
    await expect.poll(() => isEdited !== undefined).toBe(true);
    await isEdited;
    await expect
      .poll(async () => (await here.clinic.documents('profiles', here.amina.id))[0]?.age, { timeout: 18_000 })
      .toBe(41);
    await isSynced(phone);
    expect((await phone.profile())?.age).toBe(41);
    expect(here.network.faults).toHaveLength(1);
  });

  it('E5: a record that may no longer be touched holds up no other edit', async () => {
    await using phone = await here.phone(['reminders']);
    const [hidden = '', ...others] = await reminded(phone, 5);
    await here.clinic.hide('medication_reminders', hidden);
    for (const id of [hidden, ...others]) await phone.editReminder(id, { dosage: 'two' });
    await phone.goOnline();
    await expect
      .poll(async () => (await remindersOnServer()).filter(({ dosage }) => dosage === 'two').length, {
        timeout: 18_000,
      })
      .toBe(others.length);
    await expect.poll(() => phone.status, { timeout: 18_000 }).toMatchObject({ dead: 1, pending: 0 });
    expect((await phone.replication.records.rejections()).map(({ id }) => id)).toEqual([hidden]);
  });

  it('E6: a write that was stamped before a pull and became visible after it is pulled after one realtime event', async () => {
    await using phone = await here.phone();
    await phone.addPressure();
    await phone.goOnline({ withRealtime: true });
    await isSynced(phone);
    const stampedAt = toInstant(Date.now() - 20_000);
    const late = `late-${here.amina.id}`;
    await here.clinic.lateCreate(here.amina, late, stampedAt);
    expect((await here.pressuresOnServer()).find(({ $id }) => $id === late)?.$updatedAt).toBe(stampedAt);
    await expect.poll(async () => (await phone.readings()).map(({ id }) => id)).toContain(late);
  });

  it('E6: a write whose realtime event comes while a pull is running is pulled at once too', async () => {
    await using phone = await here.phone();
    await phone.addPressure();
    await phone.goOnline();
    await isSynced(phone);
    const late = `late-${here.amina.id}`;
    const fetched = globalThis.fetch;
    let isRung = false;
    globalThis.fetch = async (...call) => {
      const response = await fetched(...call);
      if (!isRung && /\/(blood_pressure\/documents\?|maia\/lists$)/.test(String(call[0]))) {
        isRung = true;
        await here.clinic.lateCreate(here.amina, late);
        phone.replication.remoteChanged('readings');
        // The realtime event arrives while the response, which was created before it, is still on its way.
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
      return response;
    };
    phone.replication.remoteChanged('readings');
    await expect.poll(async () => (await phone.readings()).map(({ id }) => id), { timeout: 20_000 }).toContain(late);
    globalThis.fetch = fetched;
    expect(isRung).toBe(true);
  });

  it('E7: two phones change different fields of one record, and both changes stay', async () => {
    await using one = await here.phone(['reminders']);
    await using other = await here.phone(['reminders']);
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
    // A pulled copy from before the edit may be shown until the next pull, which starts without help.
    await expect.poll(() => other.reminders()).toMatchObject([both]);
  });

  it('E8: a record that another phone deleted for good leaves this phone too', async () => {
    await using one = await here.phone();
    await using other = await here.phone();
    const [gone = '', kept = ''] = await one.addPressures(2);
    await one.goOnline();
    await isSynced(one);
    await other.goOnline();
    await expect.poll(async () => (await other.readings()).length).toBe(2);
    await other.goOffline();
    await one.remove(gone);
    await expect.poll(async () => (await here.pressuresOnServer()).length).toBe(1);
    await other.goOnline();
    await expect.poll(async () => (await other.readings()).map(({ id }) => id)).toEqual([kept]);
  });

  it('E8: a record that another client deleted for good, without a word about it, leaves the phone as well', async () => {
    await using phone = await here.phone();
    const [gone, kept] = ['e8-gone', 'e8-kept'];
    const hoursAgo = (hours: number) => toInstant(Date.now() - hours * 3_600_000);
    await here.clinic.lateCreate(here.amina, gone, hoursAgo(9));
    // An older reading: the phone would take the newest one for a record that a restored server has lost, and send it
    // again.
    await here.clinic.lateCreate(here.amina, kept, hoursAgo(8));
    await phone.goOnline();
    await expect.poll(async () => (await phone.readings()).length).toBe(2);
    await isSynced(phone);
    await phone.goOffline();
    // The phone would also send a record again that did not exist at the last comparison.
    await lastContact(phone, 2);
    await phone.goOnline();
    await comparedAnew(phone);
    await phone.goOffline();
    await here.clinic.erase('blood_pressure', gone);
    await lastContact(phone, 2);
    await phone.goOnline();
    await expect.poll(async () => (await phone.readings()).map(({ id }) => id)).toEqual([kept]);
    await isSynced(phone);
    expect((await here.pressuresOnServer()).map(({ $id }) => $id)).toEqual([kept]);
  });

  it('E9: 1,000 new records take at most 35 writing requests, an edit of one record takes one', async () => {
    await using phone = await here.phone();
    await phone.addPressures(1000);
    await phone.saveProfile({ age: 30 });
    await phone.goOnline();
    await isSynced(phone);
    expect(await here.pressuresOnServer()).toHaveLength(1000);
    expect(here.network.writes.length).toBeLessThanOrEqual(38);
    const before = here.network.sent.length;
    await phone.saveProfile({ age: 31 });
    await expect.poll(async () => (await here.clinic.documents('profiles', here.amina.id))[0]?.age).toBe(31);
    expect(here.network.sent.slice(before).filter(isEdit)).toHaveLength(1);
  });
});
