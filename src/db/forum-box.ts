import { Dexie, liveQuery, type EntityTable } from 'dexie';
import { from, switchMap, type Observable } from 'rxjs';
import type { MetAuthor, MutedAuthor } from '@/model/forum-muting.ts';
import { writeId, type ForumHold, type ForumWrite, type KeptWrite } from '@/model/forum-write.ts';
import { besideStore } from './beside-store.ts';
import { neverMakeAnew } from './connection-loss.ts';
import { databaseName } from './database-name.ts';
import type { Store } from './open-store.ts';
import { seal, unseal } from './seal.ts';

interface WriteRow {
  id: string;
  state: KeptWrite['state'];
  held?: ForumHold;
  heldUntil?: number;
  at: number;
  /** Different for every wish about the same target. */
  token: string;
  /** Sealed. */
  box: string;
}

interface AnswerRow {
  id: string;
  /** ms since 1970 */
  at: number;
  /** Sealed. */
  box: string;
}

/** By its key: ids alone. */
interface MutedRow {
  id: string;
  /** ms since 1970; it and the box are not in rows of the first version. */
  at?: number;
  /** Sealed: the name and the topic she was met in. */
  box?: string;
}

type Tables = Dexie & {
  writes: EntityTable<WriteRow, 'id'>;
  answers: EntityTable<AnswerRow, 'id'>;
  muted: EntityTable<MutedRow, 'id'>;
};

/** What was read of the forum, and when (ms since 1970). */
export interface ReadAnswer<T> {
  readonly at: number;
  readonly value: T;
}

/** More lists and topics than one reads without a network; the oldest go. */
const MOST_ANSWERS = 60;
/** A list that never showed what was sent does not hold it for ever. */
const SENT_MS = 10 * 60_000;

/** The same end of a wait, told twice, differs by what the answers took. */
const SAME_TIME_MS = 5_000;

const nameFor = (store: string): string => `${store}--forum`;
const writePlace = (id: string) => `forum write|${id}`;
const answerPlace = (id: string) => `forum answer|${id}`;
const mutedPlace = (id: string) => `forum muted|${id}`;

/** The forum of one user on this phone: what she read of it, and what she wrote that is on its way. Sealed; gone with her. */
export class ForumBox {
  readonly #tables: Tables;
  readonly #store: Pick<Store, 'seal' | 'unseal'>;

  constructor(store: Pick<Store, 'seal' | 'unseal'> & { database: { name: string } }) {
    this.#store = store;
    // What is saved on the phone must outlive a power cut.
    this.#tables = new Dexie(nameFor(store.database.name), { chromeTransactionDurability: 'strict' }) as Tables;
    neverMakeAnew(this.#tables);
    this.#tables.version(1).stores({ writes: 'id, state', answers: 'id, at' });
    this.#tables.version(2).stores({ writes: 'id, state', answers: 'id, at', muted: 'id' });
  }

  /** Keeps a write until it is sent; of two votes on the same target the later one counts. */
  async enqueue(write: ForumWrite): Promise<void> {
    const { writes } = this.#tables;
    const id = writeId(write);
    const box = await this.#store.seal(JSON.stringify(write), writePlace(id));
    await this.#tables.transaction('rw', writes, async () => {
      const newest = Math.max(0, ...(await writes.toArray()).map((row) => row.at));
      // A reply goes after its topic, also within one millisecond and when the clock was set back.
      const at = Math.max(Date.now(), newest + 1);
      await writes.put({ id, state: 'waiting', at, token: crypto.randomUUID(), box });
    });
  }

  /** All writes that are on their way or were refused, the oldest first. */
  async writes(): Promise<KeptWrite[]> {
    return this.#openAll(await this.#tables.writes.toArray());
  }

  /** The same now and after every change that any tab makes. */
  get writes$(): Observable<KeptWrite[]> {
    return from(liveQuery(() => this.#tables.writes.toArray())).pipe(switchMap((rows) => this.#openAll(rows)));
  }

  /** How many wait, now and after every change that any tab makes. */
  get waiting$(): Observable<number> {
    return from(liveQuery(() => this.countWaiting()));
  }

  /** The oldest write that waits, with the call that says what became of it, unless she has changed her mind since. */
  async next(): Promise<{
    write: ForumWrite;
    settle(state: Exclude<KeptWrite['state'], 'waiting'>): Promise<void>;
  } | null> {
    const waiting = await this.#tables.writes.where({ state: 'waiting' }).sortBy('at');
    const row = waiting[0];
    if (!row) return null;
    const { write } = await this.#opened(row);
    return {
      write,
      settle: async (state) => {
        await this.#tables.writes
          .where({ id: row.id })
          .and(({ token }) => token === row.token)
          .modify({ state, at: state === 'sent' ? Date.now() : row.at });
      },
    };
  }

  /** Notes why nothing that waits was taken just now, and until when; null when the forum was not reached. */
  async hold(why: ForumHold | null, until?: number): Promise<void> {
    await this.#tables.writes
      .where({ state: 'waiting' })
      // Whoever follows the box sends again after a change: without one there is none.
      .and(({ held = null, heldUntil = 0 }) => held !== why || Math.abs(heldUntil - (until ?? 0)) > SAME_TIME_MS)
      .modify((row) => {
        delete row.held;
        delete row.heldUntil;
        if (why) row.held = why;
        if (until !== undefined) row.heldUntil = until;
      });
  }

  /** What is only on this phone, the oldest first: what waits, and texts that the forum refused. */
  async unsent(): Promise<KeptWrite[]> {
    return (await this.writes()).filter(
      ({ state, write }) => state === 'waiting' || (state !== 'sent' && write.kind !== 'vote'),
    );
  }

  async drop(id: string): Promise<void> {
    await this.#tables.writes.delete(id);
  }

  /** Lets go of what was sent and is shown by the forum itself now, or should long have been. */
  async dropSent(isShown: (write: ForumWrite) => boolean, now = Date.now()): Promise<void> {
    for (const { id, state, at, write } of await this.writes())
      if (state === 'sent' && (isShown(write) || at < now - SENT_MS))
        await this.#tables.writes.where({ id, state: 'sent' }).delete();
  }

  countWaiting(): Promise<number> {
    return this.#tables.writes.where({ state: 'waiting' }).count();
  }

  async keepAnswer(id: string, value: unknown, at = Date.now()): Promise<void> {
    const { answers } = this.#tables;
    await answers.put({ id, at, box: await this.#store.seal(JSON.stringify(value), answerPlace(id)) });
    const old = await answers.orderBy('at').reverse().offset(MOST_ANSWERS).primaryKeys();
    await answers.bulkDelete(old);
  }

  async answer<T>(id: string): Promise<ReadAnswer<T> | null> {
    const row = await this.#tables.answers.get(id);
    return row ? { at: row.at, value: JSON.parse(await this.#store.unseal(row.box, answerPlace(id))) as T } : null;
  }

  async dropAnswer(id: string): Promise<void> {
    await this.#tables.answers.delete(id);
  }

  /** Puts an author, by key, out of sight. */
  async mute(author: string, met: MetAuthor, at = Date.now()): Promise<void> {
    const box = await this.#store.seal(JSON.stringify(met), mutedPlace(author));
    await this.#tables.muted.put({ id: author, at, box });
  }

  async hear(author: string): Promise<void> {
    await this.#tables.muted.delete(author);
  }

  /** The keys of who is out of sight, now and after every change that any tab makes. */
  get muted$(): Observable<ReadonlySet<string>> {
    return from(liveQuery(async () => new Set(await this.#tables.muted.toCollection().primaryKeys())));
  }

  /** The same with what tells who they are, the last one first. */
  get mutedPeople$(): Observable<MutedAuthor[]> {
    return from(liveQuery(() => this.#tables.muted.toArray())).pipe(
      switchMap((rows) => {
        const newest = rows.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
        return Promise.all(newest.map(async (row) => ({ key: row.id, met: await this.#met(row) })));
      }),
    );
  }

  close(): void {
    this.#tables.close();
  }

  /** Whoever is out of sight can be shown again, also when it cannot be read who it was. */
  async #met({ id, box }: MutedRow): Promise<MetAuthor | null> {
    if (!box) return null;
    return this.#store.unseal(box, mutedPlace(id)).then(
      (text) => JSON.parse(text) as MetAuthor,
      () => null,
    );
  }

  #openAll(rows: readonly WriteRow[]): Promise<KeptWrite[]> {
    return Promise.all(rows.toSorted((one, other) => one.at - other.at).map((row) => this.#opened(row)));
  }

  async #opened({ id, state, held, heldUntil, at, box }: WriteRow): Promise<KeptWrite> {
    return {
      id,
      state,
      ...(held && { held }),
      ...(heldUntil !== undefined && { heldUntil }),
      at,
      write: JSON.parse(await this.#store.unseal(box, writePlace(id))) as ForumWrite,
    };
  }
}

/** The forum of this user without her store, if she ever opened it on this phone; asking makes nothing. */
export async function keptForumBox(userId: string, key: CryptoKey): Promise<ForumBox | null> {
  const name = databaseName(userId);
  if (!(await Dexie.exists(nameFor(name)))) return null;
  return new ForumBox({
    database: { name },
    seal: (text, place) => seal(key, text, place),
    unseal: (text, place) => unseal(key, text, place),
  });
}

/** The forum of the signed-in user on this phone. */
export const forumHere = besideStore((store) => new ForumBox(store));
