import { invalidArgument } from '../protocol/api-error.ts';
import { chosenId } from '../protocol/ids.ts';
import { documentPermissions } from '../protocol/permissions.ts';
import { textOf } from '../protocol/text-of.ts';
import { parseQueries } from '../queries/parse-queries.ts';
import { fieldsOfCollection } from '../queries/queryable-fields.ts';
import type { DocumentData } from '../schema/check-structure.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import { createDocument } from './create-document.ts';
import { deleteDocument } from './delete-document.ts';
import type { DocumentCall } from './document-context.ts';
import { updateDocument } from './update-document.ts';
import { upsertDocument } from './upsert-document.ts';

const MAX_BULK = 100;

const permissionsOf = (data: DocumentData): string[] | undefined =>
  data['$permissions'] === undefined ? undefined : documentPermissions(data['$permissions']);

/**
 * Validates the `documents` of a bulk call.
 * @throws general_argument_invalid
 */
export function bulkList(documents: unknown): DocumentData[] {
  const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!Array.isArray(documents) || documents.length > MAX_BULK || !documents.every(isObject)) {
    throw invalidArgument(
      `Invalid \`documents\` param: Value must a valid array no longer than ${MAX_BULK} items and Value must be a valid JSON string`,
    );
  }
  return documents as DocumentData[];
}

/** All matching documents; without a limit in the queries there is no limit. */
function matching({ context, collection }: DocumentCall, queries: unknown): StoredDocument[] {
  const query = parseQueries(queries, fieldsOfCollection(collection));
  const isLimited = Array.isArray(queries) && queries.some((text) => textOf(text).includes('"limit"'));
  const all = isLimited ? query : { ...query, limit: Number.MAX_SAFE_INTEGER };
  return context.tableOf(collection).list(all, null, false).documents;
}

export function bulkCreate(call: DocumentCall, documents: DocumentData[]): StoredDocument[] {
  return documents.map((data) =>
    createDocument(call, chosenId('documents', data['$id'] ?? 'unique()'), data, permissionsOf(data) ?? []),
  );
}

export function bulkUpsert(call: DocumentCall, documents: DocumentData[]): StoredDocument[] {
  return documents.map((data) =>
    upsertDocument(call, chosenId('documents', data['$id'] ?? 'unique()'), { data, permissions: permissionsOf(data) }),
  );
}

/**
 * Changes all matching documents. As on Appwrite only the fields in `data` are validated, so a document that an
 * increment made invalid can be changed here but not by a single update.
 */
export function bulkUpdate(call: DocumentCall, queries: unknown, data: DocumentData): StoredDocument[] {
  const change = { data, permissions: permissionsOf(data), isOfMany: true };
  return matching(call, queries).map(({ id }) => updateDocument(call, id, change, null));
}

export function bulkDelete(call: DocumentCall, queries: unknown): StoredDocument[] {
  const documents = matching(call, queries);
  for (const { id } of documents) deleteDocument(call, id, null);
  return documents;
}
