import type { FastifyRequest } from 'fastify';
import { ApiError, documentNotFound, invalidArgument } from '../protocol/api-error.ts';
import { chosenId } from '../protocol/ids.ts';
import { bodyOf, dataParam, pathPart, queryList, queryPart, transactionParam } from '../http/params.ts';
import { wantsTotal } from '../http/list-query.ts';
import type { Handler } from '../http/route.ts';
import { parseQueries } from '../queries/parse-queries.ts';
import { fieldsOfCollection } from '../queries/queryable-fields.ts';
import { parseDateTime } from '../schema/date-time.ts';
import type { Services } from '../services/services.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import type { Operation } from '../transactions/operation.ts';
import { defaultPermissions, parsePermissions, mayOnDocument, readingRoles } from '../documents/document-access.ts';
import { createDocument } from '../documents/create-document.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import type { DocumentCall } from '../documents/document-context.ts';
import { documentJson, type DocumentJson } from '../documents/document-json.ts';
import { findCollection } from '../documents/find-collection.ts';
import { incrementDocument, requireNumber } from '../documents/increment-document.ts';
import { updateDocument } from '../documents/update-document.ts';
import { upsertDocument } from '../documents/upsert-document.ts';

/**
 * The X-Appwrite-Timestamp header of a request; null without one.
 * @throws general_argument_invalid
 */
function knownAt(request: FastifyRequest): string | null {
  const header = request.headers['x-appwrite-timestamp'];
  if (header === undefined) return null;
  const stamp = parseDateTime(header);
  if (stamp === null) throw invalidArgument('Invalid X-Appwrite-Timestamp header value');
  return stamp;
}

const missingData = (message: string): ApiError => new ApiError(400, 'document_missing_data', message);
export const missingPayload = (): ApiError =>
  new ApiError(
    400,
    'document_missing_payload',
    'The document data and permissions are missing. You must provide either document data or permissions to be updated.',
  );

function numberParam(body: Record<string, unknown>, name: string): number | undefined {
  const value = body[name];
  // A limit may be null; Appwrite fails with 500 for an amount that is.
  if (value === undefined || (value === null && name !== 'value')) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw invalidArgument(`Invalid \`${name}\` param: Value must be a valid number`);
  return value;
}

/** The handlers for single documents. With a transaction id they stage the operation instead of writing. */
export function documentHandlers({
  schema,
  documents: context,
  transactions,
  accessLog,
}: Services): Record<'list' | 'create' | 'get' | 'upsert' | 'update' | 'remove' | 'increment' | 'decrement', Handler> {
  const { store } = context;
  const callOf = (request: FastifyRequest): DocumentCall => {
    const { caller } = request;
    const collection = findCollection(
      schema,
      caller,
      pathPart(request, 'databaseId'),
      pathPart(request, 'collectionId'),
    );
    return { context, caller, collection };
  };
  const idOf = (request: FastifyRequest): string => pathPart(request, 'documentId');

  /** Reads, inside a transaction if the URL names one. */
  const readMaybeInside = <T>(request: FastifyRequest, read: () => T): T => {
    const transaction = transactionParam(queryPart(request, 'transactionId'));
    return transaction === null ? read() : transactions.readInside(request.caller, transaction, read);
  };

  const writeOrStage = async (
    request: FastifyRequest,
    { caller, collection }: DocumentCall,
    operation: Pick<Operation, 'action' | 'documentId' | 'data'>,
    write: () => StoredDocument | void,
  ): Promise<DocumentJson | undefined> => {
    const transaction = transactionParam(bodyOf(request)['transactionId']);
    if (transaction === null) {
      const document = await store.write(write);
      return document ? documentJson(collection, document) : undefined;
    }
    await transactions.stage(caller, transaction, [
      { ...operation, databaseId: collection.databaseId, collectionId: collection.id },
    ]);
    return transactions.readInside(caller, transaction, () => {
      const document = context.tableOf(collection).byId(operation.documentId);
      const { $permissions = [], ...data } = operation.data as Record<string, unknown>;
      return document
        ? documentJson(collection, document)
        : {
            ...data,
            $id: operation.documentId,
            $sequence: '',
            $permissions,
            $databaseId: collection.databaseId,
            $collectionId: collection.id,
          };
    });
  };

  const step =
    (direction: 'increment' | 'decrement'): Handler =>
    (request) => {
      const call = callOf(request);
      const body = bodyOf(request);
      const attribute = pathPart(request, 'attribute');
      const value = numberParam(body, 'value') ?? 1;
      if (value <= 0) throw invalidArgument('Value must be numeric and greater than 0');
      requireNumber(call, attribute);
      const limits = { min: numberParam(body, 'min'), max: numberParam(body, 'max') };
      const documentId = idOf(request);
      return writeOrStage(request, call, { action: direction, documentId, data: { attribute, value, ...limits } }, () =>
        incrementDocument(call, documentId, { attribute, by: direction === 'increment' ? value : -value, ...limits }),
      );
    };

  return {
    list: async (request) => {
      const { caller, collection } = callOf(request);
      const query = parseQueries(queryList(request, 'queries'), fieldsOfCollection(collection));
      const { total, documents } = readMaybeInside(request, () =>
        context.tableOf(collection).list(query, readingRoles(caller, collection), wantsTotal(request)),
      );
      await accessLog.listed(caller, collection, query, documents);
      return { total, documents: documents.map((document) => documentJson(collection, document, query.select)) };
    },

    get: async (request) => {
      const { caller, collection } = callOf(request);
      const { select } = parseQueries(queryList(request, 'queries'), fieldsOfCollection(collection));
      const document = readMaybeInside(request, () => context.tableOf(collection).byId(idOf(request)));
      if (!document || !mayOnDocument(caller, collection, document, 'read')) throw documentNotFound(idOf(request));
      await accessLog.read(caller, collection, document);
      return documentJson(collection, document, select);
    },

    create: (request) => {
      const body = bodyOf(request);
      const documentId = body['documentId'] === undefined ? '' : chosenId('documentId', body['documentId']);
      const data = dataParam(body);
      const sentPermissions = parsePermissions(request.caller, body['permissions']);
      if (Object.keys(data).length === 0) {
        throw missingData('The document data is missing. Try again with document data populated');
      }
      if (documentId === '') throw missingData('Document ID is required when creating a single document.');
      const call = callOf(request);
      const permissions = sentPermissions ?? defaultPermissions(call.caller);
      const operation = { action: 'create' as const, documentId, data: { ...data, $permissions: permissions } };
      return writeOrStage(request, call, operation, () => createDocument(call, documentId, data, permissions));
    },

    upsert: (request) => {
      const body = bodyOf(request);
      const documentId = chosenId('documentId', idOf(request));
      const data = dataParam(body);
      const permissions = parsePermissions(request.caller, body['permissions']);
      if (Object.keys(data).length === 0 && !permissions) throw missingPayload();
      const call = callOf(request);
      const staged = { ...data, $id: documentId, $permissions: permissions ?? defaultPermissions(call.caller) };
      return writeOrStage(request, call, { action: 'upsert', documentId, data: staged }, () =>
        upsertDocument(call, documentId, { data, permissions }),
      );
    },

    update: (request) => {
      const body = bodyOf(request);
      const data = dataParam(body);
      const guard = knownAt(request);
      const permissions = parsePermissions(request.caller, body['permissions']);
      if (Object.keys(data).length === 0 && !permissions) throw missingPayload();
      const call = callOf(request);
      const documentId = idOf(request);
      const { $permissions: _ignored, ...fields } = data;
      const staged = permissions ? { ...fields, $permissions: permissions } : fields;
      return writeOrStage(request, call, { action: 'update', documentId, data: staged }, () =>
        updateDocument(call, documentId, { data, permissions }, guard),
      );
    },

    remove: async (request) => {
      const call = callOf(request);
      const guard = knownAt(request);
      const documentId = idOf(request);
      await writeOrStage(request, call, { action: 'delete', documentId, data: {} }, () =>
        deleteDocument(call, documentId, guard),
      );
    },

    increment: step('increment'),
    decrement: step('decrement'),
  };
}
