import { recordChange } from '../audit/health-changes.ts';
import { ApiError, documentExists, documentNotFound, unauthorized } from '../protocol/api-error.ts';
import { samePermissions } from '../protocol/permissions.ts';
import { canonicalData, checkStructure, ownFields, type DocumentData } from '../schema/check-structure.ts';
import type { Collection } from '../schema/schema.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import { violatedKey } from '../store/store.ts';
import { mayOnDocument } from './document-access.ts';
import type { DocumentCall } from './document-context.ts';
import { publishAfterCommit, type DocumentAction } from './document-events.ts';
import { sentTimes } from './given-times.ts';
import { checkGrants, checkRecord, withoutFormerDoctor } from './record-rules.ts';

export interface DocumentChange {
  data?: DocumentData;
  permissions?: string[];
  /** Whether the change is part of a bulk update. Then only the sent fields are validated, not the whole document. */
  isOfMany?: boolean;
}

/** @throws document_update_conflict when the document changed after `knownAt` */
export function requireNotNewer(document: StoredDocument, knownAt: string | null): void {
  if (knownAt !== null && document.updatedAt > knownAt) {
    throw new ApiError(409, 'document_update_conflict', 'Remote document is newer than local.');
  }
}

/** An array that was never set equals an empty one. */
const comparable = (value: unknown): string =>
  Array.isArray(value) && value.length === 0 ? 'null' : JSON.stringify(value ?? null);

function changedKeys(collection: Collection, before: DocumentData, after: DocumentData, sent: DocumentData): string[] {
  return Object.keys(sent).filter(
    (key) => !collection.attributes.has(key) || comparable(after[key]) !== comparable(before[key]),
  );
}

/** The document with the sent fields; null sets the default. */
function merged(collection: Collection, before: DocumentData, sent: DocumentData): DocumentData {
  const changes = Object.entries(sent).map(([key, value]) => [
    key,
    value ?? collection.attributes.get(key)?.default ?? null,
  ]);
  // Object.fromEntries, because an assignment to the key `__proto__` would set the prototype.
  return { ...before, ...Object.fromEntries(changes) } as DocumentData;
}

/**
 * Writes a change after its permissions were checked.
 * @throws document_already_exists for a unique index
 */
export function storeChange(
  call: DocumentCall,
  before: StoredDocument,
  after: StoredDocument,
  keys: readonly string[],
  action: DocumentAction,
): void {
  try {
    call.context.tableOf(call.collection).update(before, after, keys);
  } catch (error) {
    if (violatedKey(error) !== null) throw documentExists(before.id);
    throw error;
  }
  recordChange(call.context.audit, call, before, after, keys.length > 0);
  publishAfterCommit(call, action, after);
}

/**
 * Changes the sent fields; call it inside a write. An update without a change keeps `$updatedAt` and needs only read
 * permission.
 * @param knownAt the `$updatedAt` that the caller has read; null skips the check for newer versions
 * @throws document_not_found, user_unauthorized, document_update_conflict, document_invalid_structure
 */
export function updateDocument(
  call: DocumentCall,
  id: string,
  change: DocumentChange,
  knownAt: string | null,
): StoredDocument {
  const { context, collection, caller } = call;
  const before = context.tableOf(collection).byId(id);
  if (!before) throw documentNotFound(id);
  const sent = ownFields(change.data ?? {});
  const complete = merged(collection, before.data, sent);
  const data = { ...complete, ...canonicalData(collection, complete) };
  const keys = changedKeys(collection, before.data, data, sent);
  const permissions =
    change.permissions && !samePermissions(change.permissions, before.permissions)
      ? change.permissions
      : withoutFormerDoctor(call, before.data, data, before.permissions);
  const times = sentTimes(caller, change.data ?? {});
  const isChange =
    keys.length > 0 || permissions !== before.permissions || times.createdAt !== null || times.updatedAt !== null;
  const isAllowed =
    mayOnDocument(caller, collection, before, 'update') ||
    (!isChange && mayOnDocument(caller, collection, before, 'read'));
  if (!isAllowed) throw unauthorized();
  requireNotNewer(before, knownAt);
  checkStructure(collection, complete, change.isOfMany ? new Set(Object.keys(sent)) : null);
  if (change.permissions && permissions !== before.permissions) checkGrants(call, permissions);
  if (keys.length > 0) checkRecord(call, data);
  if (!isChange) {
    publishAfterCommit(call, 'update', before);
    return before;
  }
  const after: StoredDocument = {
    ...before,
    data,
    permissions,
    createdAt: times.createdAt ?? before.createdAt,
    updatedAt: times.updatedAt ?? context.clock.stampAfter(before.updatedAt),
  };
  storeChange(call, before, after, keys, 'update');
  return after;
}
