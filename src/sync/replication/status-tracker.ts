import { countUnsent, unsentMarks } from '@/db/outbox/unsent-rows.ts';
import type { Store } from '@/db/store/open-store.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { debounce } from '@/db/scheduling/debounce.ts';
import type { RateLimiter } from '@/sync/transport/rate-limiter.ts';
import type { SyncRecords } from '@/sync/records/sync-records.ts';
import type { Fetching, SyncStatus } from '@/sync/status/sync-status.ts';

/** Upper bound for the rows of one collection that are read to find the oldest unsent one. */
const MAX_ROWS_FOR_OLDEST = 200;
const RECOUNT_QUIET_MS = 150;
const RECOUNT_LATEST_MS = 1_000;
/** The progress of a file upload is reported in this many steps. */
const PROGRESS_STEPS = 20;

interface StatusListener {
  onStatus(status: SyncStatus): void;
  /** Everything was pulled, and nothing is unsent except rejected changes. */
  readonly onSettled?: (() => void) | undefined;
  /** The number of unsent files whose record is not itself unsent. */
  readonly countFiles?: (() => Promise<number>) | undefined;
}

/**
 * Computes the sync status. After a change in a collection, the unsent rows of only that collection are counted again.
 */
export class StatusTracker {
  #isOnline = true;
  readonly #active = new Set<LocalCollectionName>();
  readonly #notPulled: Set<LocalCollectionName>;
  readonly #unsentCounts = new Map<LocalCollectionName, number>();
  readonly #oldestUnsent = new Map<LocalCollectionName, number>();
  readonly #stale: Set<LocalCollectionName>;
  readonly #subscriptions: { unsubscribe(): void }[] = [];
  readonly #recount = debounce(() => void this.#count().catch(() => undefined), RECOUNT_QUIET_MS, RECOUNT_LATEST_MS);
  #rejectedCount = 0;
  #lastSafeCopyAt: string | null = null;
  #fetching: Fetching | null = null;
  #clockSkewMs: number | null = null;
  #sending: SyncStatus['sending'] = null;
  #unsentFiles = 0;
  #isEnded = false;

  constructor(
    private readonly store: Store,
    private readonly names: readonly LocalCollectionName[],
    private readonly records: SyncRecords,
    private readonly rateLimiter: Pick<RateLimiter, 'blockedBy'>,
    private readonly listener: StatusListener,
  ) {
    this.#notPulled = new Set(names);
    this.#stale = new Set(names);
  }

  async start(): Promise<void> {
    this.#lastSafeCopyAt = await this.records.fact('lastSafeCopyAt');
    for (const name of this.names) {
      const { eventBulks$ } = await this.store.collection(name);
      this.#subscriptions.push(eventBulks$.subscribe(() => this.changed(name)));
    }
    await this.#count();
  }

  changed(name: LocalCollectionName): void {
    this.#stale.add(name);
    this.#recount();
  }

  pulled(name: LocalCollectionName): void {
    this.#notPulled.delete(name);
    this.changed(name);
  }

  setActive(name: LocalCollectionName, isActive: boolean): void {
    if (isActive) this.#active.add(name);
    else this.#active.delete(name);
    this.emit();
  }

  setFetching(fetching: Fetching | null): void {
    this.#fetching = fetching;
    this.emit();
  }

  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline;
    this.emit();
  }

  /** Ignores differences below 2 s: they come from network delay, not from the clock. */
  setClockSkew(ms: number): void {
    if (this.#clockSkewMs !== null && Math.abs(this.#clockSkewMs - ms) < 2_000) return;
    this.#clockSkewMs = ms;
    this.emit();
  }

  /**
   * Upload progress arrives with every network event; it is emitted only when the next of the PROGRESS_STEPS is
   * reached.
   */
  setSending(sending: SyncStatus['sending']): void {
    const before = this.#sending;
    this.#sending = sending;
    const steps = (each: SyncStatus['sending']) =>
      each && Math.floor((PROGRESS_STEPS * each.sentBytes) / each.totalBytes);
    if (before?.fileId !== sending?.fileId || steps(before) !== steps(sending)) this.emit();
  }

  filesChanged(): void {
    this.#recount();
  }

  emit(): void {
    if (this.#isEnded) return;
    this.listener.onStatus({
      phase: this.#phase(),
      pending: this.#pending(),
      dead: this.#rejectedCount,
      lastSafeCopyAt: this.#lastSafeCopyAt,
      oldestUnsentAt: this.#oldestUnsentAt(),
      fetching: this.#fetching,
      clockSkewMs: this.#clockSkewMs,
      sending: this.#sending,
    });
  }

  end(): void {
    this.#isEnded = true;
    this.#recount.cancel();
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
  }

  #phase(): SyncStatus['phase'] {
    const { blockedBy } = this.rateLimiter;
    if (blockedBy === 'sign-in') return 'auth';
    if (!this.#isOnline || blockedBy === 'network') return 'offline';
    if (blockedBy === 'server') return 'error';
    return this.#active.size > 0 || this.#sending ? 'syncing' : 'idle';
  }

  /** A rejected record is still counted as unsent in its collection, but it is not pending: it needs a person. */
  #pending(): number {
    const unsent = [...this.#unsentCounts.values()].reduce((sum, count) => sum + count, 0);
    return Math.max(0, unsent - this.#rejectedCount) + this.#unsentFiles;
  }

  #oldestUnsentAt(): string | null {
    const oldest = Math.min(...this.#oldestUnsent.values());
    return Number.isFinite(oldest) ? toInstant(oldest) : null;
  }

  async #countOne(name: LocalCollectionName, refused: ReadonlySet<string>): Promise<void> {
    const collection = await this.store.collection(name);
    const count = await countUnsent(collection);
    const unsentRows = count > 0 ? await unsentMarks(collection, MAX_ROWS_FOR_OLDEST) : [];
    const times = unsentRows.filter(({ id }) => !refused.has(id)).map(({ writtenAt }) => writtenAt);
    this.#unsentCounts.set(name, count);
    this.#oldestUnsent.set(name, Math.min(...times));
  }

  async #count(): Promise<void> {
    const stale = [...this.#stale];
    this.#stale.clear();
    const refused = await this.records.rejectedIds();
    for (const name of stale) await this.#countOne(name, refused);
    this.#rejectedCount = refused.size;
    this.#unsentFiles = (await this.listener.countFiles?.()) ?? 0;
    const isSettled = this.#pending() === 0 && this.#notPulled.size === 0 && this.rateLimiter.blockedBy === null;
    if (isSettled && this.#rejectedCount === 0 && !this.#isEnded) {
      this.#lastSafeCopyAt = toInstant(Date.now());
      await this.records.saveFact('lastSafeCopyAt', this.#lastSafeCopyAt);
    }
    this.emit();
    if (isSettled && !this.#isEnded) this.listener.onSettled?.();
  }
}
