import type { Attribute, Collection, Schema } from '../../schema/schema.ts';
import { collectionOf } from '../tables/stored-file.ts';
import { findSetting, saveSetting } from '../settings-rows.ts';
import type { Readable } from '../read-only.ts';
import type { Store } from '../store.ts';

/** The properties that decide which values an attribute allows. */
export type AttributeRecord = Pick<Attribute, 'type' | 'format' | 'array' | 'size' | 'min' | 'max' | 'elements'> &
  // Missing in records from before there were encrypted attributes.
  Partial<Pick<Attribute, 'encrypt'>>;

/** The attributes of a collection at the last start, by key. */
export type CollectionRecord = Readonly<Record<string, AttributeRecord>>;

const SETTING = 'schema';

const nameOf = (databaseId: string, collectionId: string): string => JSON.stringify([databaseId, collectionId]);

/** Every collection with tables, including those of buckets. */
export function storedCollections({ databases, buckets }: Schema): Collection[] {
  const ofDocuments = [...databases.values()].flatMap(({ collections }) => [...collections.values()]);
  return [...ofDocuments, ...[...buckets.values()].map(collectionOf)];
}

const recordOf = ({ type, format, array, size, min, max, elements, encrypt }: Attribute): AttributeRecord => ({
  type,
  format,
  array,
  size,
  min,
  max,
  elements,
  // Only where it is true, so that the record of a schema without encryption stays the same.
  ...(encrypt && { encrypt }),
});

/** Stores the schema of the tables. Call it in the transaction that changes the tables. */
export function recordSchema(store: Store, schema: Schema): void {
  const record = storedCollections(schema).map(({ databaseId, id, attributes }) => [
    nameOf(databaseId, id),
    Object.fromEntries([...attributes].map(([key, attribute]) => [key, recordOf(attribute)])),
  ]);
  const text = JSON.stringify(Object.fromEntries(record));
  // Write only when it changed, so that the server can start on a full disk.
  if (findSetting(store, SETTING) !== text) saveSetting(store, SETTING, text);
}

/** False in a database from before schemas were recorded, which is also before attributes were encrypted. */
export const hasRecord = (database: Readable): boolean => findSetting(database, SETTING) !== null;

/** The recorded attributes of one collection; undefined in a database from before schemas were recorded. */
export function recordedCollection(
  database: Readable,
  databaseId: string,
  collectionId: string,
): CollectionRecord | undefined {
  const text = findSetting(database, SETTING);
  if (text === null) return undefined;
  return (JSON.parse(text) as Record<string, CollectionRecord>)[nameOf(databaseId, collectionId)];
}
