import { getChangedDocumentsSince } from 'rxdb/plugins/core';
import { carryOverMetadata, type CarriedCheckpoint } from '../../src/db/migration/carry-over-metadata.ts';
import { createStore } from '../../src/db/store/create-store.ts';
import type { LocalRow } from '../../src/db/store/local-row.ts';
import type { Store } from '../../src/db/store/open-store.ts';
import { localCollections, type LocalCollectionName } from '../../src/model/collections/local-collections.ts';
import type { OldProfile } from './old-profile.ts';
import { restoreDatabases } from './restore-databases.ts';

export const collectionNames = Object.keys(localCollections) as LocalCollectionName[];

const MAX_ROWS = 10_000;

export type CarriedRow = LocalRow & { _deleted: boolean };

/** Every row of a store, deleted ones included, by `collection id`; without RxDB's revision and times. */
export async function rowsOf(store: Store): Promise<Map<string, CarriedRow>> {
  const all = new Map<string, CarriedRow>();
  for (const name of collectionNames) {
    const { storageInstance } = await store.collection(name);
    const { documents } = await getChangedDocumentsSince(storageInstance, MAX_ROWS);
    for (const { _rev, _meta, _attachments, ...row } of documents) all.set(`${name} ${row.id}`, row as CarriedRow);
  }
  return all;
}

const names = async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []);

/** Puts what the version before has stored into this process's IndexedDB, in place of what was there. */
export async function restoreProfile({ databases }: OldProfile): Promise<void> {
  for (const name of await names())
    await new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener('success', resolve));
  await restoreDatabases(databases);
}

export const openProfile = ({ user }: OldProfile): Promise<Store> => createStore(user.id, { isReplicating: true });

/** Carries over every collection, as the start of replication does. */
export async function carryOverAll(store: Store, saved: Map<string, CarriedCheckpoint>): Promise<void> {
  for (const name of collectionNames)
    await carryOverMetadata(store, name, async (checkpoint) => void saved.set(name, checkpoint));
}

/** What is left on the disk of the old metadata: databases, and entries in RxDB's internal store. */
export async function metadataLeft({ database }: Store): Promise<string[]> {
  const { documents } = await getChangedDocumentsSince(database.internalStore, MAX_ROWS);
  const entries = documents.flatMap(({ data }) =>
    ((data as { connectedStorages?: { collectionName: string }[] }).connectedStorages ?? []).map(
      ({ collectionName }) => collectionName,
    ),
  );
  return [...entries, ...(await names()).filter((name) => name.includes('rx-replication-meta'))];
}
