import { committed, toPromise } from '@/db/browser-storage/idb-request.ts';
import { databaseName } from '@/db/browser-storage/database-name.ts';
import { databasesOf } from '@/db/browser-storage/store-databases.ts';
import { resealValue, sealedFields, WHOLE_ROW, type KeyPair, type RowPlace } from './sealed-places.ts';

/** Rows that are read, encrypted again and written in one go. A piece of a file has up to 5 MB. */
const batchRowsOf = (table: string): number => (table === 'pieces' ? 2 : 200);

/** The row with its encrypted fields under the new key; undefined when it stays as it is. */
async function resealRow(keys: KeyPair, table: string, row: unknown, place: RowPlace): Promise<unknown> {
  const next: Record<string, unknown> = {};
  for (const [field, aad] of Object.entries(sealedFields(table, row, place))) {
    const value = field === WHOLE_ROW ? row : (row as Record<string, unknown>)[field];
    const resealed = await resealValue(keys, value, aad);
    if (resealed === null) continue;
    if (field === WHOLE_ROW) return resealed;
    next[field] = resealed;
  }
  return Object.keys(next).length > 0 ? { ...(row as object), ...next } : undefined;
}

/** Writes rows of one batch. @throws when they are not on the disk */
async function writeRows(database: IDBDatabase, table: string, rows: readonly [IDBValidKey, unknown][]): Promise<void> {
  if (rows.length === 0) return;
  const transaction = database.transaction(table, 'readwrite', { durability: 'strict' });
  const written = committed(transaction);
  const objectStore = transaction.objectStore(table);
  const hasOwnKeys = objectStore.keyPath !== null;
  for (const [key, row] of rows) objectStore.put(row, ...(hasOwnKeys ? [] : [key]));
  await written;
}

async function rotateTable(database: IDBDatabase, table: string, keys: KeyPair, place: Omit<RowPlace, 'key'>) {
  const batchRows = batchRowsOf(table);
  let range: IDBKeyRange | undefined;
  for (;;) {
    const objectStore = database.transaction(table).objectStore(table);
    const [rowKeys, rows] = await Promise.all([
      toPromise(objectStore.getAllKeys(range, batchRows)),
      toPromise(objectStore.getAll(range, batchRows)),
    ]);
    const changed: [IDBValidKey, unknown][] = [];
    for (const [at, key] of rowKeys.entries()) {
      const row = await resealRow(keys, table, rows[at], { ...place, key });
      if (row !== undefined) changed.push([key, row]);
    }
    await writeRows(database, table, changed);
    const last = rowKeys.at(-1);
    if (rowKeys.length < batchRows || last === undefined) return;
    range = IDBKeyRange.lowerBound(last, true);
  }
}

/**
 * Encrypts everything in this user's databases with the new key. Nothing else may have them open. It can be interrupted at any
 * time and called again: every box is opened by one of the two keys. @throws when something could not be written; keep both keys then
 */
export async function rotateDatabases(userId: string, keys: KeyPair): Promise<void> {
  const store = databaseName(userId);
  for (const name of await databasesOf(userId)) {
    const database = await toPromise(indexedDB.open(name));
    try {
      const part = name.slice(name.indexOf(`${store}--`) + store.length + 2);
      for (const table of database.objectStoreNames) await rotateTable(database, table, keys, { userId, store, part });
    } finally {
      database.close();
    }
  }
}

interface TextStorage {
  readonly length: number;
  key(at: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** Encrypts the small values and drafts of this storage with the new key, see `sealed-item.ts` and `sealed-draft.ts`. */
export async function rotateTexts(storage: TextStorage, prefix: string, aad: string, keys: KeyPair): Promise<void> {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const value = await resealValue(keys, storage.getItem(name), aad + name.slice(prefix.length)).catch(() => null);
    if (typeof value === 'string') storage.setItem(name, value);
  }
}
