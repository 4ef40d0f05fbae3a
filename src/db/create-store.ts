import { createRxDatabase, type RxCollection, type RxConflictHandler } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { adoptSchemas } from './adopt-schemas.ts';
import { alertSchema } from './alert-schema.ts';
import { databaseName } from './database-name.ts';
import { watchConnections } from './connection-loss.ts';
import { deviceKey, knownDeviceKey } from './device-key.ts';
import type { LocalRow } from './local-row.ts';
import type { Store, StoreCollectionName } from './open-store.ts';
import { findManyAtOnce } from './many-at-once.ts';
import { openPatiently } from './patient-opening.ts';
import { schemaOf } from './schema.ts';
import { seal, sealBytes, unseal, unsealBytes } from './seal.ts';
import { sealedStorage } from './sealed-storage.ts';
import { whenIdle } from './when-idle.ts';

/** Every collection of the store, in the order they are opened. */
const storeCollectionNames: readonly StoreCollectionName[] = [
  ...(Object.keys(localCollections) as LocalCollectionName[]),
  'alertStates',
];

const schemaFor = (name: StoreCollectionName) =>
  name === 'alertStates' ? alertSchema : schemaOf(localCollections[name as LocalCollectionName]);

export interface StoreOptions {
  /** Opened at once, in one call; all others together when the browser is idle, since single calls add up. */
  first?: readonly StoreCollectionName[];
  /** The collections that exist at all. RxDB's free edition allows 13 in a realm. */
  names?: readonly StoreCollectionName[];
  /** The database's name, where one realm holds two stores of one user. */
  name?: string;
  closed?: () => void;
  /** Its connection was closed by somebody else and stays closed: another tab's sign-out, a cleared or failing disk. */
  lost?: () => void;
  /** Only with a key that is there already: whoever carries records in the background never makes a store. */
  onlyKnown?: boolean;
  /** This realm sends what others write; one that only shows it need not open everything. */
  carries?: boolean;
  /** How the syncing realm ends conflicts; other realms never meet one. */
  conflictHandler?: (name: StoreCollectionName) => RxConflictHandler<LocalRow> | undefined;
}

/** Opens the database of `userId` with its device key. Imported late: it brings RxDB, which the first paint does not need. */
export async function createStore(userId: string, options: StoreOptions = {}): Promise<Store> {
  const { names = storeCollectionNames, first = names, name = databaseName(userId), closed = () => {} } = options;
  const key = await (options.onlyKnown ? knownDeviceKey(userId) : deviceKey(userId));
  if (!key) throw new Error('this device holds no key of this user');
  const connections = watchConnections(() => options.lost?.());
  // Strict: what is saved on the phone must outlive a power cut.
  const dexie = getRxStorageDexie({
    chromeTransactionDurability: 'strict',
    onCreate(connection) {
      openPatiently(connection);
      findManyAtOnce(connection);
      connections.watch(connection);
    },
  });
  const database = await createRxDatabase({
    name,
    storage: sealedStorage(dexie, key, options),
    multiInstance: true,
    eventReduce: true,
    closeDuplicates: true,
  });
  const schemas = new Map(names.map((each) => [each, schemaFor(each) as never]));
  await adoptSchemas(database, schemas);
  const open = (some: readonly StoreCollectionName[]) =>
    database.addCollections(
      Object.fromEntries(
        some.map((each) => [
          each,
          { schema: schemas.get(each) as never, conflictHandler: options.conflictHandler?.(each) },
        ]),
      ),
    );
  const others = names.filter((each) => !first.includes(each));
  const firstOpen = open(first);
  let othersOpen: ReturnType<typeof open> | undefined;
  const openOthers = () =>
    (othersOpen ??= firstOpen.then(() => {
      if (connections.isUnwanted()) throw new DOMException('The store was taken away.', 'InvalidStateError');
      return open(others);
    }));
  if (others.length > 0) whenIdle(() => void openOthers().catch(() => undefined));
  await firstOpen;
  return {
    userId,
    database,
    names,
    async collection(wanted) {
      const collections = await (first.includes(wanted) ? firstOpen : openOthers());
      return collections[wanted] as unknown as RxCollection as never;
    },
    seal: (text, place) => seal(key, text, place),
    unseal: (text, place) => unseal(key, text, place),
    sealBytes: (bytes, place) => sealBytes(key, bytes, place),
    unsealBytes: (box, place) => unsealBytes(key, box, place),
    async close() {
      connections.end();
      closed();
      await othersOpen?.catch(() => undefined);
      await database.close();
    },
  };
}
