import { profile } from '../../src/model/records/profile.ts';
import type { Remote } from './remote.ts';
import { verifiedOwner } from './expected-grants.ts';

/** Returns the doctor to whom this patient is assigned now, or null. */
export type DoctorOf = (userId: string) => Promise<string | null>;

/**
 * Reads the assignment from the patient's profile and checks that the account is a doctor's. A profile that another
 * account created under this id is ignored.
 */
export async function assignedDoctor(remote: Remote, userId: string): Promise<string | null> {
  const profileDocument = await remote.find(profile.collection, userId);
  if (profileDocument === undefined || verifiedOwner(profile, profileDocument) !== userId) return null;
  const doctorId = profileDocument.assignedDoctorId;
  if (typeof doctorId !== 'string' || doctorId === '') return null;
  return (await remote.isDoctor(doctorId)) ? doctorId : null;
}

/** How old a cached answer may be: a page of one patient's documents needs one request, and a whole sweep needs fresh ones. */
const CACHED_MS = 1000;

/** The same, with one request a second for each patient; create one for each run. */
export function cachedDoctors(remote: Remote): DoctorOf {
  const cache = new Map<string, { readonly until: number; readonly answer: Promise<string | null> }>();
  return (userId) => {
    const cached = cache.get(userId);
    if (cached && cached.until > Date.now()) return cached.answer;
    const answer = assignedDoctor(remote, userId);
    cache.set(userId, { until: Date.now() + CACHED_MS, answer });
    return answer;
  };
}
