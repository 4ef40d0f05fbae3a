import { Dexie, liveQuery, type EntityTable } from 'dexie';
import { from, switchMap, type Observable } from 'rxjs';
import { neverMakeAnew } from '@/db/connection-loss.ts';
import type { Store } from '@/db/open-store.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { RemoteFailure } from './remote-failure.ts';
import type { Row } from './rows.ts';

interface LetterRow {
  id: string;
  collection: LocalCollectionName;
  /** The backend's type of refusal and its HTTP status. */
  type: string;
  code: number;
  refusedAt: string;
  attempts: number;
  /** A person asked to send it once more as it is. */
  isAskedAgain: boolean;
  /** Sealed: what was refused, what it was based on, and the backend's words, which may quote it. */
  box: string;
}

interface LossRow {
  id: string;
  recordId: string;
  collection: LocalCollectionName;
  kind: string;
  noticedAt: string;
  /** Sealed: the field and its two values. */
  box: string;
}

interface FactRow {
  name: string;
  value: string;
}

type Tables = Dexie & {
  letters: EntityTable<LetterRow, 'id'>;
  facts: EntityTable<FactRow, 'name'>;
  losses: EntityTable<LossRow, 'id'>;
};

/** A record that the server refused. It delays no other, and is kept here until a person mends, exports or drops it. */
export interface DeadLetter extends Omit<LetterRow, 'box'> {
  readonly row: Row;
  /** The server's copy that the refused change was made from. */
  readonly base: Row | undefined;
  readonly message: string;
}

/** One field that two devices changed: which value was given up, and which one stands. */
export interface FieldLoss {
  readonly field: string;
  readonly lost: unknown;
  readonly kept: unknown;
  /** The device that the lost value was entered on; a loss noted before this was told apart says nothing. */
  readonly lostFrom?: Side;
}

/** This device, or the other one whose change met the one made here. */
export type Side = 'here' | 'there';

/** A field's value that was given up in a merge, until a person has seen it. */
export interface SeenLoss extends Omit<LossRow, 'box'>, FieldLoss {}

/** The times and marks that sync remembers from one start to the next. */
export type Fact = 'lastSafeCopyAt' | 'reconciledAt' | 'comparedUntil' | 'suspect' | 'contactAt';

type Sealing = Pick<Store, 'seal' | 'unseal'>;

/** What sync keeps for itself beside the records: dead letters, values given up in merges, and a few times. */
export class SyncRecords {
  readonly #tables: Tables;
  readonly #store: Sealing;

  constructor(store: Sealing & { database: { name: string } }) {
    this.#store = store;
    this.#tables = new Dexie(`${store.database.name}--sync`, {
      chromeTransactionDurability: 'strict',
    }) as Tables;
    neverMakeAnew(this.#tables);
    neverMakeAnew(this.#tables);
    this.#tables.version(1).stores({ letters: 'id', facts: 'name' });
    this.#tables.version(2).stores({ letters: 'id', facts: 'name', losses: 'id, recordId' });
  }

  async bury(collection: LocalCollectionName, row: Row, base: Row | undefined, failure: RemoteFailure): Promise<void> {
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

  /** Removes the letters of records that have been accepted or dropped. */
  raise(ids: readonly string[]): Promise<void> {
    return this.#tables.letters.bulkDelete([...ids]);
  }

  /** The next push sends this letter's record as it is. */
  async askAgain(id: string): Promise<void> {
    await this.#tables.letters.update(id, { isAskedAgain: true });
  }

  count(): Promise<number> {
    return this.#tables.letters.count();
  }

  /** The ids of all refused records; needs no key. */
  async letterIds(): Promise<Set<string>> {
    return new Set(await this.#tables.letters.toCollection().primaryKeys());
  }

  async letters(): Promise<DeadLetter[]> {
    return this.#openLetters(await this.#tables.letters.toArray());
  }

  /** The letters now and after every change that any tab or worker makes. */
  get letters$(): Observable<DeadLetter[]> {
    return from(liveQuery(() => this.#tables.letters.toArray())).pipe(switchMap((rows) => this.#openLetters(rows)));
  }

  /** Keeps the values that a merge gave up, before the merge is written: the latest one of each field. */
  async noteLosses(collection: LocalCollectionName, kind: string, recordId: string, all: readonly FieldLoss[]) {
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

  /** The values given up in merges that nobody has seen yet, of one record or of all. */
  losses$(recordId?: string): Observable<SeenLoss[]> {
    const { losses } = this.#tables;
    return from(
      liveQuery(() => (recordId === undefined ? losses.toArray() : losses.where({ recordId }).toArray())),
    ).pipe(switchMap((rows) => this.#openLosses(rows)));
  }

  async forgetLoss(id: string): Promise<void> {
    await this.#tables.losses.delete(id);
  }

  async fact(name: Fact): Promise<string | null> {
    return (await this.#tables.facts.get(name))?.value ?? null;
  }

  async note(name: Fact, value: string): Promise<void> {
    await this.#tables.facts.put({ name, value });
  }

  close(): void {
    this.#tables.close();
  }

  #openLetters(rows: readonly LetterRow[]): Promise<DeadLetter[]> {
    return Promise.all(
      rows.map(async ({ box, ...letter }) => ({
        ...letter,
        ...(JSON.parse(await this.#store.unseal(box, `letter|${letter.id}`)) as Pick<
          DeadLetter,
          'row' | 'base' | 'message'
        >),
      })),
    );
  }

  #openLosses(rows: readonly LossRow[]): Promise<SeenLoss[]> {
    return Promise.all(
      rows.map(async ({ box, ...loss }) => ({
        ...loss,
        ...(JSON.parse(await this.#store.unseal(box, `loss|${loss.id}`)) as FieldLoss),
      })),
    );
  }
}
