import { Dexie, type EntityTable } from 'dexie';

interface KeyRow {
  userId: string;
  key: CryptoKey;
}

const openKeys = () => {
  const keys = new Dexie('maia_keys', { chromeTransactionDurability: 'strict' }) as Dexie & {
    keys: EntityTable<KeyRow, 'userId'>;
  };
  keys.version(1).stores({ keys: 'userId' });
  return keys;
};

/** One reader or maker at a time, in all tabs and workers: two keys for one store would make half of it unreadable. */
const alone = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request(`maia-key-${userId}`, work) as Promise<T>) : work();

/** The key that seals this user's data on this device, made at the first call. It cannot be exported by script. */
export async function deviceKey(userId: string): Promise<CryptoKey> {
  return alone(userId, async () => {
    const store = openKeys();
    try {
      const row = await store.keys.get(userId);
      if (row) return row.key;
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
      await store.keys.add({ userId, key });
      return key;
    } finally {
      store.close();
    }
  });
}

/** Makes everything that was sealed for this user unreadable for good. */
export async function forgetDeviceKey(userId: string): Promise<void> {
  return alone(userId, async () => {
    const store = openKeys();
    try {
      await store.keys.delete(userId);
    } finally {
      store.close();
    }
  });
}
