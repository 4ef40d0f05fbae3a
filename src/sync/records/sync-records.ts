import { Dexie, liveQuery, type EntityTable } from 'dexie';
import { from, switchMap, type Observable } from 'rxjs';
import { closeOnDeletion } from '@/db/browser-storage/connection-loss.ts';
import type { Store } from '@/db/store/open-store.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { RemoteFailure } from '@/sync/transport/remote-failure.ts';
import type { Row } from './row-mapping.ts';

interface RejectionRow {
  id: string;
  collection: LocalCollectionName;
  /** The backend's error type and its HTTP status. */
  type: string;
  code: number;
  refusedAt: string;
  attempts: number;
  /** The user asked to send it again unchanged. */
  isAskedAgain: boolean;
  /** Encrypted: the rejected row, its base, and the backend's message, which may quote the row. */
  box: string;
}

interface LossRow {
  id: string;
  recordId: string;
  collection: LocalCollectionName;
  kind: string;
  noticedAt: string;
  /** Encrypted: the field and its two values. */
  box: string;
}

interface FactRow {
  name: string;
  value: string;
}

type Tables = Dexie & {
  // The stored name; renaming a table needs a migration.
  letters: EntityTable<RejectionRow, 'id'>;
  facts: EntityTable<FactRow, 'name'>;
  losses: EntityTable<LossRow, 'id'>;
};

/**
 * A change that the server rejected. It blocks no other change and is stored until the user corrects, exports or drops
 * it.
 */
export interface StoredRejection extends Omit<RejectionRow, 'box'> {
  readonly row: Row;
  /** The server's copy that the rejected change is based on. */
  readonly base: Row | undefined;
  readonly message: string;
}

/** One field that two devices changed: the dropped value and the one that stays. */
export interface FieldLoss {
  readonly field: string;
  readonly lost: unknown;
  readonly kept: unknown;
  /** The device on which the lost value was entered; absent in losses that an earlier version stored. */
  readonly lostFrom?: Side;
}

/** This device, or the other device whose change conflicted. */
export type Side = 'here' | 'there';

/** A field value that a merge dropped, stored until the user has seen it. */
export interface StoredFieldLoss extends Omit<LossRow, 'box'>, FieldLoss {}

/** Names of the times, flags and pull checkpoints that sync stores between starts. */
export type Fact =
  | 'lastSafeCopyAt'
  | 'reconciledAt'
  | 'comparedUntil'
  | 'suspect'
  | 'contactAt'
  | 'purgedAt'
  | 'joinsCalls'
  | `checkpoint|${LocalCollectionName}`;

type Encryption = Pick<Store, 'seal' | 'unseal'>;

/** The database of sync itself beside the records: rejected changes, values dropped in merges, and a few times. */
export class SyncRecords {
  readonly #tables: Tables;
  readonly #store: Encryption;

  constructor(store: Encryption & { database: { name: string } }) {
    this.#store = store;
    this.#tables = new Dexie(`${store.database.name}--sync`, {
      chromeTransactionDurability: 'strict',
    }) as Tables;
    closeOnDeletion(this.#tables);
    this.#tables.version(1).stores({ rejections: 'id', facts: 'name' });
    this.#tables.version(2).stores({ letters: 'id', facts: 'name', losses: 'id, recordId' });
  }

  async saveRejection(
    collection: LocalCollectionName,
    row: Row,
    base: Row | undefined,
    failure: RemoteFailure,
  ): Promise<void> {
    const before = await this.#tables.letters.get(row.id);
    const { type, code, message } = failure;
    const box = await this.#store.seal(JSON.stringify({ row, base, message }), `letter|${row.id}`);
    await this.#tables.letters.put({
      id: row.id,
      collection,
      type,
      code,
      refusedAt: new Date().toISOString(),
      attempts: (before?.attempts ?? 0) + 1,
      isAskedAgain: false,
      box,
    });
  }

  /** Removes the rejections of records that were accepted or dropped. */
  deleteRejections(ids: readonly string[]): Promise<void> {
    return this.#tables.letters.bulkDelete([...ids]);
  }

  /** Lets the next push send this rejected record unchanged. */
  async requestRetry(id: string): Promise<void> {
    await this.#tables.letters.update(id, { isAskedAgain: true });
  }

  rejectionCount(): Promise<number> {
    return this.#tables.letters.count();
  }

  /** The ids of all rejected changes; nothing is decrypted. */
  async rejectedIds(): Promise<Set<string>> {
    return new Set(await this.#tables.letters.toCollection().primaryKeys());
  }

  async rejections(): Promise<StoredRejection[]> {
    return this.#decryptRejections(await this.#tables.letters.toArray());
  }

  /** The rejections now and after every change that any tab or worker makes. */
  get rejections$(): Observable<StoredRejection[]> {
    return from(liveQuery(() => this.#tables.letters.toArray())).pipe(
      switchMap((rows) => this.#decryptRejections(rows)),
    );
  }

  /** Stores the values that a merge drops, before the merged row is written; only the latest one of each field. */
  async saveLosses(collection: LocalCollectionName, kind: string, recordId: string, all: readonly FieldLoss[]) {
    const noticedAt = new Date().toISOString();
    const rows = await Promise.all(
      all.map(async ({ field, ...values }): Promise<LossRow> => {
        const id = `${recordId}|${field}`;
        const box = await this.#store.seal(JSON.stringify({ field, ...values }), `loss|${id}`);
        return { id, recordId, collection, kind, noticedAt, box };
      }),
    );
    await this.#tables.losses.bulkPut(rows);
  }

  /** The values dropped in merges that the user has not dismissed, of one record or of all. */
  losses$(recordId?: string): Observable<StoredFieldLoss[]> {
    const { losses } = this.#tables;
    return from(
      liveQuery(() => (recordId === undefined ? losses.toArray() : losses.where({ recordId }).toArray())),
    ).pipe(switchMap((rows) => this.#decryptLosses(rows)));
  }

  async deleteLoss(id: string): Promise<void> {
    await this.#tables.losses.delete(id);
  }

  async fact(name: Fact): Promise<string | null> {
    return (await this.#tables.facts.get(name))?.value ?? null;
  }

  async saveFact(name: Fact, value: string): Promise<void> {
    await this.#tables.facts.put({ name, value });
  }

  close(): void {
    this.#tables.close();
  }

  #decryptRejections(rows: readonly RejectionRow[]): Promise<StoredRejection[]> {
    return Promise.all(
      rows.map(async ({ box, ...rejection }) => ({
        ...rejection,
        ...(JSON.parse(await this.#store.unseal(box, `letter|${rejection.id}`)) as Pick<
          StoredRejection,
          'row' | 'base' | 'message'
        >),
      })),
    );
  }

  #decryptLosses(rows: readonly LossRow[]): Promise<StoredFieldLoss[]> {
    return Promise.all(
      rows.map(async ({ box, ...loss }) => ({
        ...loss,
        ...(JSON.parse(await this.#store.unseal(box, `loss|${loss.id}`)) as FieldLoss),
      })),
    );
  }
}
