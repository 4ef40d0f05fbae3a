import type { RemoteFailure } from './remote-failure.ts';

const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 5 * 60_000;
/** The server allows 120 single writes a minute. A full bucket and a minute's refill (20 + 90) stay below it. */
const BUCKET_TOKENS = 20;
const TOKENS_PER_MS = 90 / 60_000;

/** Thrown by every wait when sync stops. */
export class Stopped extends Error {
  override name = 'Stopped';
}

export type BlockedBy = 'network' | 'server' | 'sign-in' | null;

export interface RateLimiterOptions {
  now?: () => number;
  firstWaitMs?: number;
  /** A number from 0 to 1: jitter, so that two devices do not retry at the same moment. */
  random?: () => number;
  onBlockedChange?: (blockedBy: BlockedBy) => void;
  /** Called before every request. Throws if another tab has become the sync leader. */
  fence?: () => Promise<void>;
}

/**
 * Limits and retries the requests of all collections together: one failure delays all of them. RxDB's own retries are
 * per collection, receive no online events in a worker, and cannot be woken.
 */
export class RateLimiter {
  #failures = 0;
  #openAt = 0;
  /** From the server's Retry-After header: not even `wake` may send before this time. */
  #notBefore = 0;
  #isPaused = false;
  #isStopped = false;
  #hindrance: BlockedBy = null;
  #sleepers = new Set<() => void>();
  #probe: Promise<void> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #tokens = BUCKET_TOKENS;
  #filledAt: number;
  readonly #now: () => number;
  readonly #firstWaitMs: number;
  readonly #random: () => number;
  readonly #changed: (blockedBy: BlockedBy) => void;
  readonly #fence: () => Promise<void>;

  constructor({
    // Not the wall clock: if that is set back, all calls would wait that long.
    now = () => performance.now(),
    firstWaitMs = FIRST_BACKOFF_MS,
    random = Math.random,
    onBlockedChange = () => {},
    fence = async () => {},
  }: RateLimiterOptions = {}) {
    this.#now = now;
    this.#firstWaitMs = firstWaitMs;
    this.#random = random;
    this.#changed = onBlockedChange;
    this.#fence = fence;
    this.#filledAt = now();
  }

  get blockedBy(): BlockedBy {
    return this.#hindrance;
  }

  /** When the next call may be made, in ms of this rate limiter's clock. */
  get openAt(): number {
    return Math.max(this.#openAt, this.#notBefore);
  }

  /** Resolves when a call may be made. @throws Stopped */
  async untilOpen(): Promise<void> {
    for (;;) {
      if (this.#isStopped) throw new Stopped();
      const wait = this.#isPaused ? MAX_BACKOFF_MS : Math.max(this.#openAt, this.#notBefore) - this.#now();
      if (!this.#isPaused && wait <= 0) return this.#fence();
      await this.#sleep(wait);
    }
  }

  /** Records a failure that is not about the content; the next call waits longer. */
  failed(failure: RemoteFailure): void {
    // Calls that were under way at the same time fail together: count them as one failure.
    if (this.#openAt <= this.#now()) {
      const wait = Math.min(MAX_BACKOFF_MS, this.#firstWaitMs * 2 ** Math.min(this.#failures, 12));
      this.#openAt = this.#now() + wait * (0.5 + this.#random() / 2);
      this.#failures += 1;
    }
    if (failure.retryAfterMs > 0)
      this.#notBefore = this.#now() + Math.min(MAX_BACKOFF_MS, failure.retryAfterMs) * (1 + this.#random() / 10);
    // Neither calls that were under way when the session was lost nor a new try may hide that a sign-in is needed.
    if (this.#hindrance !== 'sign-in') this.#setBlockedBy(failure.isNetwork ? 'network' : 'server');
  }

  succeeded(): void {
    this.#failures = 0;
    this.#openAt = 0;
    this.#notBefore = 0;
    // A successful answer does not prove that the user is still signed in: the server answers guests as well.
    if (this.#hindrance !== 'sign-in') this.#setBlockedBy(null);
  }

  /** Holds all calls until the user has signed in; `wake` lets one try. */
  pause(): void {
    this.#isPaused = true;
    this.#setBlockedBy('sign-in');
  }

  /** The session is verified to be this user's. */
  confirmSession(): void {
    if (this.#hindrance === 'sign-in') this.#setBlockedBy(null);
  }

  /**
   * Ends all waits except one that the server asked for: the network is back, the page is visible, or a user signed in.
   */
  wake(): void {
    this.#isPaused = false;
    this.#openAt = 0;
    for (const wakeUp of this.#sleepers) wakeUp();
  }

  stop(): void {
    this.#isStopped = true;
    this.wake();
  }

  /** Repeats an idempotent call until it is answered. @throws RemoteFailure when repeating does not help, Stopped */
  async retry<T>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      await this.untilOpen();
      const result = await this.tryOnce(call);
      if ('value' in result) return result.value;
      const { kind } = result.failure;
      if (kind !== 'unreachable' && kind !== 'misconfigured') throw result.failure;
    }
  }

  /** Tries a call once; the caller handles the outcome. @throws Stopped, and every error that is no RemoteFailure */
  async tryOnce<T>(call: () => Promise<T>): Promise<{ value: T } | { failure: RemoteFailure }> {
    await this.untilOpen();
    // After a failure one call is sent as a probe, and the others wait for its result.
    while (this.#failures > 0 && this.#probe) {
      await this.#probe;
      await this.untilOpen();
    }
    let endProbe = () => {};
    if (this.#failures > 0) {
      this.#probe = new Promise((resolve) => {
        endProbe = () => {
          this.#probe = undefined;
          resolve();
        };
      });
    }
    try {
      const value = await call();
      this.succeeded();
      return { value };
    } catch (error) {
      const failure = error as RemoteFailure;
      if (failure.name !== 'RemoteFailure') throw error;
      if (failure.kind === 'unreachable' || failure.kind === 'misconfigured') this.failed(failure);
      else this.succeeded();
      return { failure };
    } finally {
      endProbe();
    }
  }

  /** Runs one writer at a time, in the order of the calls. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Waits until one more single write stays below the server's rate limit. */
  async takeToken(): Promise<void> {
    for (;;) {
      const now = this.#now();
      this.#tokens = Math.min(BUCKET_TOKENS, this.#tokens + (now - this.#filledAt) * TOKENS_PER_MS);
      this.#filledAt = now;
      if (this.#tokens >= 1) {
        this.#tokens -= 1;
        return;
      }
      await this.#sleep((1 - this.#tokens) / TOKENS_PER_MS);
      if (this.#isStopped) throw new Stopped();
    }
  }

  #setBlockedBy(blockedBy: BlockedBy): void {
    if (this.#hindrance === blockedBy) return;
    this.#hindrance = blockedBy;
    this.#changed(blockedBy);
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        this.#sleepers.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, ms);
      this.#sleepers.add(wakeUp);
    });
  }
}
