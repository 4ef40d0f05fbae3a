import { unauthorized } from '../api-error.ts';
import { requireHeldRoles } from '../permissions.ts';
import { canonicalData, checkStructure, ownFields } from '../schema/check-structure.ts';
import type { StoredDocument } from '../store/document-table.ts';
import { defaultPermissions, mayOnDocument } from './access.ts';
import { createDocument } from './create-document.ts';
import type { DocumentCall } from './document-context.ts';
import { givenTimes } from './given-times.ts';
import { checkGrants, checkRecord } from './record-rules.ts';
import { storeChange, type DocumentChange } from './update-document.ts';

/**
 * Creates the document or merges into it; call it inside a write. It always moves the time of change and always
 * wants every required attribute.
 * @throws user_unauthorized, document_invalid_structure, document_already_exists (unique index)
 */
export function upsertDocument(call: DocumentCall, id: string, change: DocumentChange): StoredDocument {
  const { context, collection, caller } = call;
  const sent = change.data ?? {};
  const before = context.tableOf(collection).byId(id);
  if (!before) return createDocument(call, id, sent, change.permissions ?? defaultPermissions(caller), 'upsert');
  if (!mayOnDocument(caller, collection, before, 'update')) throw unauthorized();
  const permissions = change.permissions ?? before.permissions;
  // Kept permissions count as given, so a role that only the server could add refuses the owner's upsert.
  if (caller.kind !== 'key') requireHeldRoles(caller.roles, permissions);
  if (change.permissions) checkGrants(call, change.permissions);
  const own = ownFields(sent);
  const isSent = ([key, attribute]: [string, { required: boolean }]): boolean => key in own || attribute.required;
  const needed = Object.fromEntries(
    [...collection.attributes].filter(isSent).map(([key, a]) => [key, own[key] ?? a.default]),
  );
  checkStructure(collection, { ...own, ...needed });
  const whole = { ...before.data, ...needed };
  checkStructure(collection, whole);
  const data = canonicalData(collection, whole);
  checkRecord(call, data);
  const times = givenTimes(caller, sent);
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
