import { isWorkingDoctor } from '../../src/model/account/staff.ts';
import type { ServerAccount } from './remote.ts';

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
