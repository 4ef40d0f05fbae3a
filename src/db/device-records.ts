const NAME = 'maia_device';
const tables = ['keys', 'heads'] as const;
type Table = (typeof tables)[number];

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Where records can lie: a window, a worker or a storage bucket. */
export interface RecordPlace {
  readonly indexedDB: IDBFactory;
}

async function open(place: RecordPlace): Promise<IDBDatabase> {
  const request = place.indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const table of tables) request.result.createObjectStore(table);
  });
  return answered(request);
}

/** Records of a few bytes to some kilobytes under an id, usually one a user. */
export interface DeviceRecords {
  /** Several in one look at the disk, in the order asked for; undefined for what is not there. */
  readonly read: (wanted: readonly (readonly [Table, string])[]) => Promise<unknown[]>;
  /** Strictly: fulfilled when it is on the disk. */
  readonly keep: (table: Table, id: string, value: unknown) => Promise<void>;
  readonly remove: (table: Table, id: string) => Promise<void>;
  /** The ids in a table. */
  readonly ids: (table: Table) => Promise<string[]>;
}

/** Such records in one place: plain IndexedDB, because they are read before anything larger is loaded. */
export function deviceRecordsIn(openPlace: () => Promise<RecordPlace>): DeviceRecords {
  /** Kept open: on a cheap phone each opening waits for the disk. */
  let connection: Promise<{ readonly place: RecordPlace; readonly database: IDBDatabase }> | undefined;

  async function connect() {
    const place = await openPlace();
    // Held on to with its database: what a bucket was asked for is never answered once it was collected as garbage.
    return { place, database: await open(place) };
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

  async function write(table: Table, work: (rows: IDBObjectStore) => IDBRequest): Promise<void> {
    const { database } = await connected();
    const transaction = database.transaction(table, 'readwrite', { durability: 'strict' });
    const over = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
    await Promise.all([answered(work(transaction.objectStore(table))), over]);
  }

  return {
    async read(wanted) {
      const { database } = await connected();
      const transaction = database.transaction(tables, 'readonly');
      return Promise.all(wanted.map(([table, id]) => answered(transaction.objectStore(table).get(id))));
    },
    keep: (table, id, value) => write(table, (rows) => rows.put(value, id)),
    remove: (table, id) => write(table, (rows) => rows.delete(id)),
    async ids(table) {
      const { database } = await connected();
      return answered(database.transaction(table).objectStore(table).getAllKeys() as IDBRequest<string[]>);
    },
  };
}

/** What a device keeps beside the stores: above all the keys that open them. */
export const deviceRecords = deviceRecordsIn(async () => globalThis);
