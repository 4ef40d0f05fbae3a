import { Stopped } from '@/sync/transport/rate-limiter.ts';

const HEARTBEAT_MS = 5_000;
/** A leader without a heartbeat for this long counts as frozen. */
const SILENCE_MS = 20_000;
/** If this tab's own timer is late by this much, the tab itself was frozen or asleep. */
const SLEPT_MS = 15_000;

/** Throws when this tab or worker was asleep and has lost the leadership meanwhile. */
export type Fence = () => Promise<void>;

/** Does the leader's work until `over` aborts; calls `fence` before every request. */
export type LeaderWork = (over: AbortSignal, fence: Fence) => Promise<void>;

export interface Candidate {
  /** A heartbeat of the leader has arrived. */
  heartbeatReceived(): void;
  /** A visible tab takes the leadership from a frozen one; a hidden leader gives it to a waiting tab. */
  setVisible(isVisible: boolean): void;
  /** Stops waiting or leading. */
  leave(): Promise<void>;
}

interface ElectionOptions {
  readonly userId: string;
  readonly work: LeaderWork;
  /** Sends a heartbeat to the other tabs and workers. */
  readonly sendHeartbeat: () => void;
  readonly heartbeatMs?: number;
  readonly silenceMs?: number;
  /** The Web Locks API; tests pass a fake. Without locks there can be only one leader, this one. */
  readonly locks?: LockManager | undefined;
}

export const lockName = (userId: string): string => `maia-sync-${userId}`;

const isAbort = (error: unknown) => (error as Error).name === 'AbortError';

/** The client id of the lock holder, as the browser reports it. */
async function holderOf(locks: LockManager, name: string): Promise<string | undefined> {
  const { held = [] } = await locks.query();
  return held.find((lock) => lock.name === name)?.clientId;
}

/**
 * Runs `work` in one tab or worker at a time; the others wait and follow when it ends, also after a crash. A phone may
 * freeze a tab that holds the lock: a visible tab that receives no heartbeat steals the lock, and the previous leader
 * stops and waits again.
 */
export function electLeader(options: ElectionOptions): Candidate {
  const {
    userId,
    work,
    sendHeartbeat,
    heartbeatMs = HEARTBEAT_MS,
    silenceMs = SILENCE_MS,
    locks = globalThis.navigator?.locks,
  } = options;
  const name = lockName(userId);
  const leaving = new AbortController();
  let isVisible = true;
  let term: AbortController | undefined;
  let lockRequest: AbortController | undefined;
  let mustSteal = false;
  let lastHeartbeatAt = performance.now();
  let lastTickAt = performance.now();
  let currentFence: Fence = async () => {};

  async function lead(thisTerm: AbortController): Promise<void> {
    term = thisTerm;
    lastTickAt = performance.now();
    const clientId = locks && (await holderOf(locks, name));
    const fence: Fence = async () => {
      if (thisTerm.signal.aborted) throw new Stopped();
      if (!locks || performance.now() - lastTickAt < SLEPT_MS) return;
      if ((await holderOf(locks, name)) !== clientId) thisTerm.abort();
      if (thisTerm.signal.aborted) throw new Stopped();
      lastTickAt = performance.now();
    };
    currentFence = fence;
    sendHeartbeat();
    await work(thisTerm.signal, fence);
  }

  async function campaign(): Promise<void> {
    while (!leaving.signal.aborted) {
      const thisTerm = new AbortController();
      let working: Promise<void> = Promise.resolve();
      lockRequest = new AbortController();
      const lockOptions: LockOptions = mustSteal ? { steal: true } : { signal: lockRequest.signal };
      mustSteal = false;
      const request = locks ? locks.request(name, lockOptions, () => (working = lead(thisTerm))) : lead(thisTerm);
      await Promise.resolve(request).catch((error: unknown) => {
        if (!isAbort(error)) throw error;
      });
      // The lock may have been stolen while the work runs: the work must end before this tab requests the lock again.
      thisTerm.abort();
      await working.catch(() => undefined);
      term = undefined;
      lastHeartbeatAt = performance.now();
    }
  }

  async function stealFromFrozen(): Promise<void> {
    if (!locks || (await holderOf(locks, name)) === undefined) return;
    if (term || leaving.signal.aborted || performance.now() - lastHeartbeatAt < silenceMs) return;
    mustSteal = true;
    lockRequest?.abort();
  }

  const timer = setInterval(() => {
    const hasSlept = performance.now() - lastTickAt > SLEPT_MS;
    // A leader that was asleep checks the lock before it continues. A waiting tab that was asleep has missed
    // heartbeats, so its timeout starts again.
    if (term) return void currentFence().then(tick, () => undefined);
    lastTickAt = performance.now();
    if (hasSlept) lastHeartbeatAt = performance.now();
    if (isVisible && performance.now() - lastHeartbeatAt > silenceMs) void stealFromFrozen();
  }, heartbeatMs);

  function tick(): void {
    if (!term) return;
    lastTickAt = performance.now();
    sendHeartbeat();
  }

  async function handOver(): Promise<void> {
    const { pending = [] } = (await locks?.query()) ?? {};
    if (!isVisible && pending.some((lock) => lock.name === name)) term?.abort();
  }

  const over = campaign();
  return {
    heartbeatReceived() {
      lastHeartbeatAt = performance.now();
    },
    setVisible(nowVisible) {
      isVisible = nowVisible;
      lastHeartbeatAt = performance.now();
      if (!nowVisible && term) void handOver();
    },
    async leave() {
      clearInterval(timer);
      leaving.abort();
      lockRequest?.abort();
      term?.abort();
      await over;
    },
  };
}

/** Resolves when the signal aborts. */
export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
