import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { toInstant } from '../../src/model/instant.ts';
import { ownerGrants } from '../../src/model/permission.ts';
import { inClinic } from './in-clinic.ts';
import { isSynced } from './is-synced.ts';

const here = inClinic('amina');

it('what a stranger writes under her name is neither shown to her nor does it delete anything of hers', async () => {
  const mallory = await here.clinic.signUp('mallory');
  const grants = ['read("users")', ...ownerGrants(['read', 'delete'], mallory.id)];
  const userId = here.amina.id;
  const profileGrants = ownerGrants(['read', 'update'], userId);
  await here.clinic.plant('profiles', userId, { userId, name: 'Amina' }, profileGrants);
  await using phone = await here.phone(['readings', 'doctorMessages', 'profile']);
  const reading = await phone.addPressure();
  await phone.goOnline({ withBell: true });
  await isSynced(phone);
  const at = toInstant(Date.now());
  const message = { userId, doctorId: 'dr-ada', sessionId: 's', senderId: 'dr-ada', role: 'doctor', timestamp: at };
  await here.clinic.plant('doctor_messages', 'false-message', { ...message, content: 'Stop your insulin.' }, grants);
  const severe = { userId, systolic: 185, diastolic: 120, recordedAt: at };
  await here.clinic.plant('blood_pressure', 'false-reading', severe, grants);
  await here.clinic.plant('tombstones', userId, { userId, entity: 'profiles', deletedAt: at }, grants);
  await here.clinic.plant('tombstones', reading, { userId, entity: 'blood_pressure', deletedAt: at }, grants);
  // Written after all of it, and pulled in the same order: when it is here, the others were looked at.
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
