import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { Fetching } from '@/sync/status/sync-status.ts';

/** A collection whose first page takes longer than this no longer delays the others. */
const FIRST_PAGE_TIMEOUT_MS = 3_000;
/** Older history waits at most this long for an idle page: the page may never be idle, or be frozen. */
const IDLE_TIMEOUT_MS = 1_500;

/**
 * The progress of pulls that take several pages, and their order: first the newest records of all collections, then the
 * rest of each.
 */
export class PullProgress {
  readonly #waitingForFirstPage: Set<LocalCollectionName>;
  readonly #kinds = new Map<string, Fetching>();
  #resolveNewest = () => {};
  readonly #newestFetched = new Promise<void>((resolve) => (this.#resolveNewest = resolve));

  constructor(
    names: readonly LocalCollectionName[],
    private readonly onProgress: (fetching: Fetching | null) => void,
    /** Resolves when the page is idle; at once where there is no visible page. */
    private readonly isIdle: () => Promise<void> = async () => {},
  ) {
    this.#waitingForFirstPage = new Set(names);
  }

  /** The first page of this collection has been fetched. */
  firstPageFetched(name: LocalCollectionName): void {
    this.#waitingForFirstPage.delete(name);
    if (this.#waitingForFirstPage.size === 0) this.#resolveNewest();
  }

  /**
   * Resolves when older history may be fetched: the first pages of all collections are fetched, and the page is idle.
   */
  async untilOlderMayLoad(): Promise<void> {
    if (this.#waitingForFirstPage.size > 0) await withTimeout(FIRST_PAGE_TIMEOUT_MS, this.#newestFetched);
    await withTimeout(IDLE_TIMEOUT_MS, this.isIdle());
  }

  /** Adds the rows of a page that is not the last. @returns how many rows of this kind have been fetched */
  fetched(kind: string, rows: number): number {
    const { done = 0, total = null } = this.#kinds.get(kind) ?? {};
    this.#set(kind, { done: done + rows, total });
    return done + rows;
  }

  isCounted(kind: string): boolean {
    return this.#kinds.get(kind)?.total !== null;
  }

  /** Sets the total that the server has counted. Ignored if the pull of this kind has ended meanwhile. */
  counted(kind: string, total: number): void {
    const { done } = this.#kinds.get(kind) ?? {};
    if (done !== undefined) this.#set(kind, { done, total: Math.max(done, total) });
  }

  /** All records of a kind have been fetched. */
  end(kind: string): void {
    if (this.#kinds.delete(kind)) this.onProgress(this.#sum());
  }

  #set(kind: string, fetching: Fetching): void {
    this.#kinds.set(kind, fetching);
    this.onProgress(this.#sum());
  }

  #sum(): Fetching | null {
    const all = [...this.#kinds.values()];
    if (all.length === 0) return null;
    return {
      done: all.reduce((sum, { done }) => sum + done, 0),
      total: all.reduce<number | null>((sum, { total }) => (sum === null || total === null ? null : sum + total), 0),
    };
  }
}
