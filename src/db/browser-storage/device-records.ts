import { committed, toPromise } from './idb-request.ts';

const NAME = 'maia_device';
const tables = ['keys', 'heads'] as const;
type Table = (typeof tables)[number];

/** A window, a worker or a storage bucket. */
export interface RecordStorage {
  readonly indexedDB: IDBFactory;
}

async function open(storage: RecordStorage): Promise<IDBDatabase> {
  const request = storage.indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const table of tables) request.result.createObjectStore(table);
  });
  return toPromise(request);
}

/** Small records (bytes to some kilobytes) by id, usually one per user. */
export interface DeviceRecords {
  /** Reads several records in one transaction, in the given order; undefined for missing ones. */
  readonly read: (lookups: readonly (readonly [Table, string])[]) => Promise<unknown[]>;
  /** Resolves when the record is on the disk (strict durability). */
  readonly put: (table: Table, id: string, value: unknown) => Promise<void>;
  /** Replaces a record in one transaction, so that no other tab can write in between; undefined from `next` leaves it. */
  readonly change: (table: Table, id: string, next: (stored: unknown) => unknown) => Promise<void>;
  readonly remove: (table: Table, id: string) => Promise<void>;
  /** The ids in a table. */
  readonly ids: (table: Table) => Promise<string[]>;
}

/** The device records in one storage. Plain IndexedDB, because they are read before the database libraries are loaded. */
export function deviceRecordsIn(openStorage: () => Promise<RecordStorage>): DeviceRecords {
  /** Stays open: on a cheap phone every opening waits for the disk. */
  let connection: Promise<{ readonly storage: RecordStorage; readonly database: IDBDatabase }> | undefined;

  async function connect() {
    const storage = await openStorage();
    // Keep a reference to the bucket: requests to a garbage-collected bucket never resolve.
    return { storage, database: await open(storage) };
  }

  function connected() {
    if (connection) return connection;
    const opening = connect();
    connection = opening;
    const forget = () => {
      if (connection === opening) connection = undefined;
    };
    opening.then(({ database }) => {
      database.addEventListener('close', forget);
      database.addEventListener('versionchange', () => {
        forget();
        database.close();
      });
    }, forget);
    return opening;
  }

  async function write(table: Table, work: (rows: IDBObjectStore) => Promise<unknown>): Promise<void> {
    const { database } = await connected();
    const transaction = database.transaction(table, 'readwrite', { durability: 'strict' });
    await Promise.all([work(transaction.objectStore(table)), committed(transaction)]);
  }

  return {
    async read(lookups) {
      const { database } = await connected();
      const transaction = database.transaction(tables, 'readonly');
      return Promise.all(lookups.map(([table, id]) => toPromise(transaction.objectStore(table).get(id))));
    },
    put: (table, id, value) => write(table, (rows) => toPromise(rows.put(value, id))),
    change: (table, id, next) =>
      write(table, async (rows) => {
        const value = next(await toPromise(rows.get(id)));
        if (value !== undefined) await toPromise(rows.put(value, id));
      }),
    remove: (table, id) => write(table, (rows) => toPromise(rows.delete(id))),
    async ids(table) {
      const { database } = await connected();
      return toPromise(database.transaction(table).objectStore(table).getAllKeys() as IDBRequest<string[]>);
    },
  };
}

/** The device records beside the stores: mainly the encryption keys of the stores. */
export const deviceRecords = deviceRecordsIn(async () => globalThis);
