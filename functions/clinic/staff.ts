import { Query } from 'node-appwrite';
import { midwifeLabel } from '../../src/model/account/midwife-label.ts';
import { rolesOf, type StaffAnswer, type StaffMember } from '../../src/model/clinic/clinic-answers.ts';
import { isWorkingDoctor } from '../../src/model/account/staff.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { unitOf } from '../support/unit-label.ts';
import type { Caller } from './call.ts';
import { namedDoctors, patientsWithoutDoctor } from './named-doctors.ts';
import type { Remote, ServerAccount } from './remote.ts';

const MOST_DOCTORS = 1000;

/** The hospital of each doctor's record, by account. */
async function hospitalsOfDoctors(remote: Remote): Promise<Map<string, string>> {
  const queries = [Query.select(['$id', 'hospitalId']), Query.limit(MOST_DOCTORS)];
  const records = await remote.list(doctor.collection, queries);
  return new Map(records.map(({ $id, hospitalId }) => [$id, String(hospitalId)]));
}

/** Everyone with a role, and former doctors whom patients still name; how many patients each has. */
export async function listStaff({ remote }: Caller): Promise<StaffAnswer> {
  const hospitalIds = await remote.hospitalIds();
  const [accounts, hospitals, named] = await Promise.all([
    remote.staffAccounts(hospitalIds),
    hospitalsOfDoctors(remote),
    namedDoctors(remote),
  ]);
  const patients = new Map<string, number>();
  for (const id of named.values()) if (id !== null) patients.set(id, (patients.get(id) ?? 0) + 1);
  const working = new Set(accounts.filter(isWorkingDoctor).map(({ $id }) => $id));
  const memberOf = ({ $id, name, email, labels, emailVerification }: Omit<ServerAccount, 'status'>): StaffMember => ({
    id: $id,
    name,
    email,
    roles: rolesOf(labels),
    hospitalId: hospitals.get($id) ?? null,
    units: hospitalIds.filter((id) => labels.includes(midwifeLabel(unitOf(id)))),
    patients: patients.get($id) ?? 0,
    isConfirmed: emailVerification,
  });
  const formerIds = [...patients.keys()].filter((id) => !working.has(id));
  const found = await remote.accountsOf(formerIds);
  const former = formerIds.map((id) =>
    memberOf(
      found.find(({ $id }) => $id === id) ?? { $id: id, name: '', email: '', labels: [], emailVerification: false },
    ),
  );
  return {
    staff: accounts.map(memberOf),
    former,
    withoutDoctor: patientsWithoutDoctor(accounts, named).length,
  };
}
