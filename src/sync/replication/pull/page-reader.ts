import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { storedForFields, type RecordType } from '@/model/schema/record.ts';
import { pageQueries, type KeysetCursor } from '@/sync/replication/context/keyset-pagination.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import { MAX_COUNTED, type RemoteDocument } from '@/sync/transport/remote.ts';
import { newestQueries } from './newest-first.ts';

/** Where a page starts. A device that syncs for the first time reads the `newest` records first, then the `rest`. */
export type Place = 'start' | 'newest' | 'rest' | { readonly from: string } | { readonly after: KeysetCursor };

/** One page, and the limit it was requested with: a shorter one is the last. */
export interface FetchedPage {
  readonly documents: readonly RemoteDocument[];
  readonly limit: number;
}

/** Upper bound for the rows of one page, which are also written to the store at once. */
const PAGE = 1000;
/** The same for older history. It is fetched when the page is idle and no screen waits for it, so it may be longer. */
const OLDER_PAGE = 2 * PAGE;
/**
 * If a page took longer than this, or failed, the next one is shorter: on a slow network a long page may never
 * complete.
 */
const SLOW_MS = 5_000;

/** Pages after the newest records. The device already has what its screens show first. */
const isOlderHistory = (place: Place) => place === 'rest' || (typeof place === 'object' && 'after' in place);

/** Reads the pages of one remote collection, reports their progress, and requests a page while the one before is written. */
export class PageReader {
  #prefetched: Promise<FetchedPage> | undefined;
  #olderLimit = OLDER_PAGE;
  /** How many records must be fetched before the remaining ones are counted again. */
  #countAgainFrom = 0;
  readonly #fields: readonly string[];

  constructor(
    private readonly name: LocalCollectionName,
    private readonly kind: string,
    private readonly record: RecordType,
    private readonly context: ReplicationContext,
  ) {
    this.#fields = storedForFields(record);
  }

  page(place: Place): Promise<FetchedPage> {
    const pending = this.#prefetched;
    this.#prefetched = undefined;
    return pending ?? this.#request(place);
  }

  /** Requests the page that is read after one of so many rows. */
  prefetch(place: Place, rows: number): void {
    this.#prefetched = this.#request(place);
    // `page` awaits the same promise and handles its failure.
    this.#prefetched.catch(() => undefined);
    if (typeof place === 'object') this.#report(rows, place);
  }

  #queries(place: Place, limit: number): string[] {
    const { userId } = this.context;
    if (place === 'newest') return newestQueries(this.name, userId, limit, this.#fields);
    return pageQueries(userId, limit, typeof place === 'string' ? null : place, this.#fields);
  }

  /** What has changed since the last pull is seldom much. A device that was in sync once has seen what is empty here. */
  #isShort(place: Place): boolean {
    if (typeof place === 'object') return 'from' in place;
    return place !== 'rest' && this.context.serverHistory.sinceInSyncMs !== null;
  }

  async #request(place: Place): Promise<FetchedPage> {
    const { rateLimiter, remote, progress } = this.context;
    const isOlder = isOlderHistory(place);
    if (isOlder) await progress.untilOlderMayLoad();
    let limit = isOlder ? this.#olderLimit : PAGE;
    const from = performance.now();
    const documents = await rateLimiter.retry(async () => {
      const tried = limit;
      // If this request fails, the page may have been too long for the connection.
      limit = PAGE;
      const found = await remote.list(this.record.collection, this.#queries(place, tried), this.#isShort(place));
      limit = tried;
      return found;
    });
    this.#olderLimit = performance.now() - from > SLOW_MS ? PAGE : OLDER_PAGE;
    return { documents, limit };
  }

  /** Reports the progress of a pull that takes several pages. The records from `place` on are counted meanwhile. */
  #report(rows: number, place: Place): void {
    const { progress, rateLimiter, remote } = this.context;
    const done = progress.fetched(this.kind, rows);
    if (progress.isCounted(this.kind) || done < this.#countAgainFrom) return;
    this.#countAgainFrom = done + MAX_COUNTED / 2;
    rateLimiter
      .retry(() => remote.count(this.record.collection, this.#queries(place, 1)))
      .then(
        (left) => left < MAX_COUNTED && progress.counted(this.kind, done + left),
        () => undefined,
      );
  }
}
