import { appointment } from '../../src/model/records/appointment.ts';
import { blogPost } from '../../src/model/blog/blog-post.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { recordTypes } from '../../src/model/collections/collections.ts';
import { dose } from '../../src/model/reminders/dose.ts';
import { issue } from '../../src/model/schema/issue.ts';
import { grant } from '../../src/model/schema/permission.ts';
import { validateRecord, type RecordType } from '../../src/model/schema/record.ts';
import { profile } from '../../src/model/records/profile.ts';
import { reminder } from '../../src/model/reminders/reminder.ts';
import { invalidStructure } from '../protocol/api-error.ts';
import { requireOwnRoles } from '../protocol/permissions.ts';
import { checkStructure, type DocumentData } from '../schema/check-structure.ts';
import type { DocumentCall } from './document-context.ts';

/**
 * Record types with rules that attributes cannot express: a time of day, unique times, a time zone, an end after its
 * start, a slug.
 */
const validatedTypes = new Map<string, RecordType>(
  [appointment, reminder, dose, blogPost].map((type) => [type.collection, type as unknown as RecordType]),
);

/** By collection, the longest text in characters of each encrypted attribute, whose size counts the encrypted bytes. */
const longestTexts = new Map(
  recordTypes.map((type: RecordType) => [
    type.collection,
    Object.entries(type.fields).flatMap(([name, { longest }]) => (longest === undefined ? [] : [{ name, longest }])),
  ]),
);

function checkLengths(collectionId: string, data: DocumentData): void {
  for (const { name, longest } of longestTexts.get(collectionId) ?? []) {
    const texts = [data[name]].flat().filter((value) => typeof value === 'string');
    if (texts.some((value) => value.length > longest))
      throw invalidStructure(issue(name, 'long', { limit: longest }).message);
  }
}

/** Requests with a key are not validated: functions must be able to correct records that are older than a rule. */
const isValidated = ({ caller, collection }: DocumentCall): boolean =>
  caller.kind !== 'key' && collection.databaseId === DATABASE_ID;

/**
 * Rejects what the app's forms reject, with the same code of the model. Appwrite has no such check; there the reminders
 * function logs and skips invalid records.
 * @throws document_invalid_structure
 */
export function checkRecord(call: DocumentCall, data: DocumentData): void {
  if (!isValidated(call)) return;
  checkLengths(call.collection.id, data);
  const type = validatedTypes.get(call.collection.id);
  const [first] = type ? validateRecord(type, data) : [];
  if (first) throw invalidStructure(first.message);
}

/** Collections whose records belong to one user; nobody else may read them unless a function grants it. */
const personalCollections = new Set(
  recordTypes
    .filter((type: RecordType) => type.documentSecurity && type.creatorMay.length > 0)
    .map((t) => t.collection),
);

/**
 * On a personal record a user may grant permissions only to himself. With a grant to `users`, a role that every user
 * has, he could show other people records that he wrote under their ids, fill their lists, and publish private data.
 * Keys are exempt, because functions grant access to doctors. Appwrite has no such check; there phones ignore records
 * with wrong grants, and care-access removes the grants.
 * @throws user_unauthorized
 */
export function checkGrants(call: DocumentCall, permissions: readonly string[]): void {
  if (!isValidated(call) || !personalCollections.has(call.collection.id)) return;
  requireOwnRoles([`user:${call.caller.userId}`], permissions);
}

/**
 * The permissions of a profile after a change: the doctor whom the patient leaves may not read this version any more.
 * care-access would remove the grant a moment later, and the open page of that doctor would already have received it.
 * @param permissions those before the change
 */
export function withoutFormerDoctor(
  { collection }: DocumentCall,
  before: DocumentData,
  after: DocumentData,
  permissions: string[],
): string[] {
  const former = before['assignedDoctorId'];
  const isLeft =
    collection.databaseId === DATABASE_ID &&
    collection.id === profile.collection &&
    former !== after['assignedDoctorId'];
  return isLeft
    ? permissions.filter((permission) => permission !== grant('read', `user:${String(former)}`))
    : permissions;
}

/**
 * Rejects an increment that would leave a value that cannot be saved. Appwrite lets increments exceed an attribute's
 * limits, and then every update of the document fails.
 * @throws document_invalid_structure
 */
export function checkStep(call: DocumentCall, data: DocumentData, key: string): void {
  if (!isValidated(call)) return;
  checkStructure(call.collection, { [key]: data[key] }, new Set([key]));
  checkRecord(call, data);
}
