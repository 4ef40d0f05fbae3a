import type { Attribute, Collection, Schema } from '../schema/schema.ts';
import { collectionOf } from '../storage/stored-file.ts';
import { findSetting, saveSetting } from './settings-rows.ts';
import type { Readable } from './read-only.ts';
import type { Store } from './store.ts';

/** What decides which values an attribute takes. */
export type AttributeRecord = Pick<Attribute, 'type' | 'format' | 'array' | 'size' | 'min' | 'max' | 'elements'>;

/** The attributes of a collection as the database was last opened with them, by key. */
export type CollectionRecord = Readonly<Record<string, AttributeRecord>>;

const SETTING = 'schema';

const nameOf = (databaseId: string, collectionId: string): string => JSON.stringify([databaseId, collectionId]);

/** Every collection that has tables of its own, those of buckets too. */
export function storedCollections({ databases, buckets }: Schema): Collection[] {
  const ofDocuments = [...databases.values()].flatMap(({ collections }) => [...collections.values()]);
  return [...ofDocuments, ...[...buckets.values()].map(collectionOf)];
}

const recordOf = ({ type, format, array, size, min, max, elements }: Attribute): AttributeRecord => ({
  type,
  format,
  array,
  size,
  min,
  max,
  elements,
});

/** Notes with which schema the tables agree. Call it together with the change of the tables. */
export function recordSchema(store: Store, schema: Schema): void {
  const record = storedCollections(schema).map(({ databaseId, id, attributes }) => [
    nameOf(databaseId, id),
    Object.fromEntries([...attributes].map(([key, attribute]) => [key, recordOf(attribute)])),
  ]);
  const text = JSON.stringify(Object.fromEntries(record));
  // Nothing is written without need: a start works on a full disk.
  if (findSetting(store, SETTING) !== text) saveSetting(store, SETTING, text);
}

/** What was noted of one collection; undefined in a database from before anything was noted. */
export function recordedCollection(
  database: Readable,
  databaseId: string,
  collectionId: string,
): CollectionRecord | undefined {
  const text = findSetting(database, SETTING);
  if (text === null) return undefined;
  return (JSON.parse(text) as Record<string, CollectionRecord>)[nameOf(databaseId, collectionId)];
}
