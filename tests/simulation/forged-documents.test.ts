import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { recordedDescOf } from '../../src/db/writes/recorded-desc.ts';
import { derivedId } from '../../src/model/schema/derived-id.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import type { Device } from './device.ts';
import { serverForTests } from './server-for-tests.ts';
import { isSynced } from './is-synced.ts';

const here = serverForTests('amina');

it('what a stranger writes under her name is neither shown to her nor does it delete anything of hers', async () => {
  const mallory = await here.clinic.signUp('mallory');
  const grants = ['read("users")', ...ownerGrants(['read', 'delete'], mallory.id)];
  const userId = here.amina.id;
  const profileGrants = ownerGrants(['read', 'update'], userId);
  await here.clinic.plant('profiles', userId, { userId, name: 'Amina' }, profileGrants);
  await using phone = await here.phone(['readings', 'doctorMessages', 'profile']);
  const reading = await phone.addPressure();
  await phone.goOnline({ withRealtime: true });
  await isSynced(phone);
  const at = toInstant(Date.now());
  const message = { userId, doctorId: 'dr-ada', sessionId: 's', senderId: 'dr-ada', role: 'doctor', timestamp: at };
  await here.clinic.plant('doctor_messages', 'false-message', { ...message, content: 'Stop your insulin.' }, grants);
  const severe = { userId, systolic: 185, diastolic: 120, recordedAt: at };
  await here.clinic.plant('blood_pressure', 'false-reading', severe, grants);
  await here.clinic.plant('tombstones', userId, { userId, entity: 'profiles', deletedAt: at }, grants);
  await here.clinic.plant('tombstones', reading, { userId, entity: 'blood_pressure', deletedAt: at }, grants);
  // Written last and pulled in the same order: once it has arrived, the phone has processed the others.
  const last = { userId, systolic: 120, diastolic: 80, recordedAt: at };
  await here.clinic.plant('blood_pressure', 'her-last', last, ownerGrants(['read', 'delete'], userId));
  phone.replication.resync();
  const idsOf = async (name: 'readings' | 'doctorMessages' | 'profile') =>
    (await (await phone.store.collection(name)).find().exec()).map(({ id }) => id).toSorted();
  await expect.poll(() => idsOf('readings')).toEqual([reading, 'her-last'].toSorted());
  await isSynced(phone);
  phone.replication.resync();
  await isSynced(phone);
  expect([await idsOf('readings'), await idsOf('doctorMessages'), await idsOf('profile')]).toEqual([
    [reading, 'her-last'].toSorted(),
    [],
    [userId],
  ]);
  expect((await here.pressuresOnServer()).map(({ $id }) => $id)).toContain(reading);
});

/**
 * Waits until the server rejects the record whose id a stranger's document uses, and expects that it is not sent again.
 */
async function isRefusedOnce(phone: Device, id: string): Promise<void> {
  await expect.poll(() => phone.status?.dead, { timeout: 10_000 }).toBe(1);
  await isSynced(phone);
  expect((await phone.replication.records.rejections()).map((rejection) => rejection.id)).toEqual([id]);
  const calls = vi.spyOn(globalThis, 'fetch');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(calls.mock.calls.filter(([input]) => String(input).includes('/transactions'))).toEqual([]);
  calls.mockRestore();
}

const strangers = (id: string) => ['read("users")', ...ownerGrants(['read', 'update', 'delete'], id)];

it('what a stranger put under the id of a bookmark before she set it never becomes hers', async () => {
  const mallory = await here.clinic.signUp('mallory-2');
  const userId = here.amina.id;
  const id = await derivedId('product', userId, 'body-pillow');
  const at = toInstant(Date.now());
  const forged = { userId, productId: 'evil', productName: 'Misoprostol', description: 'false', bookmarkedAt: at };
  await here.clinic.plant('bookmarked_products', id, forged, strangers(mallory.id));
  await using phone = await here.phone(['bookmarks', 'readings']);
  await phone.goOnline({ withRealtime: true });
  const bookmarks = await phone.store.collection('bookmarks');
  const bookmark = {
    userId,
    productId: 'body-pillow',
    productName: 'Body pillow',
    description: 'soft',
    bookmarkedAt: at,
  };
  const recordedDesc = recordedDescOf('bookmarks', bookmark);
  await bookmarks.insert({ id, kind: 'product', ...bookmark, createdAt: at, recordedDesc, serverUpdatedAt: '' });
  await phone.addPressure();
  await isRefusedOnce(phone, id);
  expect((await bookmarks.findOne(id).exec())?.toJSON()).toMatchObject(bookmark);
  expect(await here.pressuresOnServer()).toHaveLength(1);
});

it.each([
  ['shown to everybody', ['read("users")']],
  ['shown to nobody', []],
])('what she deletes is gone though a stranger has the id of its tombstone, %s', async (_, grants) => {
  const mallory = await here.clinic.signUp(`mallory-of-${here.amina.id}`);
  await using phone = await here.phone(['readings']);
  const [reading, other] = [await phone.addPressure(), await phone.addPressure()];
  await phone.goOnline({ withRealtime: true });
  await isSynced(phone);
  const buried = { userId: mallory.id, entity: 'x', deletedAt: toInstant(Date.now()) };
  await here.clinic.plant('tombstones', reading, buried, grants);
  await phone.remove(reading);
  await isSynced(phone);
  expect((await here.pressuresOnServer()).map(({ $id }) => $id)).toEqual([other]);
  expect([phone.status?.dead, await phone.readings()]).toMatchObject([0, [{ id: other }]]);
});
