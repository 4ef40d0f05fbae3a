import { Query } from 'node-appwrite';
import type { HospitalUse } from '../../src/model/clinic/clinic-answers.ts';
import { planOf, roster, type Roster } from '../../src/model/clinic/roster.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { isUserProfile, profile } from '../../src/model/records/profile.ts';
import { logged, textIn, type Body, type Caller } from './call.ts';
import { Refusal } from './refusal.ts';
import type { Remote, ServerDocument } from './remote.ts';

/** Records in one call, so that it ends within the time of the function. */
const PAGE = 25;

async function hospitalIn({ remote }: Caller, body: Body, name: string): Promise<ServerDocument> {
  const found = await remote.find(hospital.collection, textIn(body, name));
  if (!found) throw new Refusal('not-found', 'There is no such hospital.');
  return found;
}

const at = (id: string): string => Query.equal('hospitalId', [id]);
/** Some databases compare ids without regard to letter case. */
const isAt = (id: string) => (document: ServerDocument) => document['hospitalId'] === id;

const doctorsAt = async (remote: Remote, id: string): Promise<ServerDocument[]> =>
  (await remote.list(doctor.collection, [at(id), Query.orderAsc('$id'), Query.limit(PAGE)])).filter(isAt(id));

async function patientsAt(remote: Remote, id: string): Promise<ServerDocument[]> {
  const select = Query.select(['$id', '$permissions', 'userId', 'hospitalId']);
  const page = await remote.list(profile.collection, [select, at(id), Query.orderAsc('$id'), Query.limit(PAGE)]);
  return page
    .filter(isAt(id))
    .filter(({ $id, $permissions, userId }) => isUserProfile({ $id, $permissions, userId: String(userId) }));
}

async function shiftsAt(remote: Remote, id: string): Promise<number> {
  const found = (await remote.find(roster.collection, id)) as Roster | undefined;
  const plan = found && planOf(found);
  return plan ? plan.week.length + plan.exceptions.length : 0;
}

async function useOf(remote: Remote, id: string): Promise<HospitalUse> {
  const [doctors, patients, shifts] = await Promise.all([
    remote.count(doctor.collection, [at(id)]),
    remote.count(profile.collection, [at(id)]),
    shiftsAt(remote, id),
  ]);
  const named = doctors.value === 0 ? [] : await doctorsAt(remote, id);
  return { doctors, patients, shifts, names: named.map(({ name }) => String(name)) };
}

/** Who refers to a hospital: its doctors by name, its patients in a number. @throws Refusal */
export async function describeUse(caller: Caller, body: Body): Promise<HospitalUse> {
  const { $id } = await hospitalIn(caller, body, 'id');
  return useOf(caller.remote, $id);
}

/**
 * Moves doctors and patients of one hospital to another one, at most 25 of each in one call. A patient who chooses
 * another hospital meanwhile keeps her choice; nothing else of her profile changes. @throws Refusal
 */
export async function moveHospital(caller: Caller, body: Body): Promise<{ moved: number }> {
  const { remote } = caller;
  const [from, to] = [await hospitalIn(caller, body, 'from'), await hospitalIn(caller, body, 'to')];
  if (from.$id === to.$id) throw new Refusal('invalid', 'Name two hospitals.');
  const move = (collection: string, { $id }: ServerDocument, data: object) =>
    logged(caller, { action: 'move-hospital', userId: $id, targetId: to.$id }, () =>
      // The condition is part of the write: a choice of this moment wins.
      remote.changeWhere(collection, [Query.equal('$id', [$id]), at(from.$id)], data),
    );
  let moved = 0;
  for (const each of await doctorsAt(remote, from.$id))
    moved += await move(doctor.collection, each, { hospitalId: to.$id });
  const chosen = { hospitalId: to.$id, hospitalName: to['name'] };
  for (const each of await patientsAt(remote, from.$id)) moved += await move(profile.collection, each, chosen);
  return { moved };
}

/** Deletes a hospital that nothing refers to, with its empty roster. @throws Refusal */
export async function deleteHospital(caller: Caller, body: Body): Promise<object> {
  const { remote } = caller;
  const { $id } = await hospitalIn(caller, body, 'id');
  const { doctors, patients, shifts } = await useOf(remote, $id);
  if (doctors.value + patients.value + shifts > 0) throw new Refusal('in-use', 'This hospital is in use.');
  await logged(caller, { action: 'delete-hospital', targetId: $id }, async () => {
    await remote.remove(roster.collection, $id);
    await remote.remove(hospital.collection, $id);
  });
  return {};
}
