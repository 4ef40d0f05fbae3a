import { recordChange } from '../audit/health-changes.ts';
import { documentExists, unauthorized } from '../protocol/api-error.ts';
import {
  canonicalData,
  checkStructure,
  ownFields,
  withDefaults,
  type DocumentData,
} from '../schema/check-structure.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import { violatedKey } from '../store/store.ts';
import { mayOnCollection } from './document-access.ts';
import type { DocumentCall } from './document-context.ts';
import { publishAfterCommit, type DocumentAction } from './document-events.ts';
import { sentTimes } from './given-times.ts';
import { checkGrants, checkRecord } from './record-rules.ts';

export function requireMayCreate({ caller, collection }: DocumentCall): void {
  if (mayOnCollection(caller, collection, 'create')) return;
  const needed = collection.permissions.filter((p) => p.action === 'create').map((p) => p.role);
  throw unauthorized(
    `Missing "create" permission for role "${needed.join(', ')}". Only "${JSON.stringify(caller.roles)}" scopes are allowed and "${JSON.stringify(needed)}" was given.`,
  );
}

/**
 * Inserts a document; call it inside a write.
 * @throws user_unauthorized, document_invalid_structure, document_already_exists (id or unique index)
 */
export function createDocument(
  call: DocumentCall,
  id: string,
  data: DocumentData,
  permissions: string[],
  action: DocumentAction = 'create',
): StoredDocument {
  const { context, collection } = call;
  requireMayCreate(call);
  checkGrants(call, permissions);
  const complete = withDefaults(collection, ownFields(data));
  checkStructure(collection, complete);
  const stored = canonicalData(collection, complete);
  checkRecord(call, stored);
  const times = sentTimes(call.caller, data);
  const now = context.clock.stamp();
  const createdAt = times.createdAt ?? now;
  try {
    const document = context.tableOf(collection).insert({
      id,
      createdAt,
      updatedAt: times.updatedAt ?? now,
      permissions,
      data: stored,
    });
    recordChange(context.audit, call, null, document);
    publishAfterCommit(call, action, document);
    return document;
  } catch (error) {
    if (violatedKey(error) !== null) throw documentExists(id);
    throw error;
  }
}
