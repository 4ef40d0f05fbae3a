import { documentNotFound, unauthorized } from '../protocol/api-error.ts';
import { mayOnCollection, mayOnDocument } from '../documents/document-access.ts';
import { requireMayCreate } from '../documents/create-document.ts';
import type { DocumentCall } from '../documents/document-context.ts';
import { requireNumber } from '../documents/increment-document.ts';
import { textOf } from '../protocol/text-of.ts';
import { isId } from '../protocol/ids.ts';
import { invalidArgument } from '../protocol/api-error.ts';
import { requireOwnRoles, type Action } from '../protocol/permissions.ts';
import type { DocumentData } from '../schema/check-structure.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import { permissionsIn } from './apply-operation.ts';
import { isBulk, type Operation } from './operation.ts';

/** Keys of the documents that earlier operations of the same call create. */
export type Batch = Set<string>;

function visible({ context, collection, caller }: DocumentCall, id: string): StoredDocument | null {
  const document = context.tableOf(collection).byId(id);
  return document && mayOnDocument(caller, collection, document, 'read') ? document : null;
}

function requireRight(call: DocumentCall, { action, documentId }: Operation, isInBatch: boolean): void {
  const { caller, collection } = call;
  const document = visible(call, documentId);
  if (action === 'create' || (action === 'upsert' && !document)) return requireMayCreate(call);
  if (!document && !isInBatch) throw documentNotFound(documentId);
  const right: Action = action === 'delete' ? 'delete' : 'update';
  // A document that does not exist yet has no permissions, so only the collection's count.
  const isAllowed = document
    ? mayOnDocument(caller, collection, document, right)
    : mayOnCollection(caller, collection, right);
  if (!isAllowed) throw unauthorized();
}

/**
 * The checks when an operation is staged: existence, permissions and roles, but not the structure.
 * @throws user_unauthorized, document_not_found, attribute_type_invalid, general_argument_invalid
 */
export function checkOperation(call: DocumentCall, operation: Operation, batch: Batch): void {
  const { action, documentId } = operation;
  if (isBulk(action)) {
    if (call.caller.kind !== 'key') throw unauthorized();
    return;
  }
  if (!isId(documentId)) throw invalidArgument('Invalid `operations` param: Invalid document ID');
  const data = operation.data as DocumentData;
  const key = JSON.stringify([call.collection.databaseId, call.collection.id, documentId]);
  requireRight(call, operation, batch.has(key));
  const permissions = permissionsIn(data);
  if (permissions && call.caller.kind !== 'key') requireOwnRoles(call.caller.roles, permissions);
  if (action === 'increment' || action === 'decrement') requireNumber(call, textOf(data['attribute']));
  if (action === 'create') batch.add(key);
}
