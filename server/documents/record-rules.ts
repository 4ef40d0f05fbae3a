import { appointment } from '../../src/model/appointment.ts';
import { blogPost } from '../../src/model/blog-post.ts';
import { DATABASE_ID } from '../../src/model/database-id.ts';
import { recordTypes } from '../../src/model/collections.ts';
import { dose } from '../../src/model/dose.ts';
import { judge, type RecordType } from '../../src/model/record.ts';
import { reminder } from '../../src/model/reminder.ts';
import { invalidStructure } from '../api-error.ts';
import { requireHeldRoles } from '../permissions.ts';
import { checkStructure, type DocumentData } from '../schema/check-structure.ts';
import type { DocumentCall } from './document-context.ts';

/** Records with rules that no attribute can hold: a time of day, a time twice, a zone, an end before its start, a slug. */
const judged = new Map<string, RecordType>(
  [appointment, reminder, dose, blogPost].map((type) => [type.collection, type as unknown as RecordType]),
);

/** Keys are not judged: functions put records right that came before a rule. */
const isJudged = ({ caller, collection }: DocumentCall): boolean =>
  caller.kind !== 'key' && collection.databaseId === DATABASE_ID;

/**
 * Refuses of a person what the app's own form refuses, by the same file of the model. Appwrite has no such check; there the
 * reminders function reports and skips them.
 * @throws document_invalid_structure
 */
export function checkRecord(call: DocumentCall, data: DocumentData): void {
  if (!isJudged(call)) return;
  const type = judged.get(call.collection.id);
  const [first] = type ? judge(type, data) : [];
  if (first) throw invalidStructure(first.message);
}

/** Records of one person: seen by nobody else unless a function grants it. */
const personal = new Set(
  recordTypes
    .filter((type: RecordType) => type.documentSecurity && type.creatorMay.length > 0)
    .map((t) => t.collection),
);

/**
 * On the record of a person he may grant something only to himself. With `users`, a role that everybody holds, anybody
 * could show others what he wrote under their names, fill their lists with it, and publish what is private. Not asked of a
 * key: functions let doctors in. Appwrite has no such check; there phones judge by the grants, and care-access takes them.
 * @throws user_unauthorized
 */
export function checkGrants(call: DocumentCall, permissions: readonly string[]): void {
  if (!isJudged(call) || !personal.has(call.collection.id)) return;
  requireHeldRoles([`user:${call.caller.userId}`], permissions);
}

/**
 * Refuses of a person a step of a number that no save would let through. Appwrite steps over an attribute's limits, and then
 * no update can save the document any more.
 * @throws document_invalid_structure
 */
export function checkStep(call: DocumentCall, data: DocumentData, key: string): void {
  if (!isJudged(call)) return;
  checkStructure(call.collection, { [key]: data[key] }, new Set([key]));
  checkRecord(call, data);
}
