const NAME = 'maia_device';
const tables = ['keys', 'heads'] as const;
type Table = (typeof tables)[number];

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Kept open: on a cheap phone each opening waits for the disk. */
let connection: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const table of tables) request.result.createObjectStore(table);
  });
  return answered(request);
}

function connected(): Promise<IDBDatabase> {
  const opening = (connection ??= open());
  const forget = () => {
    if (connection === opening) connection = undefined;
  };
  opening.then((database) => {
    database.addEventListener('close', forget);
    database.addEventListener('versionchange', () => {
      forget();
      database.close();
    });
  }, forget);
  return opening;
}

async function written<T>(table: Table, work: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await connected()).transaction(table, 'readwrite', { durability: 'strict' });
  const over = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
  const [result] = await Promise.all([answered(work(transaction.objectStore(table))), over]);
  return result;
}

/** Several records in one look at the disk, in the order asked for; undefined for what is not there. */
export async function readDeviceRecords(wanted: readonly (readonly [Table, string])[]): Promise<unknown[]> {
  const transaction = (await connected()).transaction(tables, 'readonly');
  return Promise.all(wanted.map(([table, id]) => answered(transaction.objectStore(table).get(id))));
}

/**
 * The few things a device keeps beside the stores, one a user: plain IndexedDB, because they are read before
 * anything larger is loaded.
 */
export const readDeviceRecord = async <T>(table: Table, userId: string): Promise<T | undefined> =>
  (await readDeviceRecords([[table, userId]]))[0] as T | undefined;

export const keepDeviceRecord = (table: Table, userId: string, value: unknown): Promise<unknown> =>
  written(table, (rows) => rows.put(value, userId));

export const removeDeviceRecord = (table: Table, userId: string): Promise<unknown> =>
  written(table, (rows) => rows.delete(userId));

export const deviceRecordOwners = async (table: Table): Promise<string[]> =>
  answered((await connected()).transaction(table).objectStore(table).getAllKeys() as IDBRequest<string[]>);
