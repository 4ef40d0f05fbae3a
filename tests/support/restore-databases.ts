interface StoredIndex {
  readonly name: string;
  readonly keyPath: string | string[];
  readonly unique: boolean;
  readonly multiEntry: boolean;
}

export interface StoredDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string | string[] | null;
    readonly autoIncrement: boolean;
    readonly indexes: readonly StoredIndex[];
    /** `key`: an IDBValidKey, where the store has no key path. */
    readonly rows: readonly { readonly key?: unknown; readonly value: unknown }[];
  }[];
}

/**
 * Writes these databases into the IndexedDB of this page or process; none of them may exist. It uses nothing of this
 * module, because a test also runs it inside a page. Device keys are not extractable afterwards, as those of the app.
 */
export async function restoreDatabases(databases: readonly StoredDatabase[]): Promise<void> {
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  async function decoded(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map(decoded));
    if (typeof value !== 'object' || value === null) return value;
    const { $jwk, $bytes, $buffer } = value as { $jwk?: JsonWebKey; $bytes?: string; $buffer?: string };
    if ($jwk) return crypto.subtle.importKey('jwk', $jwk, 'AES-GCM', false, ['encrypt', 'decrypt']);
    if ($bytes !== undefined) return bytesOf($bytes);
    if ($buffer !== undefined) return bytesOf($buffer).buffer;
    const entries = Object.entries(value).map(async ([name, each]) => [name, await decoded(each)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }
  for (const { name, version, stores } of databases) {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.addEventListener('upgradeneeded', () => {
        for (const { name: storeName, keyPath, autoIncrement, indexes } of stores) {
          const store = request.result.createObjectStore(storeName, { keyPath, autoIncrement });
          for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
        }
      });
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
    for (const { name: storeName, rows } of stores) {
      const values = await Promise.all(rows.map(({ value }) => decoded(value)));
      const transaction = opened.transaction(storeName, 'readwrite', { durability: 'strict' });
      for (const [at, { key }] of rows.entries())
        transaction.objectStore(storeName).put(values[at], key as IDBValidKey | undefined);
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error));
      });
    }
    opened.close();
  }
}
