import { Stopped } from './gate.ts';

const BEAT_MS = 5_000;
/** A leader that has been silent for so long is frozen. */
const SILENCE_MS = 20_000;
/** A realm whose own clock tick is so late was asleep itself. */
const ASLEEP_MS = 15_000;

/** Throws when this realm, after it was asleep, no longer leads. */
export type Fence = () => Promise<void>;

/** Carries until `over`; calls `fence` before anything is sent. */
export type Work = (over: AbortSignal, fence: Fence) => Promise<void>;

export interface Candidate {
  /** Whoever leads has spoken. */
  heardBeat(): void;
  /** A visible tab takes the lead from a frozen one; a hidden one gives it to whoever waits. */
  setVisible(isVisible: boolean): void;
  /** Ends the wait or the lead. */
  leave(): Promise<void>;
}

interface LeadOptions {
  readonly userId: string;
  readonly work: Work;
  /** Tells the other realms that this one leads and is alive. */
  readonly beat: () => void;
  readonly beatMs?: number;
  readonly silenceMs?: number;
  /** Whose lock it is; a test brings its own. Without locks there is one realm only. */
  readonly locks?: LockManager | undefined;
}

export const lockName = (userId: string): string => `maia-sync-${userId}`;

const isAbort = (error: unknown) => (error as Error).name === 'AbortError';

/** Whether this realm holds the lock, asked of the browser itself. */
async function holderOf(locks: LockManager, name: string): Promise<string | undefined> {
  const { held = [] } = await locks.query();
  return held.find((lock) => lock.name === name)?.clientId;
}

/**
 * Runs `work` in one tab or worker at a time; the others wait and follow when it ends, also by a crash. A phone may
 * freeze a tab that holds the lock: a visible tab that hears no beat takes it away, and the loser stops and waits again.
 */
export function lead(options: LeadOptions): Candidate {
  const { userId, work, beat, beatMs = BEAT_MS, silenceMs = SILENCE_MS, locks = globalThis.navigator?.locks } = options;
  const name = lockName(userId);
  const leaving = new AbortController();
  let isVisible = true;
  let term: AbortController | undefined;
  let asking: AbortController | undefined;
  let mustSteal = false;
  let heardAt = performance.now();
  let tickedAt = performance.now();
  let standing: Fence = async () => {};

  async function during(own: AbortController): Promise<void> {
    term = own;
    tickedAt = performance.now();
    const me = locks && (await holderOf(locks, name));
    const fence: Fence = async () => {
      if (own.signal.aborted) throw new Stopped();
      if (!locks || performance.now() - tickedAt < ASLEEP_MS) return;
      if ((await holderOf(locks, name)) !== me) own.abort();
      if (own.signal.aborted) throw new Stopped();
      tickedAt = performance.now();
    };
    standing = fence;
    beat();
    await work(own.signal, fence);
  }

  async function candidate(): Promise<void> {
    while (!leaving.signal.aborted) {
      const own = new AbortController();
      let working: Promise<void> = Promise.resolve();
      asking = new AbortController();
      const how: LockOptions = mustSteal ? { steal: true } : { signal: asking.signal };
      mustSteal = false;
      const led = locks ? locks.request(name, how, () => (working = during(own))) : during(own);
      await Promise.resolve(led).catch((error: unknown) => {
        if (!isAbort(error)) throw error;
      });
      // The lock may have been taken away under the work: it ends before this realm asks again.
      own.abort();
      await working.catch(() => undefined);
      term = undefined;
      heardAt = performance.now();
    }
  }

  async function takeFromFrozen(): Promise<void> {
    if (!locks || (await holderOf(locks, name)) === undefined) return;
    if (term || leaving.signal.aborted || performance.now() - heardAt < silenceMs) return;
    mustSteal = true;
    asking?.abort();
  }

  const timer = setInterval(() => {
    const wasAsleep = performance.now() - tickedAt > ASLEEP_MS;
    // A leader that was asleep asks the browser before it goes on; a waiting realm that was asleep heard nobody.
    if (term) return void standing().then(tick, () => undefined);
    tickedAt = performance.now();
    if (wasAsleep) heardAt = performance.now();
    if (isVisible && performance.now() - heardAt > silenceMs) void takeFromFrozen();
  }, beatMs);

  function tick(): void {
    if (!term) return;
    tickedAt = performance.now();
    beat();
  }

  async function handOver(): Promise<void> {
    const { pending = [] } = (await locks?.query()) ?? {};
    if (!isVisible && pending.some((lock) => lock.name === name)) term?.abort();
  }

  const over = candidate();
  return {
    heardBeat() {
      heardAt = performance.now();
    },
    setVisible(nowVisible) {
      isVisible = nowVisible;
      heardAt = performance.now();
      if (!nowVisible && term) void handOver();
    },
    async leave() {
      clearInterval(timer);
      leaving.abort();
      asking?.abort();
      term?.abort();
      await over;
    },
  };
}

/** Resolves when the signal is given. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
