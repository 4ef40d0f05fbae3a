import { careAuthor } from '../../src/model/schema/care-author.ts';
import { careNote } from '../../src/model/records/care-note.ts';
import { recordTypes, sharedWithDoctor } from '../../src/model/collections/collections.ts';
import { grant, ownerByGrant, ownerGrants } from '../../src/model/schema/permission.ts';
import { isUserProfile, profile } from '../../src/model/records/profile.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import type { ServerDocument } from './server-document.ts';

/** Record types that belong to one patient: nobody else may read such a record unless this function grants it. */
export const personalRecords: readonly RecordType[] = recordTypes.filter(
  (type: RecordType) => type.documentSecurity && type.creatorMay.includes('read'),
);

const sharedCollections = new Set(sharedWithDoctor.map((type) => type.collection));
const readBy = (userId: string) => grant('read', `user:${userId}`);

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

/** The sender owns a message. The other party may read it while patient and doctor are assigned to each other. */
function messageGrants(type: RecordType, message: ServerDocument, doctorId: string | null): string[] {
  const patient = message.userId;
  const doctor = String(message.doctorId);
  const sender = String(message.senderId);
  const isProven = message.$permissions.includes(grant('delete', `user:${sender}`));
  const areAssigned = doctor === doctorId;
  if (isProven && sender === patient)
    return [...ownerGrants(type.creatorMay, patient), ...(areAssigned ? [readBy(doctor)] : [])];
  if (isProven && sender === doctor) {
    // The patient keeps her doctor's messages after she changes to another doctor.
    const mayRead = areAssigned || message.$permissions.includes(readBy(patient));
    return [...ownerGrants(type.creatorMay, doctor), ...(mayRead ? [readBy(patient)] : [])];
  }
  return unprovenGrants(message.$permissions);
}

/**
 * The grants that a document of one patient must have.
 * @param doctorId the verified doctor to whom the patient in `userId` is assigned now, or null
 */
export function expectedGrants(type: RecordType, document: ServerDocument, doctorId: string | null): string[] {
  const isFromDoctor = type.collection === careNote.collection && careAuthor(document) !== 'patient';
  if (type.collection === 'doctor_messages' || isFromDoctor)
    return [...new Set(messageGrants(type, document, doctorId))];
  const owner = verifiedOwner(type, document);
  if (owner === undefined) return unprovenGrants(document.$permissions);
  const readers = doctorId !== null && isShared(type, document) ? [readBy(doctorId)] : [];
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
      permission.startsWith('read(') && !$permissions.includes(permission) && permission !== readBy(String(senderId)),
  );
  if (!isSent) return {};
  if (isNote) return senderId !== userId ? { userId, doctorId, senderId } : {};
  const role = senderId === userId ? 'patient' : 'doctor';
  return { userId, doctorId, senderId, role, isRead: false, deliveredAt: now };
}
