import { toPromise } from '@/db/browser-storage/idb-request.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { toBackupEntry, encryptBackup, type BackupEntry } from './backup.ts';
import { databaseName } from '@/db/browser-storage/database-name.ts';
import { knownDeviceKey } from '@/db/encryption/device-key.ts';
import { existingForumStore } from '@/db/forum/forum-store.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { unseal } from '@/db/encryption/seal.ts';
import { databasesOf } from '@/db/browser-storage/store-databases.ts';

type StoredRow = LocalRow & { readonly box?: string; readonly _deleted?: boolean | string };

/** The stored rows of one database; none when it does not open. */
async function storedRows(name: string): Promise<StoredRow[]> {
  const database = await toPromise(indexedDB.open(name)).catch(() => undefined);
  if (!database) return [];
  try {
    if (!database.objectStoreNames.contains('docs')) return [];
    return (await toPromise(database.transaction('docs').objectStore('docs').getAll())) as StoredRow[];
  } finally {
    database.close();
  }
}

/** Matches RxDB's database name of one collection. */
const isOf = (name: string, userId: string, collection: string) =>
  name.startsWith(`rxdb-dexie-${databaseName(userId)}--`) && name.endsWith(`--${collection}`);

/** The unsent forum writes; none when the forum database does not open. */
async function unsentForumWrites(userId: string, key: CryptoKey) {
  const forum = await existingForumStore(userId, key).catch(() => null);
  const writes = (await forum?.unsent().catch(() => [])) ?? [];
  forum?.close();
  return writes.map(({ write }) => write);
}

/**
 * Creates an encrypted backup of a store that does not open any more. Reads row by row without RxDB, including unsent deletions.
 * Unreadable rows and unsent files are left out. @returns the text of the file and the number of entries
 */
export async function salvageStore(userId: string, passphrase: string): Promise<{ text: string; count: number }> {
  const key = await knownDeviceKey(userId);
  if (!key) throw new Error('this device has no key of this user: sign in first');
  const names = await databasesOf(userId);
  const records: BackupEntry[] = [];
  for (const collection of Object.keys(localCollections) as LocalCollectionName[])
    for (const name of names.filter((each) => isOf(each, userId, collection)))
      for (const { box, ...clear } of await storedRows(name)) {
        // IndexedDB cannot index booleans, so RxDB stores them as '0' or '1'.
        const _deleted = clear._deleted === true || clear._deleted === '1';
        if (typeof box !== 'string' || (_deleted && clear.serverUpdatedAt !== '')) continue;
        const additionalData = `${databaseName(userId)}|${collection}|${clear.id}`;
        const content = await unseal(key, box, additionalData).catch(() => undefined);
        if (content) records.push(toBackupEntry(collection, { ...clear, ...JSON.parse(content), _deleted }));
      }
  return encryptBackup({ userId, records, files: [], forum: await unsentForumWrites(userId, key) }, passphrase);
}
