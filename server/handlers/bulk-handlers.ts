import type { FastifyRequest } from 'fastify';
import { bodyOf, dataParam, pathPart, required, type Body } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import { requireScope } from '../authentication/scopes.ts';
import type { Services } from '../services/services.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import { bulkCreate, bulkDelete, bulkList, bulkUpdate, bulkUpsert } from '../documents/bulk-documents.ts';
import type { DocumentCall } from '../documents/document-context.ts';
import { documentJson } from '../documents/document-json.ts';
import type { Collection } from '../schema/schema.ts';
import type { Operation, OperationAction } from '../transactions/operation.ts';
import { findCollection } from '../documents/find-collection.ts';

/** Only keys have this scope. A bulk call changes all documents or none. */
const BULK_SCOPE = 'documents.bulk';

function stagedBulk(collection: Collection, action: OperationAction, body: Body): Operation {
  const data =
    action === 'bulkCreate' || action === 'bulkUpsert'
      ? bulkList(required(body, 'documents'))
      : { queries: body['queries'], data: dataParam(body) };
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
    const { caller } = request;
    const collection = findCollection(
      schema,
      caller,
      pathPart(request, 'databaseId'),
      pathPart(request, 'collectionId'),
    );
    const { transactionId } = bodyOf(request);
    if (typeof transactionId === 'string' && transactionId !== '') {
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
      run(request, 'bulkUpdate', (call) =>
        bulkUpdate(call, bodyOf(request)['queries'], dataParam(bodyOf(request)) ?? {}),
      ),
    remove: (request) => run(request, 'bulkDelete', (call) => bulkDelete(call, bodyOf(request)['queries'])),
  };
}
