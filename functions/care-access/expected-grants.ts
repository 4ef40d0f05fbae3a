import { careAuthor } from '../../src/model/schema/care-author.ts';
import { doctorMessage } from '../../src/model/messages/doctor-message.ts';
import { careNote } from '../../src/model/records/care-note.ts';
import { recordTypes, sharedWithDoctor } from '../../src/model/collections/collections.ts';
import { grant, ownerByGrant, ownerGrants } from '../../src/model/schema/permission.ts';
import { isUserProfile, profile } from '../../src/model/records/profile.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import { readingTypes } from '../../src/model/records/reading.ts';
import type { CareTeam } from './care-team.ts';
import type { ServerDocument } from './server-document.ts';
import type { Unit } from '../support/hospital-unit.ts';

/** Record types that belong to one patient: nobody else may read such a record unless this function grants it. */
export const personalRecords: readonly RecordType[] = recordTypes.filter(
  (type: RecordType) => type.documentSecurity && type.creatorMay.includes('read'),
);

const sharedCollections = new Set(sharedWithDoctor.map((type) => type.collection));
/** What midwives read whose hospital opens readings and messages only. */
const readingCollections = new Set(
  [profile, careNote, doctorMessage, ...Object.values(readingTypes)].map(({ collection }) => collection),
);
const readBy = (userId: string) => grant('read', `user:${userId}`);
const readByUnit = ({ label }: Unit) => grant('read', `label:${label}`);

/**
 * The id of the record's owner, or undefined when the grants do not prove it. A profile has no delete grant: its update
 * grant and its id, which is the account's id, prove the owner.
 */
export function verifiedOwner(type: RecordType, document: ServerDocument): string | undefined {
  if (type.collection === profile.collection) return isUserProfile(document) ? document.userId : undefined;
  return ownerByGrant(document);
}

/**
 * Whether the doctor may read this record. A tombstone is shared only if the deleted record was shared; other
 * tombstones stay with the owner.
 */
function isShared(type: RecordType, document: ServerDocument): boolean {
  if (!sharedCollections.has(type.collection)) return false;
  return type.collection !== 'tombstones' || sharedCollections.has(String(document.entity));
}

/** The grants of the unit on a record that the doctor may read. A profile also says that everything is open. */
function unitGrants(type: RecordType, document: ServerDocument, unit: Unit | null): string[] {
  if (unit === null) return [];
  if (unit.reach === 'everything') return [readByUnit(unit), ...(type === profile ? [markOf(unit)] : [])];
  const collection = type.collection === 'tombstones' ? String(document.entity) : type.collection;
  return readingCollections.has(collection) ? [readByUnit(unit)] : [];
}
const markOf = ({ mark }: Unit) => grant('read', `label:${mark}`);

const userOfGrant = (permission: string): string | undefined => /\("user:([^"/]+)"\)$/.exec(permission)?.[1];

/**
 * The grants that stay when the owner is not proven: only grants to single users, never to everybody; and if some user
 * may change the document, only that user's grants. Reason: a doctor may have been granted access before the writer put
 * another patient's id on the document.
 */
function unprovenGrants(grants: readonly string[]): string[] {
  const single = grants.filter((permission) => userOfGrant(permission) !== undefined);
  const writers = new Set(single.filter((permission) => !permission.startsWith('read(')).map(userOfGrant));
  return writers.size === 0 ? single : single.filter((permission) => writers.has(userOfGrant(permission)));
}

/**
 * A note by an account that is not her doctor. If it is a midwife of her unit, the patient, her doctor and the unit may
 * read it; thresholds are a doctor's. What the patient could read once stays with her, also from a former doctor. A
 * midwife's note stays with the doctor while the patient is his.
 */
function otherNoteGrants(note: ServerDocument, { doctorId, unit }: CareTeam): string[] {
  const [patient, sender] = [note.userId, String(note.senderId)];
  const own = ownerGrants(careNote.creatorMay, sender);
  const mayWrite = unit !== null && unit.writers.has(sender) && note.entry !== 'limits';
  const wasGiven = (userId: string) => note.$permissions.includes(readBy(userId));
  const readers = [patient, ...(doctorId === null ? [] : [doctorId])].filter((id) => mayWrite || wasGiven(id));
  const isOfUnit = mayWrite || (doctorId !== null && wasGiven(doctorId));
  return [...own, ...readers.map(readBy), ...(unit && isOfUnit ? [readByUnit(unit)] : [])];
}

/** The sender owns a message. The other party may read it while patient and doctor are assigned to each other. */
function messageGrants(type: RecordType, message: ServerDocument, team: CareTeam): string[] {
  const patient = message.userId;
  const doctor = String(message.doctorId);
  const sender = String(message.senderId);
  const isProven = message.$permissions.includes(grant('delete', `user:${sender}`));
  const areAssigned = doctor === team.doctorId;
  const ofUnit = areAssigned ? unitGrants(type, message, team.unit) : [];
  if (isProven && sender === patient)
    return [...ownerGrants(type.creatorMay, patient), ...(areAssigned ? [readBy(doctor)] : []), ...ofUnit];
  if (isProven && sender === doctor) {
    if (type === careNote && !areAssigned) return otherNoteGrants(message, team);
    // The patient keeps her doctor's messages after she changes to another doctor.
    const mayRead = areAssigned || message.$permissions.includes(readBy(patient));
    return [...ownerGrants(type.creatorMay, doctor), ...(mayRead ? [readBy(patient)] : []), ...ofUnit];
  }
  return unprovenGrants(message.$permissions);
}

/**
 * The grants that a document of one patient must have.
 * @param team the verified doctor to whom the patient in `userId` is assigned now, and his unit
 */
export function expectedGrants(type: RecordType, document: ServerDocument, team: CareTeam): string[] {
  const isFromDoctor = type.collection === careNote.collection && careAuthor(document) !== 'patient';
  if (type.collection === 'doctor_messages' || isFromDoctor) return [...new Set(messageGrants(type, document, team))];
  const owner = verifiedOwner(type, document);
  if (owner === undefined) return unprovenGrants(document.$permissions);
  const { doctorId, unit } = team;
  const readers =
    doctorId !== null && isShared(type, document) ? [readBy(doctorId), ...unitGrants(type, document, unit)] : [];
  return [...new Set([...ownerGrants(type.creatorMay, owner), ...readers])];
}

/** Whether two lists have the same grants, in any order. */
export const areSameGrants = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((permission) => other.includes(permission));

/**
 * Fields that are written together with the grant by which the other party of a message can read it for the first time:
 * sender and receiver as verified here, the time of delivery, and `isRead: false`. From then on the sender cannot
 * change the message.
 */
export function fieldsOnHandOver(
  type: RecordType,
  document: ServerDocument,
  grants: readonly string[],
  now: string,
): Readonly<Record<string, unknown>> {
  const isNote = type.collection === careNote.collection;
  if (type.collection !== 'doctor_messages' && !isNote) return {};
  const { userId, doctorId, senderId, $permissions } = document;
  const isSent = grants.some(
    (permission) =>
      // The unit looks on: a message that it may read now was not sent now.
      permission.startsWith('read("user:') &&
      !$permissions.includes(permission) &&
      permission !== readBy(String(senderId)),
  );
  if (!isSent) return {};
  if (isNote) return senderId !== userId ? { userId, doctorId, senderId } : {};
  const role = senderId === userId ? 'patient' : 'doctor';
  return { userId, doctorId, senderId, role, isRead: false, deliveredAt: now };
}
