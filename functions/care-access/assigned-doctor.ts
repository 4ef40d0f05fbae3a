import { Query } from 'node-appwrite';
import { profile } from '../../src/model/records/profile.ts';
import { idPattern } from '../../src/model/schema/field.ts';
import { MAX_PATIENTS } from './patient-documents.ts';
import type { Remote } from './remote.ts';
import type { ServerDocument } from './server-document.ts';
import { verifiedOwner } from './expected-grants.ts';

/** Returns the doctor to whom this patient is assigned now, or null. */
export type DoctorOf = (userId: string) => Promise<string | null>;

/** The account that this profile names as the doctor, if it is a profile of this patient; not checked yet. */
function namedDoctor(userId: string, profileDocument: ServerDocument | undefined): string | null {
  if (profileDocument === undefined || verifiedOwner(profile, profileDocument) !== userId) return null;
  const doctorId = profileDocument.assignedDoctorId;
  return typeof doctorId === 'string' && doctorId !== '' ? doctorId : null;
}

/** A doctor only if the account has the label, whatever a profile says. */
const verifiedDoctor = async (remote: Remote, doctorId: string): Promise<string | null> =>
  (await remote.isDoctor(doctorId)) ? doctorId : null;

/**
 * Reads the assignment from the patient's profile and checks that the account is a doctor's. A profile that another
 * account created under this id is ignored.
 */
export async function assignedDoctor(remote: Remote, userId: string): Promise<string | null> {
  const doctorId = namedDoctor(userId, await remote.find(profile.collection, userId));
  return doctorId === null ? null : verifiedDoctor(remote, doctorId);
}

/**
 * Reads the assignments of many patients now: one request for fifty patients and one for each of their doctors. The
 * returned function rejects for the patients of a doctor whose account could not be read.
 * @throws when the profiles cannot be read
 */
export async function currentDoctors(remote: Remote, userIds: readonly string[]): Promise<DoctorOf> {
  const ids = [...new Set(userIds)].filter((id) => idPattern.test(id));
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_PATIENTS) }, (_, nth) =>
    ids.slice(nth * MAX_PATIENTS, (nth + 1) * MAX_PATIENTS),
  );
  const pages = await Promise.all(chunks.map((chunk) => remote.list(profile.collection, [Query.equal('$id', chunk)])));
  const profiles = new Map(pages.flat().map((document) => [document.$id, document]));
  const doctors = new Map<string, Promise<string | null>>();
  const verified = (doctorId: string) => {
    const answer = doctors.get(doctorId) ?? verifiedDoctor(remote, doctorId);
    doctors.set(doctorId, answer);
    return answer;
  };
  const named = new Map(ids.map((id) => [id, namedDoctor(id, profiles.get(id))]));
  // All are read before the first answer, so that no answer is older than the other requests of the caller.
  await Promise.allSettled([...named.values()].map((doctorId) => doctorId && verified(doctorId)));
  return async (userId) => {
    const doctorId = named.get(userId) ?? null;
    return doctorId === null ? null : verified(doctorId);
  };
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
