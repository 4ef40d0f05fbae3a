import { careAuthor } from '../../src/model/care-author.ts';
import { careNote } from '../../src/model/care-note.ts';
import { recordTypes, sharedWithDoctor } from '../../src/model/collections.ts';
import { grant, ownerByGrant, ownerGrants } from '../../src/model/permission.ts';
import { isOwnProfile, profile } from '../../src/model/profile.ts';
import type { RecordType } from '../../src/model/record.ts';
import type { HeldDocument } from './held-document.ts';

/** Every record of one person: what nobody else may see unless this function grants it. */
export const personalRecords: readonly RecordType[] = recordTypes.filter(
  (type: RecordType) => type.documentSecurity && type.creatorMay.includes('read'),
);

const sharedCollections = new Set(sharedWithDoctor.map((type) => type.collection));
const readBy = (userId: string) => grant('read', `user:${userId}`);

/**
 * The person whose record this is, or undefined when the grants do not prove it.
 * A profile has no delete grant: there the update grant and the id, which is the account's, prove it.
 */
export function verifiedOwner(type: RecordType, document: HeldDocument): string | undefined {
  if (type.collection === profile.collection) return isOwnProfile(document) ? document.userId : undefined;
  return ownerByGrant(document);
}

/** Is it in the deleted record's power to be known to the doctor? Other tombstones stay with the owner. */
function isShared(type: RecordType, document: HeldDocument): boolean {
  if (!sharedCollections.has(type.collection)) return false;
  return type.collection !== 'tombstones' || sharedCollections.has(String(document.entity));
}

const holderOf = (given: string): string | undefined => /\("user:([^"/]+)"\)$/.exec(given)?.[1];

/**
 * What is left of unproven grants: those of single users, never everybody's, and where somebody may change the document
 * only his. A doctor may have been let in before its writer put another person's name on it.
 */
function unprovenGrants(grants: readonly string[]): string[] {
  const single = grants.filter((given) => holderOf(given) !== undefined);
  const writers = new Set(single.filter((given) => !given.startsWith('read(')).map(holderOf));
  return writers.size === 0 ? single : single.filter((given) => writers.has(holderOf(given)));
}

/** Of a message its sender is the owner; the other party reads it as long as both belong together. */
function messageGrants(type: RecordType, message: HeldDocument, doctorId: string | null): string[] {
  const patient = message.userId;
  const doctor = String(message.doctorId);
  const sender = String(message.senderId);
  const isProven = message.$permissions.includes(grant('delete', `user:${sender}`));
  const belongTogether = doctor === doctorId;
  if (isProven && sender === patient)
    return [...ownerGrants(type.creatorMay, patient), ...(belongTogether ? [readBy(doctor)] : [])];
  if (isProven && sender === doctor) {
    // What a doctor once told a patient stays hers after the doctor has changed.
    const mayRead = belongTogether || message.$permissions.includes(readBy(patient));
    return [...ownerGrants(type.creatorMay, doctor), ...(mayRead ? [readBy(patient)] : [])];
  }
  return unprovenGrants(message.$permissions);
}

/**
 * The grants a document of one person has to carry.
 * @param doctorId the verified doctor that the person named in `userId` is assigned to now, or null
 */
export function rightGrants(type: RecordType, document: HeldDocument, doctorId: string | null): string[] {
  const isFromDoctor = type.collection === careNote.collection && careAuthor(document) !== 'patient';
  if (type.collection === 'doctor_messages' || isFromDoctor)
    return [...new Set(messageGrants(type, document, doctorId))];
  const owner = verifiedOwner(type, document);
  if (owner === undefined) return unprovenGrants(document.$permissions);
  const readers = doctorId !== null && isShared(type, document) ? [readBy(doctorId)] : [];
  return [...new Set([...ownerGrants(type.creatorMay, owner), ...readers])];
}

/** Do two lists hold the same grants, in whatever order? */
export const areSameGrants = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((given) => other.includes(given));

/**
 * What is written together with the grant that lets the other party of a message read it for the first time: who wrote to
 * whom, as it was judged, when, and that nobody has read it yet. From then on its sender cannot change it.
 */
export function fieldsOnHandOver(
  type: RecordType,
  document: HeldDocument,
  grants: readonly string[],
  now: string,
): Readonly<Record<string, unknown>> {
  const isNote = type.collection === careNote.collection;
  if (type.collection !== 'doctor_messages' && !isNote) return {};
  const { userId, doctorId, senderId, $permissions } = document;
  const isSent = grants.some(
    (given) => given.startsWith('read(') && !$permissions.includes(given) && given !== readBy(String(senderId)),
  );
  if (!isSent) return {};
  if (isNote) return senderId !== userId ? { userId, doctorId, senderId } : {};
  const role = senderId === userId ? 'patient' : 'doctor';
  return { userId, doctorId, senderId, role, isRead: false, deliveredAt: now };
}
