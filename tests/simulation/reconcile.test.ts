import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Clinic } from './clinic.ts';
import { Device, type Account } from './device.ts';
import { isSynced } from './is-synced.ts';
import { comparedAnew, lastContact } from './last-contact.ts';
import { toInstant } from '../../src/model/time/instant.ts';

let clinic: Clinic;
let amina: Account;

beforeEach(async () => {
  clinic = await Clinic.open();
  amina = await clinic.signUp('amina');
});
afterEach(() => clinic[Symbol.asyncDispose]());

const idsOnServer = async () =>
  (await clinic.documents('blood_pressure', amina.id)).map(({ $id }) => String($id)).toSorted();
const idsOf = async (phone: Device) => (await phone.readings()).map(({ id }) => id).toSorted();

/** Adds readings one after the other, so that each gets its own server time. */
async function addInOrder(phone: Device, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    ids.push(await phone.addPressure());
    const [last = ''] = ids.slice(-1);
    await expect.poll(async () => (await phone.readings()).find(({ id }) => id === last)?.serverUpdatedAt).not.toBe('');
  }
  // The checkpoint is stored after the rows, so wait for it too.
  await isSynced(phone);
  return ids;
}

describe('a record that was deleted without a tombstone', () => {
  it('goes at once from a phone that listens', async () => {
    await using phone = await Device.of(clinic.url, amina);
    await phone.goOnline({ withRealtime: true });
    const ids = await addInOrder(phone, 2);
    await clinic.erase('blood_pressure', ids[1] ?? '');
    await expect.poll(() => idsOf(phone)).toEqual([ids[0]]);
    await isSynced(phone);
    expect(await idsOnServer()).toEqual([ids[0]]);
  });

  it('goes from a phone that was away when both sides are compared again, once a day', async () => {
    await using phone = await Device.of(clinic.url, amina);
    const hoursAgo = (hours: number) => toInstant(Date.now() - hours * 3_600_000);
    for (const [at, id] of ['one', 'two', 'three'].entries()) await clinic.lateCreate(amina, id, hoursAgo(9 - at));
    await phone.goOnline();
    await expect.poll(() => idsOf(phone)).toHaveLength(3);
    await isSynced(phone);
    await phone.goOffline();
    await lastContact(phone, 2);
    await phone.goOnline();
    await comparedAnew(phone);
    await phone.goOffline();
    await clinic.erase('blood_pressure', 'two');
    await lastContact(phone, 2);
    await phone.goOnline();
    await expect.poll(() => idsOf(phone)).toEqual(['one', 'three']);
    await isSynced(phone);
    expect(await idsOnServer()).toEqual(['one', 'three']);
  });

  it('stays on a phone that holds a change of it which was never sent', async () => {
    await using phone = await Device.of(clinic.url, amina);
    await phone.saveProfile({ name: 'Amina', address: 'old street' });
    await phone.goOnline();
    await isSynced(phone);
    await phone.goOffline();
    await phone.saveProfile({ address: 'new street' });
    await clinic.erase('profiles', amina.id);
    await lastContact(phone, 2);
    await phone.goOnline();
    await isSynced(phone);
    expect((await phone.profile())?.address).toBe('new street');
    expect(await clinic.documents('profiles', amina.id)).toMatchObject([{ name: 'Amina', address: 'new street' }]);
  });
});

describe('a server that was set back to an older state', () => {
  it('gets again what it has lost, though newer records were sent meanwhile, and what was deleted stays deleted', async () => {
    await using phone = await Device.of(clinic.url, amina);
    await phone.goOnline();
    const early = await addInOrder(phone, 3);
    await phone.saveProfile({ name: 'Amina', address: 'old street' });
    await isSynced(phone);
    await phone.goOffline();
    const setBack = await clinic.keepCopy();
    phone.moveTo(clinic.url);

    await phone.goOnline();
    const late = await addInOrder(phone, 2);
    await phone.remove(early[0] ?? '');
    await phone.saveProfile({ address: 'new street' });
    await isSynced(phone);
    phone.replication.resync();
    await isSynced(phone);
    await phone.goOffline();

    await setBack();
    phone.moveTo(clinic.url);
    expect(await idsOnServer()).toEqual(early.toSorted());
    const newest = await phone.addPressure();
    await phone.goOnline();
    const all = [early[1], early[2], ...late, newest].toSorted();
    await expect.poll(idsOnServer, { timeout: 60_000 }).toEqual(all);
    await isSynced(phone);
    expect(await idsOf(phone)).toEqual(all);
    await expect.poll(() => clinic.documents('profiles', amina.id)).toMatchObject([{ address: 'new street' }]);
    expect((await phone.profile())?.address).toBe('new street');
  });

  it('gets an edit again when another phone sends an older copy of its record while the ids are compared', async () => {
    await using phone = await Device.of(clinic.url, amina);
    await phone.saveProfile({ name: 'Amina', address: 'old street' });
    await phone.goOnline();
    await isSynced(phone);
    const [older = {}] = await clinic.documents('profiles', amina.id);
    await phone.saveProfile({ address: 'new street' });
    await isSynced(phone);
    await phone.goOffline();
    await clinic.erase('profiles', amina.id);
    await lastContact(phone, 2);

    const { fetch } = globalThis;
    onTestFinished(() => void (globalThis.fetch = fetch));
    let isSent = false;
    const isComparison = (address: string) => address.includes('/profiles/') && address.includes('"select"');
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      const address = decodeURIComponent(input instanceof Request ? input.url : String(input));
      if (isSent || !isComparison(address)) return answer;
      isSent = true;
      const data = Object.fromEntries(Object.entries(older).filter(([field]) => !field.startsWith('$')));
      await clinic.plant('profiles', amina.id, data, older['$permissions'] as string[]);
      return answer;
    };
    await phone.goOnline();
    await expect.poll(() => isSent).toBe(true);
    await expect.poll(() => clinic.documents('profiles', amina.id)).toMatchObject([{ address: 'new street' }]);
    await isSynced(phone);
    expect((await phone.profile())?.address).toBe('new street');
  });
});

describe('a phone that was away', () => {
  it.each([
    ['60 days brings back what its server has lost', 60, 3],
    ['100 days, longer than tombstones are relied on, brings nothing back', 100, 2],
  ])('for %s', async (_, days, left) => {
    await using phone = await Device.of(clinic.url, amina);
    await phone.goOnline();
    const ids = await addInOrder(phone, 3);
    await phone.goOffline();
    await clinic.erase('blood_pressure', ids[2] ?? '');
    await lastContact(phone, days);
    await phone.goOnline();
    await expect.poll(async () => (await idsOnServer()).length + (await idsOf(phone)).length).toBe(2 * left);
    await isSynced(phone);
  });

  it('for 60 days does not bring back what another phone deleted', async () => {
    await using phone = await Device.of(clinic.url, amina);
    await using other = await Device.of(clinic.url, amina);
    await phone.goOnline();
    const ids = await addInOrder(phone, 3);
    await phone.goOffline();
    await other.goOnline();
    await expect.poll(() => idsOf(other)).toHaveLength(3);
    await other.remove(ids[2] ?? '');
    await isSynced(other);
    await lastContact(phone, 60);
    await phone.goOnline();
    await expect.poll(() => idsOf(phone)).toEqual(ids.slice(0, 2).toSorted());
    await isSynced(phone);
    expect(await idsOnServer()).toEqual(ids.slice(0, 2).toSorted());
  });
});
