/**
 * The reference: plain IndexedDB, with relaxed durability by default, one row for each reading, and one compound index.
 */
export interface RawRow {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly systolic: number;
  readonly diastolic: number;
  readonly recordedAt: string;
  readonly recordedDesc: number;
}

export type Durability = 'relaxed' | 'strict';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

export class RawRows {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<RawRows> {
    const asked = indexedDB.open('raw', 1);
    asked.onupgradeneeded = () =>
      asked.result
        .createObjectStore('readings', { keyPath: 'id' })
        .createIndex('newest', ['userId', 'kind', 'recordedDesc']);
    return new RawRows(await done(asked));
  }

  async write(rows: readonly RawRow[], durability: Durability = 'relaxed'): Promise<void> {
    const transaction = this.database.transaction('readings', 'readwrite', { durability });
    const store = transaction.objectStore('readings');
    for (const row of rows) store.put(row);
    await committed(transaction);
  }

  newest(userId: string, kind: string, limit: number): Promise<RawRow[]> {
    const index = this.database.transaction('readings').objectStore('readings').index('newest');
    return done(index.getAll(IDBKeyRange.bound([userId, kind], [userId, kind, []]), limit)) as Promise<RawRow[]>;
  }
}
