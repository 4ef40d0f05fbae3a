import { Dexie, type EntityTable } from 'dexie';
import type { Store } from '@/db/open-store.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { RemoteFailure } from './remote-failure.ts';
import type { Row } from './rows.ts';

interface LetterRow {
  id: string;
  collection: LocalCollectionName;
  /** The backend's type of refusal. */
  type: string;
  refusedAt: string;
  attempts: number;
  /** Sealed: what was refused, what it was based on, and the backend's words, which may quote it. */
  box: string;
}

type Tables = Dexie & { letters: EntityTable<LetterRow, 'id'>; facts: EntityTable<FactRow, 'name'> };

interface FactRow {
  name: string;
  value: string;
}

/** A record that the server refused. It delays no other, and is kept here until a person mends, exports or drops it. */
export interface DeadLetter extends Omit<LetterRow, 'box'> {
  readonly row: Row;
  /** The server's copy that the refused change was made from. */
  readonly base: Row | undefined;
  readonly message: string;
}

/** What sync keeps for itself beside the records: dead letters and a few times. */
export class SyncRecords {
  readonly #tables: Tables;
  readonly #store: Pick<Store, 'seal' | 'unseal'>;

  constructor(store: Pick<Store, 'seal' | 'unseal'> & { database: { name: string } }) {
    this.#store = store;
    this.#tables = new Dexie(`${store.database.name}--sync`, {
      chromeTransactionDurability: 'strict',
    }) as Tables;
    this.#tables.version(1).stores({ letters: 'id', facts: 'name' });
  }

  async bury(collection: LocalCollectionName, row: Row, base: Row | undefined, failure: RemoteFailure): Promise<void> {
    const before = await this.#tables.letters.get(row.id);
    const { type, message } = failure;
    const box = await this.#store.seal(JSON.stringify({ row, base, message }), `letter|${row.id}`);
    const refusedAt = new Date().toISOString();
    await this.#tables.letters.put({
      id: row.id,
      collection,
      type,
      refusedAt,
      attempts: (before?.attempts ?? 0) + 1,
      box,
    });
  }

  /** Removes the letters of records that have been accepted or dropped. */
  raise(ids: readonly string[]): Promise<void> {
    return this.#tables.letters.bulkDelete([...ids]);
  }

  count(): Promise<number> {
    return this.#tables.letters.count();
  }

  async letters(): Promise<DeadLetter[]> {
    const rows = await this.#tables.letters.toArray();
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

  async fact(name: 'lastSafeCopyAt'): Promise<string | null> {
    return (await this.#tables.facts.get(name))?.value ?? null;
  }

  async note(name: 'lastSafeCopyAt', value: string): Promise<void> {
    await this.#tables.facts.put({ name, value });
  }

  close(): void {
    this.#tables.close();
  }
}
