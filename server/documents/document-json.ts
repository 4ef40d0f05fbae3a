import type { Collection } from '../schema/schema.ts';
import type { StoredDocument } from '../store/document-table.ts';

export type DocumentJson = Record<string, unknown>;

/** A document as clients get it. @param select attributes to show; the `$` fields always are. */
export function documentJson(
  collection: Collection,
  document: StoredDocument,
  select: string[] | null = null,
): DocumentJson {
  const shown = select
    ? Object.entries(document.data).filter(([key]) => select.includes(key))
    : Object.entries(document.data);
  // An array that was never set is an empty one.
  const data = shown.map(([key, value]) => [key, value ?? (collection.attributes.get(key)?.array ? [] : null)]);
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
