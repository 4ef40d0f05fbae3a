import { createRxDatabase, type RxCollection } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { alertSchema } from './alert-schema.ts';
import { deviceKey } from './device-key.ts';
import { storeCollectionNames, databaseName, type Store, type StoreCollectionName } from './open-store.ts';
import { schemaOf } from './schema.ts';
import { seal, unseal } from './seal.ts';
import { sealedStorage } from './sealed-storage.ts';

const schemaFor = (name: StoreCollectionName) =>
  name === 'alertStates' ? alertSchema : schemaOf(localCollections[name as LocalCollectionName]);

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 0);

/** Opens the database of `userId` with its device key. Imported late: it brings RxDB, which the first paint does not need. */
export async function createStore(userId: string, first: StoreCollectionName, closed: () => void): Promise<Store> {
  const key = await deviceKey(userId);
  const name = databaseName(userId);
  const database = await createRxDatabase({
    name,
    storage: sealedStorage(getRxStorageDexie({ chromeTransactionDurability: 'strict' }), key),
    multiInstance: true,
    eventReduce: true,
    closeDuplicates: true,
  });
  const open = (names: readonly StoreCollectionName[]) =>
    database.addCollections(Object.fromEntries(names.map((each) => [each, { schema: schemaFor(each) as never }])));
  const others = storeCollectionNames.filter((each) => each !== first);
  const firstOpen = open([first]);
  let othersOpen: ReturnType<typeof open> | undefined;
  const openOthers = () => (othersOpen ??= firstOpen.then(() => open(others)));
  whenIdle(() => void openOthers().catch(() => undefined));
  await firstOpen;
  return {
    userId,
    database,
    async collection(wanted) {
      const collections = await (wanted === first ? firstOpen : openOthers());
      return collections[wanted] as unknown as RxCollection as never;
    },
    seal: (text, place) => seal(key, text, place),
    unseal: (text, place) => unseal(key, text, place),
    async close() {
      closed();
      await othersOpen?.catch(() => undefined);
      await database.close();
    },
  };
}
