import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { serverForTests } from './server-for-tests.ts';
import { isSynced } from './is-synced.ts';

const here = serverForTests('amina');
const idsOnServer = async () => (await here.pressuresOnServer()).map(({ $id }) => $id);
const HOUR = 3_600_000;

describe('a record of whose write no event came', () => {
  it.each([
    ['an hour ago', -HOUR],
    ['ninety days ago', -90 * 24 * HOUR],
    ['under a clock two days ahead', 48 * HOUR],
  ])('and that was written %s is sent when a tab becomes the leader', async (_, offset) => {
    await using phone = await here.phone();
    await phone.addPressures(2);
    await phone.goOnline();
    await isSynced(phone);
    await phone.goOffline();
    const id = await phone.addWithoutBroadcast(Date.now() + offset);
    await phone.goOnline();
    await expect.poll(idsOnServer).toContain(id);
    expect(await here.pressuresOnServer()).toHaveLength(3);
  });

  it('is sent while another tab replicates, once, and is counted as unsent until then', async () => {
    await using phone = await here.phone();
    await phone.addPressures(2);
    await phone.goOnline();
    await isSynced(phone);
    let isDown = true;
    here.network.trouble = ({ method }) => (isDown && method !== 'GET' ? 'lose request' : undefined);
    const id = await phone.addWithoutBroadcast(Date.now() - HOUR);
    phone.replication.resync();
    await expect.poll(() => phone.status).toMatchObject({ pending: 1 });
    isDown = false;
    phone.replication.resync();
    await expect.poll(idsOnServer).toContain(id);
    await isSynced(phone);
    const sent = here.network.writes.filter(({ body }) => body.includes(id));
    const lost = here.network.faults.filter(({ sent: { body } }) => body.includes(id));
    expect(sent.length - lost.length).toBe(1);
  });
});

describe('a record that was sent and not yet confirmed', () => {
  it('is not sent again, and is confirmed', async () => {
    await using phone = await here.phone();
    const [id = ''] = await phone.addPressures(1);
    let isLost = true;
    // The pull after the push fails, so the phone does not learn that the record arrived.
    here.network.trouble = ({ method, path }) =>
      isLost && method === 'GET' && path.endsWith('/documents') && here.network.writes.length > 0 ? 503 : undefined;
    await phone.goOnline();
    await expect.poll(idsOnServer).toEqual([id]);
    const writes = here.network.writes.filter(({ body }) => body.includes(id)).length;
    isLost = false;
    phone.replication.resync();
    await isSynced(phone);
    expect(here.network.writes.filter(({ body }) => body.includes(id))).toHaveLength(writes);
  });
});

describe('a refused record', () => {
  it('is not knocked with at every start, only when a person asks', async () => {
    await using phone = await here.phone();
    const bad = await phone.addPressure({ systolic: 9000 });
    await phone.goOnline();
    await expect.poll(() => phone.status).toMatchObject({ dead: 1 });
    const sent = () => here.network.writes.filter(({ body }) => body.includes(bad)).length;
    const before = sent();
    await phone.goOffline();
    await phone.goOnline();
    await phone.addPressure();
    await expect.poll(() => phone.status).toMatchObject({ phase: 'idle', pending: 0, dead: 1 });
    expect(sent()).toBe(before);
    await phone.replication.records.requestRetry(bad);
    await expect.poll(sent).toBeGreaterThan(before);
    await expect.poll(async () => (await phone.replication.records.rejections())[0]?.attempts).toBe(2);
  });
});

describe('what waits', () => {
  it('has an age, from when it was written on the phone', async () => {
    await using phone = await here.phone();
    const writtenAt = Date.now() - 30 * HOUR;
    await phone.addWithoutBroadcast(writtenAt);
    here.network.trouble = () => 'lose request';
    await phone.goOnline();
    await expect.poll(() => Date.parse(phone.status?.oldestUnsentAt ?? '')).toBe(writtenAt);
    here.network.trouble = () => undefined;
    phone.replication.resync();
    await isSynced(phone);
    await expect.poll(() => phone.status?.oldestUnsentAt).toBeNull();
  });
});

describe('a value that a merge gives up', () => {
  it('is kept with the current one, until it has been seen', async () => {
    await using one = await here.phone();
    await using other = await here.phone();
    await one.saveProfile({ name: 'Amina', address: 'old street' }, '2026-11-21T07:00:00.000+00:00');
    await one.goOnline();
    await isSynced(one);
    await other.goOnline();
    await expect.poll(async () => (await other.profile())?.name).toBe('Amina');
    await one.goOffline();
    await other.goOffline();
    await one.saveProfile({ address: 'first street' }, '2026-11-21T08:00:00.000+00:00');
    await other.saveProfile({ address: 'later street' }, '2026-11-21T09:00:00.000+00:00');
    await other.goOnline();
    await isSynced(other);
    await one.goOnline();
    await isSynced(one);
    const losses: unknown[] = [];
    const { records } = one.replication;
    const seen = records.losses$(here.amina.id).subscribe((all) => losses.splice(0, losses.length, ...all));
    await expect
      .poll(() => losses)
      .toMatchObject([
        { recordId: here.amina.id, kind: 'profile', field: 'address', lost: 'first street', kept: 'later street' },
      ]);
    await records.deleteLoss(`${here.amina.id}|address`);
    await expect.poll(() => losses).toEqual([]);
    seen.unsubscribe();
  });
});

describe('an edit that the server let another overwrite without a word', () => {
  it('is found missing, and stands beside the other in the end', async () => {
    await using phone = await here.phone();
    await phone.saveProfile({ name: 'Amina', age: 29, address: 'old street' });
    await phone.goOnline();
    await isSynced(phone);
    const fetched = globalThis.fetch;
    let isOverwritten = false;
    globalThis.fetch = async (...call) => {
      const response = await fetched(...call);
      if (!isOverwritten && call[1]?.method?.toUpperCase() === 'PATCH' && String(call[0]).includes('/profiles/')) {
        isOverwritten = true;
        // Both devices had read the same copy. The other one writes its whole copy back with its own field changed.
        await here.clinic.overwrite('profiles', here.amina.id, { name: 'Amina', age: 30, address: 'old street' });
      }
      return response;
    };
    await phone.saveProfile({ address: 'new street' });
    await expect
      .poll(() => here.clinic.documents('profiles', here.amina.id), { timeout: 60_000 })
      .toMatchObject([{ age: 30, address: 'new street' }]);
    globalThis.fetch = fetched;
    expect(isOverwritten).toBe(true);
    await isSynced(phone);
    expect(await phone.profile()).toMatchObject({ age: 30, address: 'new street' });
  });
});
