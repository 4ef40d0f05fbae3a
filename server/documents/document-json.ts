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
  const selected = select
    ? Object.entries(document.data).filter(([key]) => select.includes(key))
    : Object.entries(document.data);
  // An array that was never set is returned as an empty one.
  const data = selected.map(([key, value]) => [key, value ?? (collection.attributes.get(key)?.array ? [] : null)]);
  return {
    ...Object.fromEntries(data),
    $id: document.id,
    $sequence: String(document.sequence),
    $createdAt: document.createdAt,
    $updatedAt: document.updatedAt,
    $permissions: document.permissions,
    $databaseId: collection.databaseId,
    $collectionId: collection.id,
  };
}
