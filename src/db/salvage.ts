import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { backedUp, sealBackup, type BackedUp } from './backup.ts';
import { databaseName } from './database-name.ts';
import { knownDeviceKey } from './device-key.ts';
import { keptForumBox } from './forum-box.ts';
import type { LocalRow } from './local-row.ts';
import { unseal } from './seal.ts';
import { databasesOf } from './store-databases.ts';

type StoredRow = LocalRow & { readonly box?: string; readonly _deleted?: boolean | string };

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** The rows of one database as they lie there; none when it does not open. */
async function storedRows(name: string): Promise<StoredRow[]> {
  const database = await answered(indexedDB.open(name)).catch(() => undefined);
  if (!database) return [];
  try {
    if (!database.objectStoreNames.contains('docs')) return [];
    return (await answered(database.transaction('docs').objectStore('docs').getAll())) as StoredRow[];
  } finally {
    database.close();
  }
}

/** RxDB's own name of the database that holds one collection. */
const isOf = (name: string, userId: string, collection: string) =>
  name.startsWith(`rxdb-dexie-${databaseName(userId)}--`) && name.endsWith(`--${collection}`);

/** What she wrote in the forum that is only here; none when it does not open. */
async function writesOf(userId: string, key: CryptoKey) {
  const forum = await keptForumBox(userId, key).catch(() => null);
  const writes = (await forum?.unsent().catch(() => [])) ?? [];
  forum?.close();
  return writes.map(({ write }) => write);
}

/**
 * An encrypted file of what can still be read of a store that does not open any more, deletions that wait among it: past
 * RxDB, row by row. What does not open is left out, and so are files that wait. @returns its text and how many entries it holds
 */
export async function makeSalvage(userId: string, passphrase: string): Promise<{ text: string; count: number }> {
  const key = await knownDeviceKey(userId);
  if (!key) throw new Error('this device holds no key of this user');
  const names = await databasesOf(userId);
  const records: BackedUp[] = [];
  for (const collection of Object.keys(localCollections) as LocalCollectionName[])
    for (const name of names.filter((each) => isOf(each, userId, collection)))
      for (const { box, ...clear } of await storedRows(name)) {
        // Dexie cannot index a boolean, so RxDB keeps it as a digit.
        const _deleted = clear._deleted === true || clear._deleted === '1';
        if (typeof box !== 'string' || (_deleted && clear.serverUpdatedAt !== '')) continue;
        const place = `${databaseName(userId)}|${collection}|${clear.id}`;
        const content = await unseal(key, box, place).catch(() => undefined);
        if (content) records.push(backedUp(collection, { ...clear, ...JSON.parse(content), _deleted }));
      }
  return sealBackup({ userId, records, files: [], forum: await writesOf(userId, key) }, passphrase);
}
