import { Query } from 'node-appwrite';
import { profile } from '../../src/model/records/profile.ts';
import { idPattern } from '../../src/model/schema/field.ts';
import { MAX_PATIENTS } from './patient-documents.ts';
import type { Remote } from './remote.ts';
import type { ServerDocument } from './server-document.ts';
import type { Unit } from '../support/hospital-unit.ts';
import { verifiedOwner } from './expected-grants.ts';

/** Who cares for a patient now: her verified doctor, and the unit whose midwives may read. */
export interface CareTeam {
  readonly doctorId: string | null;
  readonly unit: Unit | null;
}
export const noTeam: CareTeam = { doctorId: null, unit: null };

/** Returns the care team of this patient. */
export type CareTeamOf = (userId: string) => Promise<CareTeam>;

/** What the grants of the unit depend on; null when its midwives read nothing. */
export const unitKey = ({ unit }: CareTeam): string | null => unit && `${unit.label} ${unit.reach}`;

export const isSameTeam = (one: CareTeam, other: CareTeam): boolean =>
  one.doctorId === other.doctorId && unitKey(one) === unitKey(other);

/** The account that this profile names as the doctor, if it is a profile of this patient; not checked yet. */
function namedDoctor(userId: string, profileDocument: ServerDocument | undefined): string | null {
  if (profileDocument === undefined || verifiedOwner(profile, profileDocument) !== userId) return null;
  const doctorId = profileDocument.assignedDoctorId;
  return typeof doctorId === 'string' && doctorId !== '' ? doctorId : null;
}

/** The doctor of a profile, only if the account has the label. Without a doctor no midwife of the unit reads either. */
export const verifiedTeam = async (remote: Remote, doctorId: string): Promise<CareTeam> =>
  (await remote.isDoctor(doctorId)) ? { doctorId, unit: await remote.unitOf(doctorId) } : noTeam;

/** Answers for each doctor, kept for this long (ms); without a limit for one short run. */
function teamCache(remote: Remote, keptMs = Infinity): (doctorId: string) => Promise<CareTeam> {
  const cache = new Map<string, { readonly until: number; readonly answer: Promise<CareTeam> }>();
  return (doctorId) => {
    const cached = cache.get(doctorId);
    if (cached && cached.until > Date.now()) return cached.answer;
    const answer = verifiedTeam(remote, doctorId);
    cache.set(doctorId, { until: Date.now() + keptMs, answer });
    return answer;
  };
}

/**
 * Reads the assignment from the patient's profile and checks that the account is a doctor's. A profile that another
 * account created under this id is ignored.
 */
export async function assignedTeam(
  remote: Remote,
  userId: string,
  teamOfDoctor = (doctorId: string) => verifiedTeam(remote, doctorId),
): Promise<CareTeam> {
  const doctorId = namedDoctor(userId, await remote.find(profile.collection, userId));
  return doctorId === null ? noTeam : teamOfDoctor(doctorId);
}

/**
 * Reads the assignments of many patients now: one request for fifty patients and at most four for each of their doctors.
 * The returned function rejects for the patients of a doctor who could not be read.
 * @throws when the profiles cannot be read
 */
export async function currentTeams(remote: Remote, userIds: readonly string[]): Promise<CareTeamOf> {
  const ids = [...new Set(userIds)].filter((id) => idPattern.test(id));
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_PATIENTS) }, (_, nth) =>
    ids.slice(nth * MAX_PATIENTS, (nth + 1) * MAX_PATIENTS),
  );
  const pages = await Promise.all(chunks.map((chunk) => remote.list(profile.collection, [Query.equal('$id', chunk)])));
  const profiles = new Map(pages.flat().map((document) => [document.$id, document]));
  const verified = teamCache(remote);
  const named = new Map(ids.map((id) => [id, namedDoctor(id, profiles.get(id))]));
  // All are read before the first answer, so that no answer is older than the other requests of the caller.
  await Promise.allSettled([...named.values()].map((doctorId) => doctorId && verified(doctorId)));
  return async (userId) => {
    const doctorId = named.get(userId) ?? null;
    return doctorId === null ? noTeam : verified(doctorId);
  };
}

/** How old a cached answer may be: a page of one patient's documents needs one request, and a whole sweep needs fresh ones. */
const CACHED_MS = 1000;

/** The same, with one request a second for each patient and doctor; create one for each run. */
export function cachedTeams(remote: Remote): CareTeamOf {
  const cache = new Map<string, { readonly until: number; readonly answer: Promise<CareTeam> }>();
  const teamOfDoctor = teamCache(remote, CACHED_MS);
  return (userId) => {
    const cached = cache.get(userId);
    if (cached && cached.until > Date.now()) return cached.answer;
    const answer = assignedTeam(remote, userId, teamOfDoctor);
    cache.set(userId, { until: Date.now() + CACHED_MS, answer });
    return answer;
  };
}
