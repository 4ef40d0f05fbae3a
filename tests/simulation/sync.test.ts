import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { Device } from './device.ts';
import { dumpDatabases } from './dump-databases.ts';
import { isCommit } from './network.ts';
import { serverForTests } from './server-for-tests.ts';
import { isSynced } from './is-synced.ts';

const here = serverForTests('amina');

describe('what is written offline', () => {
  it('reaches the server with its owner as the only reader, and is marked as sent', async () => {
    await using phone = await here.phone();
    const id = await phone.addPressure({ note: 'after the stairs' });
    await phone.goOnline();
    await isSynced(phone);
    const [document] = await here.pressuresOnServer();
    expect(document).toMatchObject({ $id: id, systolic: 100, note: 'after the stairs' });
    expect(document?.$permissions).toEqual([`read("user:${here.amina.id}")`, `delete("user:${here.amina.id}")`]);
    expect((await phone.readings())[0]?.serverUpdatedAt).toBe(document?.$updatedAt);
    await expect.poll(() => phone.status?.lastSafeCopyAt).not.toBeNull();
  });

  it('1,000 readings need at most 30 requests', async () => {
    await using phone = await here.phone();
    await phone.addPressures(1000);
    await phone.goOnline();
    await isSynced(phone);
    expect(await here.pressuresOnServer()).toHaveLength(1000);
    // Leaves out the calls for the doctor's access: their number depends on how slow the machine is, one every 5 s.
    const ofRecords = here.network.writes.filter(({ path }) => !path.startsWith('/functions/'));
    expect(ofRecords.length).toBeLessThanOrEqual(30);
  });
});

describe('a deletion', () => {
  it('of a sent record removes it from the server and from the other phone, and nothing brings it back', async () => {
    await using one = await here.phone();
    await using other = await here.phone();
    const id = await one.addPressure();
    const kept = await one.addPressure();
    await one.goOnline();
    await isSynced(one);
    await other.goOnline();
    await expect.poll(async () => (await other.readings()).length).toBe(2);
    await one.remove(id);
    await expect.poll(async () => (await here.pressuresOnServer()).map(({ $id }) => $id)).toEqual([kept]);
    await isSynced(one);
    other.replication.resync();
    await expect.poll(async () => (await other.readings()).map((row) => row.id)).toEqual([kept]);
    await other.goOffline();
    await other.goOnline();
    await isSynced(other);
    expect((await other.readings()).map((row) => row.id)).toEqual([kept]);
    expect(await here.pressuresOnServer()).toHaveLength(1);
  });

  it('of a record that never left the phone leaves nothing but a tombstone', async () => {
    await using phone = await here.phone();
    await phone.remove(await phone.addPressure());
    await phone.goOnline();
    await isSynced(phone);
    expect(await here.pressuresOnServer()).toEqual([]);
    expect(await here.clinic.documents('tombstones', here.amina.id)).toHaveLength(1);
  });

  it('wins over a create that arrives after it', async () => {
    await using phone = await here.phone();
    const id = await phone.addPressure();
    await phone.remove(id);
    await phone.goOnline();
    await isSynced(phone);
    expect((await here.clinic.lateCreate(here.amina, id)).userId).toBe(here.amina.id);
    phone.replication.resync();
    await expect.poll(here.pressuresOnServer).toEqual([]);
    expect(await phone.readings()).toEqual([]);
  });
});

describe('two phones of one person', () => {
  it('end with the same records, rung awake by the server', async () => {
    await using one = await here.phone();
    await using other = await here.phone();
    await one.goOnline({ withRealtime: true });
    await other.goOnline({ withRealtime: true });
    await Promise.all([one.addPressures(30), other.addPressures(25)]);
    const ids = async (device: Device) => (await device.readings()).map(({ id }) => id).toSorted();
    await expect.poll(async () => (await ids(one)).length, { timeout: 60_000 }).toBe(55);
    await expect.poll(async () => (await ids(other)).length, { timeout: 60_000 }).toBe(55);
    expect(await ids(one)).toEqual(await ids(other));
    await isSynced(one);
    await isSynced(other);
  });

  it('merge a profile field by field, and the later edit wins a field that both changed', async () => {
    await using one = await here.phone();
    await using other = await here.phone();
    await one.saveProfile({ name: 'Amina', age: 29, address: 'old street' }, '2026-11-21T07:00:00.000+00:00');
    await one.goOnline();
    await isSynced(one);
    await other.goOnline();
    await expect.poll(async () => (await other.profile())?.name).toBe('Amina');
    await one.goOffline();
    await other.goOffline();
    await one.saveProfile({ age: 30, address: 'first street' }, '2026-11-21T08:00:00.000+00:00');
    await other.saveProfile({ phoneNumber: '112', address: 'later street' }, '2026-11-21T09:00:00.000+00:00');
    await other.goOnline();
    await isSynced(other);
    await one.goOnline();
    await isSynced(one);
    other.replication.resync();
    const merged = { name: 'Amina', age: 30, phoneNumber: '112', address: 'later street' };
    await expect.poll(() => other.profile()).toMatchObject(merged);
    await expect.poll(() => one.profile()).toMatchObject(merged);
    expect((await here.clinic.documents('profiles', here.amina.id))[0]).toMatchObject(merged);
    expect(
      here.network.writes
        .filter(({ method }) => method === 'PATCH' && here.network)
        .every(({ body }) => !body.includes('$permissions')),
    ).toBe(true);
  });
});

describe('a server that fails', () => {
  it('after the commit, without an answer, does not double a record', async () => {
    await using phone = await here.phone();
    let left = 3;
    here.network.trouble = (sent) => (isCommit(sent) && left-- > 0 ? 'lose response' : undefined);
    await phone.addPressures(250);
    await phone.goOnline();
    await isSynced(phone);
    expect(here.network.faults).toHaveLength(3);
    expect(await here.pressuresOnServer()).toHaveLength(250);
    expect(here.network.writes.filter(isCommit)).toHaveLength(3);
  });

  it('in every way, at one call in three, loses nothing and doubles nothing', async () => {
    await using phone = await here.phone();
    const faults = ['lose request', 'lose response', 429, 503] as const;
    let call = 0;
    here.network.trouble = () => ((call += 1) % 3 === 0 && call < 90 ? faults[(call / 3) % faults.length] : undefined);
    const ids = await phone.addPressures(120);
    await phone.goOnline();
    await phone.saveProfile({ name: 'Amina' });
    await phone.remove(ids[7] ?? '');
    await expect.poll(() => phone.status, { timeout: 60_000 }).toMatchObject({ phase: 'idle', pending: 0 });
    expect(here.network.faults.length).toBeGreaterThan(8);
    expect(new Set(here.network.faults.map(({ fault }) => fault)).size).toBe(faults.length);
    expect((await here.pressuresOnServer()).map(({ $id }) => $id).toSorted()).toEqual(
      ids.filter((_, at) => at !== 7).toSorted(),
    );
    expect(await here.clinic.documents('profiles', here.amina.id)).toHaveLength(1);
  });
});

describe('a record that the server refuses', () => {
  it('becomes a rejected change with its content, and delays no other record', async () => {
    await using phone = await here.phone();
    await phone.addPressures(60);
    const bad = await phone.addPressure({ systolic: 9000, note: 'keep this text' });
    await phone.addPressures(60);
    await phone.goOnline();
    await isSynced(phone);
    expect(await here.pressuresOnServer()).toHaveLength(120);
    expect(phone.status).toMatchObject({ dead: 1 });
    const [rejection, ...more] = await phone.replication.records.rejections();
    expect(more).toEqual([]);
    expect(rejection).toMatchObject({ id: bad, type: 'document_invalid_structure', row: { note: 'keep this text' } });
  });

  it('is accepted once it is corrected, and its rejected change is gone', async () => {
    await using phone = await here.phone();
    const bad = await phone.addPressure({ systolic: 9000 });
    await phone.goOnline();
    await expect.poll(() => phone.status).toMatchObject({ dead: 1 });
    const row = await (await phone.store.collection('readings')).findOne(bad).exec();
    await row?.incrementalPatch({ systolic: 119 });
    await expect.poll(here.pressuresOnServer).toMatchObject([{ $id: bad, systolic: 119 }]);
    await expect.poll(() => phone.status).toMatchObject({ dead: 0, pending: 0 });
  });
});

describe('a session', () => {
  it('that ends loses nothing on the phone, and all of it is sent after signing in again', async () => {
    await using phone = await here.phone();
    await phone.addPressures(5);
    await phone.goOnline();
    await isSynced(phone);
    await here.clinic.endAllSessions(here.amina.id);
    await phone.addPressures(7);
    phone.replication.resync();
    await expect.poll(() => phone.status).toMatchObject({ phase: 'auth', pending: 7 });
    expect(await phone.readings()).toHaveLength(12);
    expect(phone.status?.dead).toBe(0);
    phone.signIn(await here.clinic.logIn(here.amina.id));
    phone.replication.resync();
    await isSynced(phone);
    expect(await here.pressuresOnServer()).toHaveLength(12);
  });

  it("of another user never sends this user's records, and does not pull the other's", async () => {
    await using phone = await here.phone();
    const stranger = await here.clinic.signUp(`stranger-to-${here.amina.id}`);
    await using strangersPhone = await Device.of(here.clinic.url, stranger);
    await strangersPhone.addPressure();
    await strangersPhone.goOnline();
    await isSynced(strangersPhone);
    await strangersPhone.goOffline();
    await phone.addPressures(3);
    phone.signIn(stranger);
    const before = here.network.writes.length;
    await phone.goOnline();
    await expect.poll(() => phone.status).toMatchObject({ phase: 'auth', pending: 3 });
    expect(here.network.writes.slice(before)).toEqual([]);
    expect(await here.pressuresOnServer()).toEqual([]);
    expect(await phone.readings()).toHaveLength(3);
  });
});

describe('sealed at rest', () => {
  it('are also what was pulled and what was refused; replication stores no copies of its own', async () => {
    await using phone = await here.phone();
    await using other = await here.phone();
    await phone.addPressure({ note: 'Planted-Word-Elderflower' });
    await phone.addPressure({ systolic: 9000, note: 'Planted-Word-Elderflower' });
    await phone.saveProfile({ name: 'Planted-Word-Elderflower' });
    await phone.goOnline();
    await isSynced(phone);
    expect(phone.status?.dead).toBe(1);
    await other.goOnline();
    await expect.poll(async () => (await other.profile())?.name).toBe('Planted-Word-Elderflower');
    const stored = await dumpDatabases();
    expect(stored).not.toContain('replication-meta');
    expect(stored).toContain('checkpoint|readings');
    expect(stored).toContain('--sync');
    expect(stored.length).toBeGreaterThan(5_000);
    expect(['Elderflower', '"systolic":1', '"systolic":9', '"note":"'].filter((word) => stored.includes(word))).toEqual(
      [],
    );
  });
});
