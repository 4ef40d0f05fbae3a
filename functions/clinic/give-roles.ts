import { isStaffRole, type StaffRole } from '../../src/model/clinic/clinic-answers.ts';
import { isMidwifeLabel, midwifeLabel } from '../../src/model/account/midwife-label.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { unitOf } from '../support/unit-label.ts';
import { acceptedBy, textIn, type Body } from './call.ts';
import { Refusal } from './refusal.ts';
import type { Remote, ServerAccount } from './remote.ts';

/** Hospitals of one midwife. */
const MOST_UNITS = 20;
const isText = (value: unknown): value is string => typeof value === 'string';

/** The roles that the body names, without repetition. @throws Refusal for another word */
export function rolesIn(body: Body): StaffRole[] {
  const given: unknown = body['roles'];
  if (!Array.isArray(given) || !given.every(isStaffRole)) throw new Refusal('invalid', 'There is no such role.');
  // The list of patients asks either for those of one doctor or for those of a unit.
  if (given.includes('doctor') && given.includes('midwife'))
    throw new Refusal('invalid', 'A person is a doctor or a midwife.');
  return [...new Set(given)];
}

/** The labels of the hospitals that the body names in `units`, for a midwife. @throws Refusal without a hospital */
export async function unitLabelsIn(remote: Remote, body: Body): Promise<string[]> {
  const units: unknown = body['units'];
  if (!Array.isArray(units) || units.length === 0 || units.length > MOST_UNITS || !units.every(isText))
    throw new Refusal('invalid', 'A midwife has a hospital.');
  for (const id of units)
    if (!(await remote.find(hospital.collection, id))) throw new Refusal('invalid', 'There is no such hospital.');
  return [...new Set(units.map((id) => midwifeLabel(unitOf(id))))];
}

/** What patients see of a new doctor; the account may not exist yet. @throws Refusal */
export async function doctorRecordIn(remote: Remote, body: Body, name: string): Promise<Record<string, unknown>> {
  const hospitalId = textIn(body, 'hospitalId');
  if (!(await remote.find(hospital.collection, hospitalId))) throw new Refusal('invalid', 'A doctor has a hospital.');
  const phoneNumber = textIn(body, 'phoneNumber') || null;
  const { userId: _, ...record } = acceptedBy(doctor, { userId: 'new', name, hospitalId, phoneNumber });
  return record;
}

/**
 * Writes the doctor's record, if there is one to write, and adds the labels.
 * @param units labels of the hospitals of a midwife; null leaves them as they are
 */
export async function giveRoles(
  remote: Remote,
  { $id, labels }: Pick<ServerAccount, '$id' | 'labels'>,
  roles: readonly StaffRole[],
  record: Readonly<Record<string, unknown>> | null,
  units: readonly string[] | null,
): Promise<void> {
  if (record) await remote.save(doctor.collection, $id, { userId: $id, ...record });
  const kept = units === null ? labels : labels.filter((label) => !isMidwifeLabel(label));
  const given = [...roles.filter((role) => role !== 'midwife'), ...(units ?? [])];
  const next = [...new Set([...kept, ...given])];
  if (next.length !== labels.length || next.some((label) => !labels.includes(label))) await remote.setLabels($id, next);
}
