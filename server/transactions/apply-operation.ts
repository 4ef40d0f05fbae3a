import { ApiError } from '../protocol/api-error.ts';
import { bulkCreate, bulkDelete, bulkUpdate, bulkUpsert } from '../documents/bulk-documents.ts';
import { createDocument } from '../documents/create-document.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import type { DocumentCall } from '../documents/document-context.ts';
import { incrementDocument } from '../documents/increment-document.ts';
import { updateDocument } from '../documents/update-document.ts';
import { upsertDocument } from '../documents/upsert-document.ts';
import { textOf } from '../protocol/text-of.ts';
import { documentPermissions } from '../protocol/permissions.ts';
import type { DocumentData } from '../schema/check-structure.ts';
import type { Operation } from './operation.ts';

/** The `$permissions` in the data of an operation. */
export function permissionsIn(data: DocumentData): string[] | undefined {
  return data['$permissions'] === undefined || data['$permissions'] === null
    ? undefined
    : documentPermissions(data['$permissions']);
}

const numberIn = (data: DocumentData, key: string): number | undefined =>
  typeof data[key] === 'number' ? data[key] : undefined;

function applyStep(call: DocumentCall, { action, documentId, data }: Operation): void {
  const fields = data as DocumentData;
  const value = Number(fields['value'] ?? 1);
  incrementDocument(call, documentId, {
    attribute: textOf(fields['attribute']),
    by: action === 'increment' ? value : -value,
    min: numberIn(fields, 'min'),
    max: numberIn(fields, 'max'),
  });
}

/**
 * Applies one operation of a transaction; call it inside a write.
 * @throws what the single call would throw
 */
export function applyOperation(call: DocumentCall, operation: Operation): void {
  const { action, documentId: id } = operation;
  const data = operation.data as DocumentData;
  switch (action) {
    case 'create':
      // A staged document without permissions gets none, unlike in a single call.
      createDocument(call, id, data, permissionsIn(data) ?? []);
      return;
    case 'update':
      updateDocument(call, id, { data, permissions: permissionsIn(data) }, null);
      return;
    case 'upsert':
      upsertDocument(call, id, {
        data,
        permissions: permissionsIn(data) ?? (call.context.tableOf(call.collection).byId(id) ? undefined : []),
      });
      return;
    case 'delete':
      deleteDocument(call, id, null);
      return;
    case 'increment':
    case 'decrement':
      applyStep(call, operation);
      return;
    case 'bulkCreate':
      bulkCreate(call, operation.data as DocumentData[]);
      return;
    case 'bulkUpsert':
      bulkUpsert(call, operation.data as DocumentData[]);
      return;
    case 'bulkUpdate':
      bulkUpdate(call, data['queries'], (data['data'] ?? {}) as DocumentData);
      return;
    case 'bulkDelete':
      bulkDelete(call, data['queries']);
      return;
  }
}

export const transactionConflict = (): ApiError =>
  new ApiError(
    409,
    'transaction_conflict',
    'The transaction has a conflict. Please resolve the conflict and try again.',
  );
