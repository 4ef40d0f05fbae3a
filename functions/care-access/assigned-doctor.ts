import { profile } from '../../src/model/profile.ts';
import type { Remote } from './remote.ts';
import { verifiedOwner } from './right-grants.ts';

/** The doctor a person is assigned to now, or null. */
export type DoctorOf = (userId: string) => Promise<string | null>;

/**
 * Reads the assignment from the person's own profile and checks that the named account is a doctor's.
 * A profile that somebody else created under this id says nothing.
 */
export async function assignedDoctor(remote: Remote, userId: string): Promise<string | null> {
  const held = await remote.find(profile.collection, userId);
  if (held === undefined || verifiedOwner(profile, held) !== userId) return null;
  const doctorId = held.assignedDoctorId;
  if (typeof doctorId !== 'string' || doctorId === '') return null;
  return (await remote.isDoctor(doctorId)) ? doctorId : null;
}

/** The same, asked once a person; for one run. */
export function rememberingDoctors(remote: Remote): DoctorOf {
  const known = new Map<string, Promise<string | null>>();
  return (userId) => {
    const asked = known.get(userId) ?? assignedDoctor(remote, userId);
    known.set(userId, asked);
    return asked;
  };
}
