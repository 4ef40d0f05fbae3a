import { unauthorized } from '../protocol/api-error.ts';
import { requireOwnRoles } from '../protocol/permissions.ts';
import { canonicalData, checkStructure, ownFields } from '../schema/check-structure.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import { defaultPermissions, mayOnDocument } from './document-access.ts';
import { createDocument } from './create-document.ts';
import type { DocumentCall } from './document-context.ts';
import { sentTimes } from './given-times.ts';
import { checkGrants, checkRecord } from './record-rules.ts';
import { storeChange, type DocumentChange } from './update-document.ts';

/**
 * Creates the document or merges into it; call it inside a write. It always changes `$updatedAt` and always requires
 * every required attribute.
 * @throws user_unauthorized, document_invalid_structure, document_already_exists (unique index)
 */
export function upsertDocument(call: DocumentCall, id: string, change: DocumentChange): StoredDocument {
  const { context, collection, caller } = call;
  const sent = change.data ?? {};
  const before = context.tableOf(collection).byId(id);
  if (!before) return createDocument(call, id, sent, change.permissions ?? defaultPermissions(caller), 'upsert');
  if (!mayOnDocument(caller, collection, before, 'update')) throw unauthorized();
  const permissions = change.permissions ?? before.permissions;
  // Unchanged permissions are checked like sent ones, so the owner's upsert fails if the server added a role that the
  // owner does not have.
  if (caller.kind !== 'key') requireOwnRoles(caller.roles, permissions);
  if (change.permissions) checkGrants(call, change.permissions);
  const fields = ownFields(sent);
  const isSent = ([key, attribute]: [string, { required: boolean }]): boolean =>
    Object.hasOwn(fields, key) || attribute.required;
  const needed = Object.fromEntries(
    [...collection.attributes].filter(isSent).map(([key, a]) => [key, fields[key] ?? a.default]),
  );
  checkStructure(collection, { ...fields, ...needed });
  const complete = { ...before.data, ...needed };
  checkStructure(collection, complete);
  const data = canonicalData(collection, complete);
  checkRecord(call, data);
  const times = sentTimes(caller, sent);
  const after: StoredDocument = {
    ...before,
    data,
    permissions,
    createdAt: times.createdAt ?? before.createdAt,
    updatedAt: times.updatedAt ?? context.clock.stampAfter(before.updatedAt),
  };
  storeChange(call, before, after, Object.keys(needed), 'upsert');
  return after;
}
