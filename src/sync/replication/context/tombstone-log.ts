import { toInstant } from '@/model/time/instant.ts';
import { localCollections, type LocalCollection } from '@/model/collections/local-collections.ts';
import { isStoredFor } from '@/model/schema/record.ts';
import { tombstone } from '@/model/records/tombstone.ts';
import { OVERLAP_MS, pageQueries, cursorOf, type KeysetCursor } from './keyset-pagination.ts';
import type { RateLimiter } from '@/sync/transport/rate-limiter.ts';
import type { Verify } from '@/sync/transport/session-guard.ts';
import { singleFlight } from '@/db/scheduling/single-flight.ts';
import type { Remote, RemoteDocument } from '@/sync/transport/remote.ts';

const PAGE = 1000;

/**
 * Tombstones of these collections are ignored: only earlier versions wrote them, when a rejected entry was given up.
 */
const neverDeleted = new Set(
  Object.values<LocalCollection>(localCollections)
    .flatMap(({ records }) => Object.values(records))
    .filter(({ isNeverDeleted }) => isNeverDeleted)
    .map(({ collection }) => collection),
);

export interface Deletion {
  readonly id: string;
  readonly updatedAt: string;
  /** When the user deleted it, by the clock of the device. */
  readonly deletedAt: string;
}

/**
 * All tombstones of this user that the server still has: read completely at the start, then only new ones. All
 * collections share it. It must be complete, because a document that shows up late must be recognised as deleted.
 */
export class TombstoneLog {
  /** Reads new tombstones. The result of a call is never older than the call. */
  readonly refresh: () => Promise<void>;
  #deletions = new Map<string, Map<string, Deletion>>();
  #latest: string | null = null;
  /** Marks the log as complete: it was read, and the session was verified. */
  markComplete = () => {};
  /** Resolves when the log is complete for the first time. */
  readonly complete = new Promise<void>((resolve) => (this.markComplete = resolve));

  constructor(
    private readonly remote: Pick<Remote, 'list'>,
    private readonly rateLimiter: RateLimiter,
    private readonly userId: string,
  ) {
    this.refresh = singleFlight(() => this.#read());
  }

  /** Deletions in a remote collection at `from` or later; all of them when `from` is null. */
  since(collection: string, from: string | null): Deletion[] {
    const all = [...(this.#deletions.get(collection)?.values() ?? [])];
    return from === null ? all : all.filter(({ updatedAt }) => updatedAt >= from);
  }

  find(collection: string, id: string): Deletion | undefined {
    return this.#deletions.get(collection)?.get(id);
  }

  /** The record was created again. */
  forget(collection: string, id: string): void {
    this.#deletions.get(collection)?.delete(id);
  }

  /**
   * Reads all tombstones again: a server that was restored from a backup may have lost some that it returned before.
   */
  async readFromScratch(verify: Verify): Promise<void> {
    for (;;) {
      const fresh = new TombstoneLog(this.remote, this.rateLimiter, this.userId);
      await fresh.#read();
      // The server answers a guest with empty lists. If the session was lost, read again.
      if ((await verify()) === 'regained') continue;
      this.#deletions = fresh.#deletions;
      this.#latest = fresh.#latest;
      return;
    }
  }

  async #read(): Promise<void> {
    let place: { from: string } | { after: KeysetCursor } | null =
      this.#latest === null ? null : { from: toInstant(Date.parse(this.#latest) - OVERLAP_MS) };
    for (;;) {
      const queries = pageQueries(this.userId, PAGE, place);
      const isUpdate = place !== null && 'from' in place;
      const page: RemoteDocument[] = await this.rateLimiter.retry(() =>
        this.remote.list(tombstone.collection, queries, isUpdate),
      );
      for (const document of page) this.#add(document);
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      place = { after: cursorOf(last) };
    }
  }

  #add(document: RemoteDocument): void {
    // A tombstone written by another account would delete this user's records.
    if (!isStoredFor(tombstone, document, this.userId)) return;
    const { $id: id, $updatedAt: updatedAt, entity, deletedAt } = document;
    if (neverDeleted.has(String(entity))) return;
    const ofCollection = this.#deletions.get(String(entity)) ?? new Map<string, Deletion>();
    ofCollection.set(id, { id, updatedAt, deletedAt: toInstant(String(deletedAt)) });
    this.#deletions.set(String(entity), ofCollection);
    if (this.#latest === null || updatedAt > this.#latest) this.#latest = updatedAt;
  }
}
