import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { DAY_MS } from '../../src/model/time/durations.ts';
import { serverForTests } from './server-for-tests.ts';
import { isSynced } from './is-synced.ts';

const here = serverForTests('faith');
const idsOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ id, $id }) => String($id ?? id)).toSorted();

it('F01: a reading whose requests never leave the phone is kept and waits there, and is sent once when they do', async () => {
  await using phone = await here.phone();
  let isCut = true;
  here.network.trouble = () => (isCut ? 'lose request' : undefined);
  const id = await phone.addPressure();
  await phone.goOnline();
  await expect.poll(() => phone.status).toMatchObject({ phase: 'offline', pending: 1 });
  expect(idsOf(await phone.readings())).toEqual([id]);
  expect(here.network.faults.length).toBeGreaterThan(0);
  expect(await here.pressuresOnServer()).toEqual([]);
  isCut = false;
  phone.replication.resync();
  await isSynced(phone);
  expect(idsOf(await here.pressuresOnServer())).toEqual([id]);
  expect(here.network.writes.filter(({ body }) => body.includes(`"documentId":"${id}"`))).toHaveLength(1);
});

it('F16: events that come twice, too late and before what they tell of move nothing that the server does not confirm', async () => {
  await using phone = await here.phone();
  await using other = await here.phone();
  const [first = '', second = '', third = ''] = await phone.addPressures(3);
  await phone.goOnline();
  await isSynced(phone);
  await other.goOnline();
  await expect.poll(async () => (await other.readings()).length).toBe(3);
  await phone.remove(second);
  await isSynced(phone);
  const events = [third, first, second, second, first, 'never-heard-of', third];
  for (const goneId of events) other.replication.remoteChanged('readings', goneId);
  for (const _ of events) other.replication.remoteChanged('readings');
  await expect.poll(async () => idsOf(await other.readings())).toEqual([first, third].toSorted());
  await isSynced(other);
  expect(idsOf(await other.readings())).toEqual([first, third].toSorted());
  expect(idsOf(await here.pressuresOnServer())).toEqual([first, third].toSorted());
});

it('F31: what was written under a clock two days behind or ahead is sent once, with the time that she entered', async () => {
  await using phone = await here.phone();
  await phone.addPressure();
  await phone.goOnline();
  await isSynced(phone);
  await phone.goOffline();
  const skewed = [
    await phone.addWithoutBroadcast(Date.now() - 2 * DAY_MS),
    await phone.addWithoutBroadcast(Date.now() + 2 * DAY_MS),
  ];
  const onPhone = new Map((await phone.readings()).map(({ id, recordedAt }) => [id, recordedAt]));
  await phone.goOnline();
  await expect.poll(async () => (await here.pressuresOnServer()).length).toBe(3);
  await isSynced(phone);
  for (const id of skewed) {
    const found = (await here.pressuresOnServer()).filter(({ $id }) => $id === id);
    expect(found.map(({ recordedAt }) => Date.parse(String(recordedAt)))).toEqual([
      Date.parse(String(onPhone.get(id))),
    ]);
    expect(here.network.writes.filter(({ body }) => body.includes(`"documentId":"${id}"`))).toHaveLength(1);
  }
});

it('F20: a server of a newer form is read, and an edit leaves alone what this version does not know', async () => {
  await using phone = await here.phone();
  const fetched = globalThis.fetch;
  let toldOfNewer = 0;
  globalThis.fetch = async (...call) => {
    const response = await fetched(...call);
    if (!String(call[0]).includes('/profiles/documents')) return response;
    const list = (await response.clone().json()) as { documents?: Record<string, unknown>[] };
    if (!list.documents?.length) return response;
    toldOfNewer += 1;
    return Response.json({ ...list, documents: list.documents.map((each) => ({ ...each, newerField: 'kept there' })) });
  };
  await phone.saveProfile({ name: 'Faith' });
  await phone.goOnline();
  await isSynced(phone);
  phone.replication.resync();
  await expect.poll(() => toldOfNewer).toBeGreaterThan(0);
  await phone.saveProfile({ age: 31 });
  await isSynced(phone);
  globalThis.fetch = fetched;
  expect((await here.clinic.documents('profiles', here.amina.id))[0]).toMatchObject({ name: 'Faith', age: 31 });
  expect(here.network.writes.filter(({ body }) => body.includes('newerField'))).toEqual([]);
  expect(phone.status?.dead).toBe(0);
});
