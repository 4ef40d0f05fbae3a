import { createRxDatabase, type RxCollection } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { adoptSchemas } from './adopt-schemas.ts';
import { alertSchema } from './alert-schema.ts';
import { databaseName } from '@/db/browser-storage/database-name.ts';
import { watchConnections } from '@/db/browser-storage/connection-loss.ts';
import { deviceKey, knownDeviceKey } from '@/db/encryption/device-key.ts';
import type { Store, StoreCollectionName } from './open-store.ts';
import { addBulkGet } from '@/db/rxdb/bulk-get.ts';
import { retryOpening } from './retry-opening.ts';
import { schemaOf } from './schema.ts';
import { seal, sealBytes, unseal, unsealBytes } from '@/db/encryption/seal.ts';
import { encryptedStorage } from '@/db/encryption/encrypted-storage.ts';
import { whenIdle } from '@/db/scheduling/when-idle.ts';

/** Every collection of the store, in the order they are opened. */
const storeCollectionNames: readonly StoreCollectionName[] = [
  ...(Object.keys(localCollections) as LocalCollectionName[]),
  'alertStates',
];

const schemaFor = (name: StoreCollectionName) =>
  name === 'alertStates' ? alertSchema : schemaOf(localCollections[name as LocalCollectionName]);

export interface StoreOptions {
  /** Opened at once, in one call; all others in one call when the browser is idle, because each call is slow. */
  first?: readonly StoreCollectionName[];
  /** The collections of this store. RxDB's free edition allows 13 open collections per tab or worker. */
  names?: readonly StoreCollectionName[];
  /** The database name, needed when one tab or worker opens two stores of one user. */
  name?: string;
  onClosed?: () => void;
  /** Called when the connection was closed from outside and stays closed: another tab's sign-out, a cleared or failing disk. */
  onLost?: () => void;
  /** Opens only with an existing device key, because background replication must never create a store. */
  requiresExistingKey?: boolean;
  /** True in the worker that replicates: it needs every row event. Tabs that only show rows need not decrypt all of them. */
  isReplicating?: boolean;
}

/**
 * Opens the database of `userId` with its device key. Import this module late: it imports RxDB, which the first paint does not
 * need. @throws with `requiresExistingKey` when there is no key
 */
export async function createStore(userId: string, options: StoreOptions = {}): Promise<Store> {
  const { names = storeCollectionNames, first = names, name = databaseName(userId), onClosed = () => {} } = options;
  const key = await (options.requiresExistingKey ? knownDeviceKey(userId) : deviceKey(userId));
  if (!key) throw new Error('this device has no key of this user: sign in first');
  const connections = watchConnections(() => options.onLost?.());
  // Strict durability: a saved record must survive a power cut.
  const dexie = getRxStorageDexie({
    chromeTransactionDurability: 'strict',
    onCreate(connection) {
      retryOpening(connection);
      addBulkGet(connection);
      connections.watch(connection);
    },
  });
  const database = await createRxDatabase({
    name,
    storage: encryptedStorage(dexie, key, options),
    multiInstance: true,
    eventReduce: true,
    closeDuplicates: true,
  });
  const schemas = new Map(names.map((each) => [each, schemaFor(each) as never]));
  await adoptSchemas(database, schemas);
  const open = (subset: readonly StoreCollectionName[]) =>
    database.addCollections(Object.fromEntries(subset.map((each) => [each, { schema: schemas.get(each) as never }])));
  const others = names.filter((each) => !first.includes(each));
  const firstOpen = open(first);
  let othersOpen: ReturnType<typeof open> | undefined;
  const openOthers = () =>
    (othersOpen ??= firstOpen.then(() => {
      if (connections.isBeingDeleted())
        throw new DOMException('another tab is deleting this store', 'InvalidStateError');
      return open(others);
    }));
  if (others.length > 0) whenIdle(() => void openOthers().catch(() => undefined));
  await firstOpen;
  return {
    userId,
    database,
    names,
    async collection(collectionName) {
      const collections = await (first.includes(collectionName) ? firstOpen : openOthers());
      return collections[collectionName] as unknown as RxCollection as never;
    },
    seal: (text, additionalData) => seal(key, text, additionalData),
    unseal: (text, additionalData) => unseal(key, text, additionalData),
    sealBytes: (bytes, additionalData) => sealBytes(key, bytes, additionalData),
    unsealBytes: (box, additionalData) => unsealBytes(key, box, additionalData),
    async close() {
      connections.end();
      onClosed();
      await othersOpen?.catch(() => undefined);
      await database.close();
    },
  };
}
