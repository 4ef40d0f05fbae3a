import { Query } from 'node-appwrite';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { Person } from './person.ts';

const AT = '2026-11-21T08:00:00.000+00:00';

export const reading = (userId: string) => ({ userId, systolic: 118, diastolic: 76, recordedAt: AT });
export const readingGrants = (userId: string) => ownerGrants(['read', 'delete'], userId);
export const profileGrants = (userId: string) => ownerGrants(['read', 'update'], userId);

/** A single word, so that a search finds only this name. */
const wordOf = (id: string) => id.replaceAll('-', '');

/** Signs up a patient with one record of several collections and a profile, written as her phone writes them. */
export async function joinPatient(url: string, id: string, assignedDoctorId: string | null): Promise<Person> {
  const person = await Person.join(url, id);
  const grants = readingGrants(id);
  await person.create('blood_pressure', `bp-${id}`, reading(id), grants);
  await person.create('weight', `w-${id}`, { userId: id, weight: 68.4, unit: 'kg', recordedAt: AT }, grants);
  await person.create('tombstones', `t-${id}`, { userId: id, entity: 'weight', deletedAt: AT }, grants);
  const said = { userId: id, role: 'user', content: 'hello', timestamp: AT, sessionId: 's' };
  await person.create('chat_messages', `c-${id}`, said, grants);
  await person.create('profiles', id, { userId: id, name: wordOf(id), assignedDoctorId }, profileGrants(id));
  return person;
}

/** The records that a doctor may see: collection and id. */
export const shared = (id: string): [string, string][] => [
  ['blood_pressure', `bp-${id}`],
  ['weight', `w-${id}`],
  ['tombstones', `t-${id}`],
  ['profiles', id],
];

/** Asks for the records of a patient through every kind of request. @returns what the answers contained */
export async function seenBy(doctor: Person, patientId: string): Promise<string[]> {
  const seen: string[] = [];
  for (const [collection, id] of shared(patientId)) {
    if ((await doctor.get(collection, id)).status === 200) seen.push(`get ${collection}`);
    const listed = await doctor.list(collection, Query.equal('userId', [patientId]));
    if (listed.body.documents?.length !== 0) seen.push(`list ${collection}`);
    const counted = await doctor.list(collection, Query.equal('$id', [id]), Query.limit(1));
    if (counted.body.total !== 0) seen.push(`count ${collection}`);
  }
  if ((await doctor.list('profiles', Query.search('name', wordOf(patientId)))).body.total !== 0)
    seen.push('search by name');
  return seen;
}

/** The result of `seenBy` for a doctor who may read everything. */
export const everything = (id: string): string[] => [
  ...shared(id).flatMap(([collection]) => [`get ${collection}`, `list ${collection}`, `count ${collection}`]),
  'search by name',
];
