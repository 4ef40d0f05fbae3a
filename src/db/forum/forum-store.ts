import { Dexie, liveQuery, type EntityTable } from 'dexie';
import { from, switchMap, type Observable } from 'rxjs';
import type { SeenAuthor, MutedAuthor } from '@/model/forum/forum-authorship.ts';
import { writeId, type ForumRetryReason, type ForumWrite, type PendingForumWrite } from '@/model/forum/forum-write.ts';
import { perStoreResource } from '@/db/store/per-store-resource.ts';
import { closeOnDeletion } from '@/db/browser-storage/connection-loss.ts';
import { databaseName } from '@/db/browser-storage/database-name.ts';
import type { Store } from '@/db/store/open-store.ts';
import { seal, unseal } from '@/db/encryption/seal.ts';

interface WriteRow {
  id: string;
  state: PendingForumWrite['state'];
  held?: ForumRetryReason;
  heldUntil?: number;
  at: number;
  /** A new value for each write to the same target. */
  token: string;
  /** Encrypted. */
  box: string;
}

interface AnswerRow {
  id: string;
  /** ms since 1970 */
  at: number;
  /** Encrypted. */
  box: string;
}

/** The key contains only ids. */
interface MutedRow {
  id: string;
  /** ms since 1970; rows of the first version have neither `at` nor `box`. */
  at?: number;
  /** The author's name and the topic, encrypted. */
  box?: string;
}

type Tables = Dexie & {
  writes: EntityTable<WriteRow, 'id'>;
  answers: EntityTable<AnswerRow, 'id'>;
  muted: EntityTable<MutedRow, 'id'>;
};

/** A cached answer of the forum, and when it was read (ms since 1970). */
export interface ReadAnswer<T> {
  readonly at: number;
  readonly value: T;
}

/** More lists and topics than a user reads offline; the oldest are evicted. */
const MAX_ANSWERS = 60;
/** A sent write that never appeared in a list is dropped after this time (ms). */
const SENT_RETENTION_MS = 10 * 60_000;

/** Two responses with the same end of a rate limit differ by their response times (ms). */
const HOLD_TOLERANCE_MS = 5_000;

const nameFor = (store: string): string => `${store}--forum`;
const writeAad = (id: string) => `forum write|${id}`;
const answerAad = (id: string) => `forum answer|${id}`;
const mutedAad = (id: string) => `forum muted|${id}`;

/** The forum data of one user on this device: cached answers and unsent writes. Encrypted; deleted at the sign-out. */
export class ForumStore {
  readonly #tables: Tables;
  readonly #store: Pick<Store, 'seal' | 'unseal'>;

  constructor(store: Pick<Store, 'seal' | 'unseal'> & { database: { name: string } }) {
    this.#store = store;
    // A saved write must survive a power cut.
    this.#tables = new Dexie(nameFor(store.database.name), { chromeTransactionDurability: 'strict' }) as Tables;
    closeOnDeletion(this.#tables);
    this.#tables.version(1).stores({ writes: 'id, state', answers: 'id, at' });
    this.#tables.version(2).stores({ writes: 'id, state', answers: 'id, at', muted: 'id' });
  }

  /** Stores a write until it is sent. A later vote replaces an earlier one on the same target. */
  async enqueue(write: ForumWrite): Promise<void> {
    const { writes } = this.#tables;
    const id = writeId(write);
    const box = await this.#store.seal(JSON.stringify(write), writeAad(id));
    await this.#tables.transaction('rw', writes, async () => {
      const newest = Math.max(0, ...(await writes.toArray()).map((row) => row.at));
      // A reply must be sent after its topic, even within one millisecond or when the clock was set back.
      const at = Math.max(Date.now(), newest + 1);
      await writes.put({ id, state: 'waiting', at, token: crypto.randomUUID(), box });
    });
  }

  /** All unsent, recently sent and refused writes, the oldest first. */
  async writes(): Promise<PendingForumWrite[]> {
    return this.#decryptAll(await this.#tables.writes.toArray());
  }

  /** Emits `writes()` now and after every change by any tab. */
  get writes$(): Observable<PendingForumWrite[]> {
    return from(liveQuery(() => this.#tables.writes.toArray())).pipe(switchMap((rows) => this.#decryptAll(rows)));
  }

  /** Emits the number of unsent writes now and after every change by any tab. */
  get unsentCount$(): Observable<number> {
    return from(liveQuery(() => this.countUnsent()));
  }

  /** The oldest unsent write. `settle` saves its result, unless the user has changed the write since. */
  async next(): Promise<{
    write: ForumWrite;
    settle(state: Exclude<PendingForumWrite['state'], 'waiting'>): Promise<void>;
  } | null> {
    const [row] = await this.#tables.writes.where({ state: 'waiting' }).sortBy('at');
    if (!row) return null;
    const { write } = await this.#decrypted(row);
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

  /** Saves why the server did not accept the unsent writes, and until when; null when the server was not reached. */
  async hold(reason: ForumRetryReason | null, until?: number): Promise<void> {
    await this.#tables.writes
      .where({ state: 'waiting' })
      // Subscribers send again after every change, so do not write equal values.
      .and(
        ({ held = null, heldUntil = 0 }) => held !== reason || Math.abs(heldUntil - (until ?? 0)) > HOLD_TOLERANCE_MS,
      )
      .modify((row) => {
        delete row.held;
        delete row.heldUntil;
        if (reason) row.held = reason;
        if (until !== undefined) row.heldUntil = until;
      });
  }

  /** What is only on this device, the oldest first: unsent writes, and texts that the forum refused. */
  async unsent(): Promise<PendingForumWrite[]> {
    return (await this.writes()).filter(
      ({ state, write }) => state === 'waiting' || (state !== 'sent' && write.kind !== 'vote'),
    );
  }

  async drop(id: string): Promise<void> {
    await this.#tables.writes.delete(id);
  }

  /** Drops sent writes that the forum shows now, and those sent more than ten minutes ago. */
  async dropSent(isShown: (write: ForumWrite) => boolean, now = Date.now()): Promise<void> {
    for (const { id, state, at, write } of await this.writes())
      if (state === 'sent' && (isShown(write) || at < now - SENT_RETENTION_MS))
        await this.#tables.writes.where({ id, state: 'sent' }).delete();
  }

  countUnsent(): Promise<number> {
    return this.#tables.writes.where({ state: 'waiting' }).count();
  }

  /**
   * Keeps an answer, unless one that was requested later is kept already.
   * @param at when it was requested (ms since 1970)
   */
  async cacheAnswer(id: string, value: unknown, at: number): Promise<void> {
    const { answers } = this.#tables;
    const box = await this.#store.seal(JSON.stringify(value), answerAad(id));
    await answers.db.transaction('rw', answers, async () => {
      const kept = await answers.get(id);
      // A time in the future was written before the clock was set back.
      if (!kept || kept.at <= at || kept.at > Date.now()) await answers.put({ id, at, box });
    });
    const old = await answers.orderBy('at').reverse().offset(MAX_ANSWERS).primaryKeys();
    await answers.bulkDelete(old);
  }

  async cachedAnswer<T>(id: string): Promise<ReadAnswer<T> | null> {
    const row = await this.#tables.answers.get(id);
    return row ? { at: row.at, value: JSON.parse(await this.#store.unseal(row.box, answerAad(id))) as T } : null;
  }

  async dropCachedAnswer(id: string): Promise<void> {
    await this.#tables.answers.delete(id);
  }

  /** Hides the texts of an author. @param author see `authorKey` */
  async mute(author: string, met: SeenAuthor, at = Date.now()): Promise<void> {
    const box = await this.#store.seal(JSON.stringify(met), mutedAad(author));
    await this.#tables.muted.put({ id: author, at, box });
  }

  async unmute(author: string): Promise<void> {
    await this.#tables.muted.delete(author);
  }

  /** Emits the keys of the muted authors now and after every change by any tab. */
  get mutedKeys$(): Observable<ReadonlySet<string>> {
    return from(liveQuery(async () => new Set(await this.#tables.muted.toCollection().primaryKeys())));
  }

  /** Emits the muted authors with their names, the last muted first. */
  get mutedAuthors$(): Observable<MutedAuthor[]> {
    return from(liveQuery(() => this.#tables.muted.toArray())).pipe(
      switchMap((rows) => {
        const newest = rows.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
        return Promise.all(newest.map(async (row) => ({ key: row.id, met: await this.#decryptAuthor(row) })));
      }),
    );
  }

  close(): void {
    this.#tables.close();
  }

  /** Null when the name is missing or cannot be decrypted: such an author can still be unmuted. */
  async #decryptAuthor({ id, box }: MutedRow): Promise<SeenAuthor | null> {
    if (!box) return null;
    return this.#store.unseal(box, mutedAad(id)).then(
      (text) => JSON.parse(text) as SeenAuthor,
      () => null,
    );
  }

  #decryptAll(rows: readonly WriteRow[]): Promise<PendingForumWrite[]> {
    return Promise.all(rows.toSorted((one, other) => one.at - other.at).map((row) => this.#decrypted(row)));
  }

  async #decrypted({ id, state, held, heldUntil, at, box }: WriteRow): Promise<PendingForumWrite> {
    return {
      id,
      state,
      ...(held && { held }),
      ...(heldUntil !== undefined && { heldUntil }),
      at,
      write: JSON.parse(await this.#store.unseal(box, writeAad(id))) as ForumWrite,
    };
  }
}

/** The forum store of a user whose record store is not open. Null when there is no forum database; does not create one. */
export async function existingForumStore(userId: string, key: CryptoKey): Promise<ForumStore | null> {
  const name = databaseName(userId);
  if (!(await Dexie.exists(nameFor(name)))) return null;
  return new ForumStore({
    database: { name },
    seal: (text, additionalData) => seal(key, text, additionalData),
    unseal: (text, additionalData) => unseal(key, text, additionalData),
  });
}

/** The forum store of the signed-in user. */
export const currentForumStore = perStoreResource((store) => new ForumStore(store));
