import { Query } from 'node-appwrite';
import type { TransferAnswer } from '../../src/model/clinic/clinic-answers.ts';
import { isWorkingDoctor } from '../../src/model/account/staff.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { isUserProfile, profile } from '../../src/model/records/profile.ts';
import { idPattern } from '../../src/model/schema/field.ts';
import { accountIn, logged, textIn, type Body, type Caller } from './call.ts';
import { Refusal } from './refusal.ts';

/** Patients in one call, so that it ends within the time of the function. */
const PAGE = 25;

/** The fields of a profile that name a doctor, as the profile form writes them. @throws Refusal */
async function choiceOf(caller: Caller, body: Body): Promise<Record<string, unknown>> {
  const account = await accountIn(caller, body, 'to');
  const record = await caller.remote.find(doctor.collection, account.$id);
  if (!record || !isWorkingDoctor(account)) throw new Refusal('not-doctor', 'This account is no doctor.');
  const hospitalId = String(record['hospitalId']);
  const found = await caller.remote.find(hospital.collection, hospitalId);
  return { assignedDoctorId: account.$id, hospitalId, hospitalName: found?.['name'] ?? null };
}

/**
 * Moves patients whose profile names the doctor `from` to the doctor `to`, at most 25 in one call. A patient who chooses
 * another doctor meanwhile keeps her choice. Nothing else of the profile changes; care-access moves the grants.
 * @throws Refusal
 */
export async function transfer(caller: Caller, body: Body): Promise<TransferAnswer> {
  const { remote } = caller;
  const from = textIn(body, 'from');
  if (!idPattern.test(from) || from === textIn(body, 'to')) throw new Refusal('invalid', 'Name two doctors.');
  const choice = await choiceOf(caller, body);
  const to = String(choice['assignedDoctorId']);
  const ofDoctor = Query.equal('assignedDoctorId', [from]);
  const page = await remote.list(profile.collection, [
    Query.select(['$id', '$permissions', 'userId', 'assignedDoctorId']),
    ofDoctor,
    Query.orderAsc('$id'),
    Query.limit(PAGE),
  ]);
  const own = page.filter(
    ({ $id, $permissions, userId, assignedDoctorId }) =>
      assignedDoctorId === from && isUserProfile({ $id, $permissions, userId: String(userId) }),
  );
  let moved = 0;
  for (const { $id } of own)
    moved += await logged(caller, { action: 'transfer', userId: $id, otherId: to }, () =>
      // The condition is part of the write: her own choice of this moment wins.
      remote.changeWhere(profile.collection, [Query.equal('$id', [$id]), ofDoctor], choice),
    );
  return { moved, left: own.length === 0 ? 0 : (await remote.count(profile.collection, [ofDoctor])).value };
}
