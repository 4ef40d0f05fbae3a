import { isStaffRole, type StaffRole } from '../../src/model/clinic/clinic-answers.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { acceptedBy, textIn, type Body } from './call.ts';
import { Refusal } from './refusal.ts';
import type { Remote, ServerAccount } from './remote.ts';

/** The roles that the body names, without repetition. @throws Refusal for another word */
export function rolesIn(body: Body): StaffRole[] {
  const given: unknown = body['roles'];
  if (!Array.isArray(given) || !given.every(isStaffRole)) throw new Refusal('invalid', 'There is no such role.');
  return [...new Set(given)];
}

/** What patients see of a new doctor; the account may not exist yet. @throws Refusal */
export async function doctorRecordIn(remote: Remote, body: Body, name: string): Promise<Record<string, unknown>> {
  const hospitalId = textIn(body, 'hospitalId');
  if (!(await remote.find(hospital.collection, hospitalId))) throw new Refusal('invalid', 'A doctor has a hospital.');
  const phoneNumber = textIn(body, 'phoneNumber') || null;
  const { userId: _, ...record } = acceptedBy(doctor, { userId: 'new', name, hospitalId, phoneNumber });
  return record;
}

/** Writes the doctor's record, if there is one to write, and adds the labels. */
export async function giveRoles(
  remote: Remote,
  { $id, labels }: Pick<ServerAccount, '$id' | 'labels'>,
  roles: readonly StaffRole[],
  record: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  if (record) await remote.save(doctor.collection, $id, { userId: $id, ...record });
  const missing = roles.filter((role) => !labels.includes(role));
  if (missing.length > 0) await remote.setLabels($id, [...labels, ...missing]);
}
