import type { Collection } from '../schema/schema.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';

export type DocumentJson = Record<string, unknown>;

/**
 * A document in the form that clients receive.
 * @param select attributes to include; the `$` fields are always included
 */
export function documentJson(
  collection: Collection,
  document: StoredDocument,
  select: string[] | null = null,
): DocumentJson {
  const json: DocumentJson = {};
  // One object and one loop: lists of entries took as long as reading the rows.
  for (const key in document.data) {
    if (select && !select.includes(key)) continue;
    // An array that was never set is returned as an empty one.
    json[key] = document.data[key] ?? (collection.attributes.get(key)?.array ? [] : null);
  }
  json.$id = document.id;
  json.$sequence = String(document.sequence);
  json.$createdAt = document.createdAt;
  json.$updatedAt = document.updatedAt;
  json.$permissions = document.permissions;
  json.$databaseId = collection.databaseId;
  json.$collectionId = collection.id;
  return json;
}
