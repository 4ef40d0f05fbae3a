import type { RxDocumentData, RxStorage } from 'rxdb';
import { hasEncryption, wrapRxStorageInstance } from 'rxdb/plugins/core';
import { share, tap } from 'rxjs/operators';
import { forceRequery, inBatches, inWriteOrder, withoutSummaries } from '@/db/rxdb/receive-bulk-events.ts';
import { seal, unseal } from './seal.ts';
import { broadcastInChunks } from '@/db/rxdb/chunked-broadcast.ts';

type Row = Record<string, unknown>;

/** Two pages of a pull are written at the same time. */
const MAX_RECENT = 5_000;
/** Prefix of RxDB's collections of replication metadata. */
const METADATA_PREFIX = 'rx-replication-meta-';

/** Plain texts of rows that were just written here: their change events arrive soon and need no decryption. */
class RecentPlaintexts {
  readonly #plaintexts = new Map<unknown, string>();

  add(box: string, plaintext: string): void {
    this.#plaintexts.set(box, plaintext);
    if (this.#plaintexts.size <= MAX_RECENT) return;
    const [oldest] = this.#plaintexts.keys();
    this.#plaintexts.delete(oldest);
  }

  has(box: unknown): boolean {
    return this.#plaintexts.has(box);
  }

  take(box: string): string | undefined {
    const plaintext = this.#plaintexts.get(box);
    this.#plaintexts.delete(box);
    return plaintext;
  }
}

/**
 * Wraps a storage: per row, the fields of `schema.encrypted` and all fields unknown to the schema are stored as one encrypted
 * text, the field `box`. RxDB marks the documents inside its replication metadata as encrypted too, so the same code encrypts
 * them. A row that cannot be decrypted is returned with `unreadable: true`: throwing here would make every later write hang.
 * @param isReplicating true in the worker that replicates
 */
export const encryptedStorage = <Internals, Options>(
  storage: RxStorage<Internals, Options>,
  key: CryptoKey,
  { isReplicating = false }: { readonly isReplicating?: boolean } = {},
): RxStorage<Internals, Options> => ({
  name: storage.name,
  rxdbVersion: storage.rxdbVersion,
  async createStorageInstance(params) {
    if (!hasEncryption(params.schema)) return storage.createStorageInstance(params);
    const encryptedNames = new Set<string>(params.schema.encrypted as string[]);
    const clearNames = new Set(Object.keys(params.schema.properties).filter((name) => !encryptedNames.has(name)));
    const schema = structuredClone(params.schema) as unknown as {
      encrypted?: string[];
      properties: Row;
      required?: string[];
      primaryKey: string | { key: string };
    };
    delete schema.encrypted;
    for (const name of encryptedNames) delete schema.properties[name];
    schema.properties.box = { type: 'string' };
    if (schema.required) schema.required = schema.required.filter((name) => !encryptedNames.has(name));
    const idField = typeof schema.primaryKey === 'string' ? schema.primaryKey : schema.primaryKey.key;
    const aadOf = (row: Row) => `${params.databaseName}|${params.collectionName}|${String(row[idField])}`;

    // Only the replicating worker needs replication metadata; broadcasting it would double what every tab reads.
    const multiInstance = params.multiInstance && !params.collectionName.startsWith(METADATA_PREFIX);
    const inner = { ...params, multiInstance, schema: schema as never };
    const instance = await storage.createStorageInstance(isReplicating ? { ...inner, multiInstance: false } : inner);
    if (isReplicating && multiInstance) broadcastInChunks(storage.name, inner as never, instance as never);
    const recent = new RecentPlaintexts();
    const rawChanges = instance.changeStream.bind(instance);
    const isOwnWrite = ({ box }: Row) => recent.has(box);
    /** Ids of the rows that code in this tab or worker has loaded. */
    const loaded = new Set<unknown>();
    const isLoaded = (id: string) => loaded.has(id);
    const markLoaded = (row: Row) => void (isReplicating || loaded.add(row[idField]));
    const order: string[] = [];
    // Replication must see every row event, and shows no rows.
    instance.changeStream = () =>
      (isReplicating
        ? withoutSummaries(rawChanges() as never)
        : inBatches(rawChanges() as never, { isOwnWrite, isLoaded })
      ).pipe(tap(({ id }) => order.push(id))) as never;
    const wrapped = wrapRxStorageInstance(
      params.schema,
      instance as never,
      async (row: Row) => {
        const clear: Row = {};
        const secret: Row = {};
        for (const name of Object.keys(row)) (clearNames.has(name) ? clear : secret)[name] = row[name];
        const plaintext = JSON.stringify(secret);
        const box = await seal(key, plaintext, aadOf(row));
        recent.add(box, plaintext);
        markLoaded(row);
        return { ...clear, box } as unknown as RxDocumentData<never>;
      },
      async (row: Row) => {
        const { box, ...clear } = row;
        if (typeof box !== 'string') return row as never;
        markLoaded(row);
        try {
          return { ...clear, ...JSON.parse(recent.take(box) ?? (await unseal(key, box, aadOf(row)))) } as never;
        } catch {
          return { ...clear, unreadable: true } as never;
        }
      },
    );
    // One shared stream: a stream per subscriber would decrypt every row once per subscriber.
    const changes = forceRequery(inWriteOrder(wrapped.changeStream() as never, order)).pipe(share());
    wrapped.changeStream = () => changes as never;
    return wrapped as never;
  },
});
