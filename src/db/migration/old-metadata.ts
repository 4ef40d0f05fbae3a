import type { RxCollection, RxJsonSchema, RxStorageInstance, RxStorageReplicationMeta } from 'rxdb';
import {
  getPrimaryKeyOfInternalDocument,
  getRxReplicationMetaInstanceSchema,
  hasEncryption,
  removeConnectedStorageFromCollection,
} from 'rxdb/plugins/core';
import { deleteDatabase } from '@/db/browser-storage/store-databases.ts';
import type { LocalRow } from '@/db/store/local-row.ts';

type OldMetadata = RxStorageReplicationMeta<LocalRow, unknown>;

/** The replication metadata that versions before the base field have stored for one collection. */
export interface MetadataStorage {
  readonly collectionName: string;
  readonly schema: RxJsonSchema<OldMetadata>;
}

/** What RxDB stores about a collection in its internal store. */
interface CollectionEntry {
  readonly connectedStorages?: readonly { readonly collectionName: string }[];
}

/** The name and schema that RxDB's replication plugin computes for the identifier `maia-<collection>`. */
async function storageOf({ name, schema, database }: RxCollection<LocalRow>): Promise<MetadataStorage> {
  const hash = await database.hashFunction(`${name}-maia-${name}`);
  return {
    collectionName: `rx-replication-meta-${hash}`,
    schema: getRxReplicationMetaInstanceSchema<LocalRow, unknown>(
      schema.jsonSchema,
      hasEncryption(schema.jsonSchema),
    ) as unknown as RxJsonSchema<OldMetadata>,
  };
}

/**
 * The metadata storage of a collection, if RxDB's internal store lists one: one read. The entry is removed last, so a
 * carry-over that was interrupted finds it again.
 */
export async function findMetadata(collection: RxCollection<LocalRow>): Promise<MetadataStorage | undefined> {
  const { name, schema, database } = collection;
  const id = getPrimaryKeyOfInternalDocument(`${name}-${schema.version}`, 'collection');
  const [entry] = await database.internalStore.findDocumentsById([id], false);
  const { connectedStorages = [] } = (entry?.data ?? {}) as CollectionEntry;
  if (connectedStorages.length === 0) return undefined;
  const storage = await storageOf(collection);
  return connectedStorages.some(({ collectionName }) => collectionName === storage.collectionName)
    ? storage
    : undefined;
}

export const openMetadata = (
  { database }: RxCollection<LocalRow>,
  { collectionName, schema }: MetadataStorage,
): Promise<RxStorageInstance<OldMetadata, unknown, unknown>> =>
  database.storage.createStorageInstance({
    databaseInstanceToken: database.token,
    databaseName: database.name,
    collectionName,
    schema: schema as never,
    options: {},
    multiInstance: false,
    devMode: false,
    password: database.password,
  });

/**
 * Deletes the metadata and their database, then their entry. Call it after the storage was closed: RxDB's `remove()`
 * would only empty the tables and leave the database on the disk.
 */
export async function deleteMetadata(
  collection: RxCollection<LocalRow>,
  { collectionName, schema }: MetadataStorage,
): Promise<void> {
  await deleteDatabase(`rxdb-dexie-${collection.database.name}--${schema.version}--${collectionName}`);
  await removeConnectedStorageFromCollection(collection as never, collectionName, schema as never);
}
