import type { RemoteFailure } from './remote-failure.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** The server allows 120 single writes a minute; a full bucket and a minute's refill stay below it. */
const BUCKET = 20;
const REFILL_PER_MS = 90 / 60_000;

/** Thrown out of every wait when the sync ends. */
export class Stopped extends Error {
  override name = 'Stopped';
}

export type Hindrance = 'network' | 'server' | 'sign-in' | null;

export interface GateOptions {
  now?: () => number;
  firstWaitMs?: number;
  /** 0 to 1; two phones must not knock in step. */
  random?: () => number;
  changed?: (hindrance: Hindrance) => void;
  /** Asked before every call; throws when somebody else carries by now. */
  fence?: () => Promise<void>;
}

/**
 * The one door to the server for all collections: who waits, waits here, and one failure slows down everybody.
 * RxDB's own retries are per collection, deaf in a worker, and cannot be woken.
 */
export class Gate {
  #failures = 0;
  #openAt = 0;
  /** The server's own word: not even a wake may knock before. */
  #notBefore = 0;
  #isPaused = false;
  #isStopped = false;
  #hindrance: Hindrance = null;
  #wakers = new Set<() => void>();
  #ahead: Promise<void> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #tokens = BUCKET;
  #filledAt: number;
  readonly #now: () => number;
  readonly #firstWaitMs: number;
  readonly #random: () => number;
  readonly #changed: (hindrance: Hindrance) => void;
  readonly #fence: () => Promise<void>;

  constructor({
    // Not the wall clock: one that is set back would make everybody wait that long.
    now = () => performance.now(),
    firstWaitMs = FIRST_WAIT_MS,
    random = Math.random,
    changed = () => {},
    fence = async () => {},
  }: GateOptions = {}) {
    this.#now = now;
    this.#firstWaitMs = firstWaitMs;
    this.#random = random;
    this.#changed = changed;
    this.#fence = fence;
    this.#filledAt = now();
  }

  get hindrance(): Hindrance {
    return this.#hindrance;
  }

  /** When the next call may be made, by this gate's clock. */
  get openAt(): number {
    return Math.max(this.#openAt, this.#notBefore);
  }

  /** Resolves when a call may be made. @throws Stopped */
  async open(): Promise<void> {
    for (;;) {
      if (this.#isStopped) throw new Stopped();
      const wait = this.#isPaused ? LONGEST_WAIT_MS : Math.max(this.#openAt, this.#notBefore) - this.#now();
      if (!this.#isPaused && wait <= 0) return this.#fence();
      await this.#sleep(wait);
    }
  }

  /** Counts a failure that says nothing about the content; the next call waits longer. */
  failed(failure: RemoteFailure): void {
    // Calls that were under way together fail together: that is one failure.
    if (this.#openAt <= this.#now()) {
      const wait = Math.min(LONGEST_WAIT_MS, this.#firstWaitMs * 2 ** Math.min(this.#failures, 12));
      this.#openAt = this.#now() + wait * (0.5 + this.#random() / 2);
      this.#failures += 1;
    }
    if (failure.retryAfterMs > 0)
      this.#notBefore = this.#now() + Math.min(LONGEST_WAIT_MS, failure.retryAfterMs) * (1 + this.#random() / 10);
    // Neither what was under way when the session was lost nor a new try must hide that somebody has to sign in.
    if (this.#hindrance !== 'sign-in') this.#hinder(failure.isNetwork ? 'network' : 'server');
  }

  succeeded(): void {
    this.#failures = 0;
    this.#openAt = 0;
    this.#notBefore = 0;
    // An answer does not say that the session is hers: a lost one is answered too.
    if (this.#hindrance !== 'sign-in') this.#hinder(null);
  }

  /** Holds everybody until somebody has signed in; `wake` lets one try. */
  pause(): void {
    this.#isPaused = true;
    this.#hinder('sign-in');
  }

  /** The session is known to be hers. */
  admit(): void {
    if (this.#hindrance === 'sign-in') this.#hinder(null);
  }

  /** Ends all waits but one that the server asked for: the network is back, the page is visible, somebody signed in. */
  wake(): void {
    this.#isPaused = false;
    this.#openAt = 0;
    for (const wakeUp of this.#wakers) wakeUp();
  }

  stop(): void {
    this.#isStopped = true;
    this.wake();
  }

  /** A call that can be repeated at will: repeated until it is answered. @throws RemoteFailure that no repetition mends, Stopped */
  async ask<T>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      await this.open();
      const result = await this.try(call);
      if ('value' in result) return result.value;
      const { kind } = result.failure;
      if (kind !== 'unreachable' && kind !== 'misconfigured') throw result.failure;
    }
  }

  /** One try of a call whose outcome its caller settles. @throws Stopped and whatever is no RemoteFailure */
  async try<T>(call: () => Promise<T>): Promise<{ value: T } | { failure: RemoteFailure }> {
    await this.open();
    // After a failure one call goes ahead, and the others wait for what it finds.
    while (this.#failures > 0 && this.#ahead) {
      await this.#ahead;
      await this.open();
    }
    let isBack = () => {};
    if (this.#failures > 0) {
      this.#ahead = new Promise((resolve) => {
        isBack = () => {
          this.#ahead = undefined;
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
      isBack();
    }
  }

  /** One writer at a time, in the order of asking. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Waits until one more single write stays below the server's rate limit. */
  async pace(): Promise<void> {
    for (;;) {
      const now = this.#now();
      this.#tokens = Math.min(BUCKET, this.#tokens + (now - this.#filledAt) * REFILL_PER_MS);
      this.#filledAt = now;
      if (this.#tokens >= 1) {
        this.#tokens -= 1;
        return;
      }
      await this.#sleep((1 - this.#tokens) / REFILL_PER_MS);
      if (this.#isStopped) throw new Stopped();
    }
  }

  #hinder(hindrance: Hindrance): void {
    if (this.#hindrance === hindrance) return;
    this.#hindrance = hindrance;
    this.#changed(hindrance);
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        this.#wakers.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, ms);
      this.#wakers.add(wakeUp);
    });
  }
}
