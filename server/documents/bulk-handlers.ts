import type { FastifyRequest } from 'fastify';
import { bodyOf, dataParam, pathPart, required } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import { requireScope } from '../http/scopes.ts';
import type { Services } from '../services.ts';
import type { StoredDocument } from '../store/document-table.ts';
import { bulkCreate, bulkDelete, bulkList, bulkUpdate, bulkUpsert } from './bulk-documents.ts';
import type { DocumentCall } from './document-context.ts';
import { documentJson } from './document-json.ts';
import { findCollection } from './find-collection.ts';

/** What only a key may: many documents at once, all or none. */
export const BULK_SCOPE = 'documents.bulk';

export function bulkHandlers({
  schema,
  documents: context,
}: Services): Record<'create' | 'upsert' | 'update' | 'remove', Handler> {
  const run = async (request: FastifyRequest, work: (call: DocumentCall) => StoredDocument[]): Promise<unknown> => {
    // A key that may write documents may write many.
    requireScope(request.caller, request.caller.kind === 'key' ? 'documents.write' : BULK_SCOPE);
    const { caller } = request;
    const collection = findCollection(
      schema,
      caller,
      pathPart(request, 'databaseId'),
      pathPart(request, 'collectionId'),
    );
    const documents = await context.store.write(() => work({ context, caller, collection }));
    return { total: documents.length, documents: documents.map((document) => documentJson(collection, document)) };
  };
  const listOf = (request: FastifyRequest): Record<string, unknown>[] =>
    bulkList(required(bodyOf(request), 'documents'));

  return {
    create: (request) => run(request, (call) => bulkCreate(call, listOf(request))),
    upsert: (request) => run(request, (call) => bulkUpsert(call, listOf(request))),
    update: (request) =>
      run(request, (call) => bulkUpdate(call, bodyOf(request)['queries'], dataParam(bodyOf(request)) ?? {})),
    remove: (request) => run(request, (call) => bulkDelete(call, bodyOf(request)['queries'])),
  };
}
