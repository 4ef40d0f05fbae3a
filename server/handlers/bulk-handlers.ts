import type { FastifyRequest } from 'fastify';
import { badRequest, invalidArgument } from '../protocol/api-error.ts';
import { bodyOf, dataParam, pathPart, required, transactionParam, type Body } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import { requireScope } from '../authentication/scopes.ts';
import type { Services } from '../services/services.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import { bulkCreate, bulkDelete, bulkList, bulkUpdate, bulkUpsert } from '../documents/bulk-documents.ts';
import type { DocumentCall } from '../documents/document-context.ts';
import { documentJson } from '../documents/document-json.ts';
import type { Collection } from '../schema/schema.ts';
import type { Operation, OperationAction } from '../transactions/operation.ts';
import { missingPayload } from './document-handlers.ts';
import { findCollection } from '../documents/find-collection.ts';

/** Only keys have this scope. A bulk call changes all documents or none. */
const BULK_SCOPE = 'documents.bulk';

/**
 * The queries of a call that changes or deletes what matches. Without them everything matches, so null is refused; Appwrite
 * fails with 500 for it.
 */
function queriesOf(body: Body): unknown {
  if (body['queries'] !== null) return body['queries'];
  throw invalidArgument('Invalid `queries` param: Value must a valid array');
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Object.keys(Object(value)).length === 0;

/**
 * Whether a call creates many documents and not one. The parameters of the other form are refused.
 * @throws general_bad_request
 */
export function createsMany({ documents, data, documentId, permissions }: Body): boolean {
  if (isEmpty(documents)) return false;
  if (!isEmpty(data)) throw badRequest('You can only send one of the following parameters: data, documents');
  if (!isEmpty(documentId)) {
    throw badRequest('Param "documentId" is not allowed when creating multiple documents, set "$id" on each instead.');
  }
  if (!isEmpty(permissions)) {
    throw badRequest(
      'Param "permissions" is disallowed when creating multiple documents, set "$permissions" on each instead',
    );
  }
  return true;
}

function stagedBulk(collection: Collection, action: OperationAction, body: Body): Operation {
  const data =
    action === 'bulkCreate' || action === 'bulkUpsert'
      ? bulkList(required(body, 'documents'))
      : { queries: queriesOf(body), data: dataParam(body) };
  return { action, databaseId: collection.databaseId, collectionId: collection.id, documentId: '', data };
}

export function bulkHandlers({
  schema,
  documents: context,
  transactions,
}: Services): Record<'create' | 'upsert' | 'update' | 'remove', Handler> {
  const run = async (
    request: FastifyRequest,
    action: OperationAction,
    work: (call: DocumentCall) => StoredDocument[],
  ): Promise<unknown> => {
    // A key with documents.write may also use bulk calls.
    requireScope(request.caller, request.caller.kind === 'key' ? 'documents.write' : BULK_SCOPE);
    if (action === 'bulkUpdate' && Object.keys(dataParam(bodyOf(request))).length === 0) throw missingPayload();
    const { caller } = request;
    const collection = findCollection(
      schema,
      caller,
      pathPart(request, 'databaseId'),
      pathPart(request, 'collectionId'),
    );
    const transactionId = transactionParam(bodyOf(request)['transactionId']);
    if (transactionId !== null) {
      await transactions.stage(caller, transactionId, [stagedBulk(collection, action, bodyOf(request))]);
      // The number of documents is known only at the commit.
      return { total: 0, documents: [] };
    }
    const documents = await context.store.write(() => work({ context, caller, collection }));
    return { total: documents.length, documents: documents.map((document) => documentJson(collection, document)) };
  };
  const listOf = (request: FastifyRequest): Record<string, unknown>[] =>
    bulkList(required(bodyOf(request), 'documents'));

  return {
    create: (request) => run(request, 'bulkCreate', (call) => bulkCreate(call, listOf(request))),
    upsert: (request) => run(request, 'bulkUpsert', (call) => bulkUpsert(call, listOf(request))),
    update: (request) =>
      run(request, 'bulkUpdate', (call) => bulkUpdate(call, queriesOf(bodyOf(request)), dataParam(bodyOf(request)))),
    remove: (request) => run(request, 'bulkDelete', (call) => bulkDelete(call, queriesOf(bodyOf(request)))),
  };
}
