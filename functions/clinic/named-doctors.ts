import { Query } from 'node-appwrite';
import { isWorkingDoctor } from '../../src/model/account/staff.ts';
import { isUserProfile, profile } from '../../src/model/records/profile.ts';
import type { Remote, ServerAccount } from './remote.ts';

const PAGE = 1000;

/**
 * The doctor whom each patient's profile names, null for none, by the id of the patient. Profiles that another account
 * created are left out. One request for a thousand patients; nothing else of the profile is read.
 */
export async function namedDoctors(remote: Remote): Promise<Map<string, string | null>> {
  const named = new Map<string, string | null>();
  let after: string | undefined;
  for (;;) {
    const page = await remote.list(profile.collection, [
      Query.select(['$id', '$permissions', 'userId', 'assignedDoctorId']),
      Query.orderAsc('$id'),
      ...(after === undefined ? [] : [Query.greaterThan('$id', after)]),
      Query.limit(PAGE),
    ]);
    for (const document of page) {
      const { $id, $permissions, userId, assignedDoctorId } = document;
      if (!isUserProfile({ $id, $permissions, userId: String(userId) })) continue;
      named.set($id, typeof assignedDoctorId === 'string' && assignedDoctorId !== '' ? assignedDoctorId : null);
    }
    if (page.length < PAGE) return named;
    after = page.at(-1)?.$id;
  }
}

/**
 * The patients whose profile names no working doctor: pairs of their id and the account that the profile still names.
 * Staff are no patients.
 * @param staff all accounts with a role @param named see `namedDoctors`
 */
export function patientsWithoutDoctor(
  staff: readonly ServerAccount[],
  named: ReadonlyMap<string, string | null>,
): [id: string, formerDoctorId: string | null][] {
  const staffIds = new Set(staff.map(({ $id }) => $id));
  const working = new Set(staff.filter(isWorkingDoctor).map(({ $id }) => $id));
  return [...named].filter(([id, doctorId]) => !staffIds.has(id) && (doctorId === null || !working.has(doctorId)));
}
