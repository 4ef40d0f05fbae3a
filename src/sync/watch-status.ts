import { countWaiting, waitingMarks } from '@/db/count-waiting.ts';
import type { Store } from '@/db/open-store.ts';
import { toInstant } from '@/model/instant.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { debounce } from './debounce.ts';
import type { Gate } from './gate.ts';
import type { SyncRecords } from './sync-records.ts';
import type { Fetching, SyncStatus } from './sync-status.ts';

/** The oldest is looked for among so many rows of a collection. */
const MOST_MARKS = 200;
const QUIET_MS = 150;
const LATEST_MS = 1_000;
/** A file's way is told in so many steps. */
const SHOWN_STEPS = 20;

interface StatusListener {
  told(status: SyncStatus): void;
  /** Everything was pulled, and nothing waits but what was refused. */
  readonly settled?: (() => void) | undefined;
  /** How many files wait that belong to no waiting record. */
  readonly countFiles?: (() => Promise<number>) | undefined;
}

/** Keeps the status true: what waits is counted anew, collection by collection, after something in it has changed. */
export class StatusWatch {
  #isOnline = true;
  readonly #active = new Set<LocalCollectionName>();
  readonly #notPulled: Set<LocalCollectionName>;
  readonly #waiting = new Map<LocalCollectionName, number>();
  readonly #oldest = new Map<LocalCollectionName, number>();
  readonly #stale: Set<LocalCollectionName>;
  readonly #subscriptions: { unsubscribe(): void }[] = [];
  readonly #recount = debounce(() => void this.#count().catch(() => undefined), QUIET_MS, LATEST_MS);
  #dead = 0;
  #lastSafeCopyAt: string | null = null;
  #fetching: Fetching | null = null;
  #clockSkewMs: number | null = null;
  #sending: SyncStatus['sending'] = null;
  #files = 0;
  #isOver = false;

  constructor(
    private readonly store: Store,
    private readonly names: readonly LocalCollectionName[],
    private readonly records: SyncRecords,
    private readonly gate: Pick<Gate, 'hindrance'>,
    private readonly listener: StatusListener,
  ) {
    this.#notPulled = new Set(names);
    this.#stale = new Set(names);
  }

  async begin(): Promise<void> {
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
    this.tell();
  }

  isActive(name: LocalCollectionName): boolean {
    return this.#active.has(name);
  }

  setFetching(fetching: Fetching | null): void {
    this.#fetching = fetching;
    this.tell();
  }

  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline;
    this.tell();
  }

  /** A second more or less is the way of the answer, not the clock. */
  setClockSkew(ms: number): void {
    if (this.#clockSkewMs !== null && Math.abs(this.#clockSkewMs - ms) < 2_000) return;
    this.#clockSkewMs = ms;
    this.tell();
  }

  /** Files are told of as they go; so often a screen can use it. */
  setSending(sending: SyncStatus['sending']): void {
    const before = this.#sending;
    this.#sending = sending;
    const steps = (each: SyncStatus['sending']) => each && Math.floor((SHOWN_STEPS * each.sentBytes) / each.totalBytes);
    if (before?.fileId !== sending?.fileId || steps(before) !== steps(sending)) this.tell();
  }

  filesChanged(): void {
    this.#recount();
  }

  tell(): void {
    if (this.#isOver) return;
    this.listener.told({
      phase: this.#phase(),
      pending: this.#pending(),
      dead: this.#dead,
      lastSafeCopyAt: this.#lastSafeCopyAt,
      oldestUnsentAt: this.#oldestUnsentAt(),
      fetching: this.#fetching,
      clockSkewMs: this.#clockSkewMs,
      sending: this.#sending,
    });
  }

  end(): void {
    this.#isOver = true;
    this.#recount.cancel();
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
  }

  #phase(): SyncStatus['phase'] {
    const { hindrance } = this.gate;
    if (hindrance === 'sign-in') return 'auth';
    if (!this.#isOnline || hindrance === 'network') return 'offline';
    if (hindrance === 'server') return 'error';
    return this.#active.size > 0 || this.#sending ? 'syncing' : 'idle';
  }

  /** A refused record still waits in its collection, but it is not on its way. */
  #pending(): number {
    const waiting = [...this.#waiting.values()].reduce((sum, count) => sum + count, 0);
    return Math.max(0, waiting - this.#dead) + this.#files;
  }

  #oldestUnsentAt(): string | null {
    const oldest = Math.min(...this.#oldest.values());
    return Number.isFinite(oldest) ? toInstant(oldest) : null;
  }

  async #countOne(name: LocalCollectionName, refused: ReadonlySet<string>): Promise<void> {
    const collection = await this.store.collection(name);
    const count = await countWaiting(collection);
    const marks = count > 0 ? await waitingMarks(collection, MOST_MARKS) : [];
    const times = marks.filter(({ id }) => !refused.has(id)).map(({ writtenAt }) => writtenAt);
    this.#waiting.set(name, count);
    this.#oldest.set(name, Math.min(...times));
  }

  async #count(): Promise<void> {
    const stale = [...this.#stale];
    this.#stale.clear();
    const refused = await this.records.letterIds();
    for (const name of stale) await this.#countOne(name, refused);
    this.#dead = refused.size;
    this.#files = (await this.listener.countFiles?.()) ?? 0;
    const isSettled = this.#pending() === 0 && this.#notPulled.size === 0 && this.gate.hindrance === null;
    if (isSettled && this.#dead === 0 && !this.#isOver) {
      this.#lastSafeCopyAt = toInstant(Date.now());
      await this.records.note('lastSafeCopyAt', this.#lastSafeCopyAt);
    }
    this.tell();
    if (isSettled && !this.#isOver) this.listener.settled?.();
  }
}
