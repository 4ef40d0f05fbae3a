import { committed, toPromise } from './idb-request.ts';

const NAME = 'maia_lost';
const TABLE = 'identities';
const ERASED_PREFIX = 'erased ';

/** By what this browser is known to the account of one user: found lost, it can be told to erase the data. */
export interface DeviceIdentity {
  /** 32 random bytes, hexadecimal. It opens nothing: with it the browser only asks whether it was reported lost. */
  readonly secret: string;
  /** Time of the last report to the server, ms since 1970; 0 before the first. */
  readonly reportedAt: number;
  /** Whether the user was a doctor or admin at the last report. */
  readonly isStaff: boolean;
  /** The server has told this browser to erase the data; what a service worker cannot erase is left to a page. */
  readonly mustWipe: boolean;
  /** The account was erased on another device. The data stay until the person says so: some may never have been sent. */
  readonly isAccountErased?: boolean;
}

/** Not in the device records: pages of the version before could not open a newer version of that database. */
async function withTable<T>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => Promise<T>): Promise<T> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
  const database = await toPromise(request);
  try {
    const transaction = database.transaction(TABLE, mode, { durability: 'strict' });
    const [result] = await Promise.all([work(transaction.objectStore(TABLE)), committed(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

const keysIn = async (rows: IDBObjectStore): Promise<string[]> => (await toPromise(rows.getAllKeys())).map(String);
const read = (rows: IDBObjectStore, userId: string): Promise<DeviceIdentity | undefined> =>
  toPromise(rows.get(userId) as IDBRequest<DeviceIdentity | undefined>);

/** The ids of the users for whom this browser has an identity. */
export const identifiedUserIds = (): Promise<string[]> =>
  withTable('readonly', async (rows) => (await keysIn(rows)).filter((key) => !key.startsWith(ERASED_PREFIX)));

export const identityOf = (userId: string): Promise<DeviceIdentity | undefined> =>
  withTable('readonly', (rows) => read(rows, userId));

const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Changes the identity of this browser for a user; creates it when there is none. */
export const keepIdentity = (
  userId: string,
  changes: Partial<Omit<DeviceIdentity, 'secret'>> = {},
): Promise<DeviceIdentity> =>
  withTable('readwrite', async (rows) => {
    const before = (await read(rows, userId)) ?? {
      secret: newSecret(),
      reportedAt: 0,
      isStaff: false,
      mustWipe: false,
    };
    const identity = { ...before, ...changes };
    await toPromise(rows.put(identity, userId));
    return identity;
  });

/**
 * The data of this user is erased. Only the secret stays, without the user, until the server knows that: see
 * `erasedSecrets`.
 */
export const endIdentity = (userId: string): Promise<void> =>
  withTable('readwrite', async (rows) => {
    const identity = await read(rows, userId);
    if (!identity) return;
    // One that was never reported is unknown to the server.
    if (identity.reportedAt > 0) await toPromise(rows.put(true, `${ERASED_PREFIX}${identity.secret}`));
    await toPromise(rows.delete(userId));
  });

/** The secrets of ended identities that the server still lists. */
export const erasedSecrets = (): Promise<string[]> =>
  withTable('readonly', async (rows) =>
    (await keysIn(rows)).flatMap((key) => (key.startsWith(ERASED_PREFIX) ? [key.slice(ERASED_PREFIX.length)] : [])),
  );

export const forgetErased = (secret: string): Promise<void> =>
  withTable('readwrite', async (rows) => {
    await toPromise(rows.delete(`${ERASED_PREFIX}${secret}`));
  });
