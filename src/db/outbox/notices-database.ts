import { committed, toPromise } from '@/db/browser-storage/idb-request.ts';
import { databaseName } from '@/db/browser-storage/database-name.ts';
import { knownDeviceKey } from '@/db/encryption/device-key.ts';

const tables = ['answers', 'plan'] as const;
type Table = (typeof tables)[number];
/** See `additionalData` of `seal`. */
export const aadOf = (table: Table) => `notices ${table}`;

function open(userId: string): Promise<IDBDatabase> {
  const request = indexedDB.open(`${databaseName(userId)}--notices`, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const table of tables) request.result.createObjectStore(table, { autoIncrement: true });
  });
  return toPromise(request);
}

/** Runs one transaction and closes its connection, so that a sign-out never waits for a service worker. */
export async function inTransaction<T>(
  userId: string,
  table: Table,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(userId);
  try {
    const transaction = database.transaction(table, mode, { durability: 'strict' });
    const [result] = await Promise.all([toPromise(work(transaction.objectStore(table))), committed(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

/** @throws Error when this device has no key of this user, for example after a sign-out */
export async function keyOf(userId: string): Promise<CryptoKey> {
  const key = await knownDeviceKey(userId);
  if (!key) throw new Error('this device has no key of this user: sign in first');
  return key;
}
