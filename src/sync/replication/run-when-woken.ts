import { Stopped } from '@/sync/transport/rate-limiter.ts';

/** Wait after a failure, in ms. Calls to the server are repeated inside, so it is one of the store, such as a full disk. */
const RETRY_MS = 5_000;

export interface WokenWork {
  /** Runs the work, now or right after the current run. */
  wake(this: void): void;
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

/** Runs `work` once, and again whenever it is woken; one run at a time. After a failure it runs again by itself. */
export function runWhenWoken(work: () => Promise<void>): WokenWork {
  let isWanted = true;
  let isStopped = false;
  let endWait = () => {};
  const wait = (ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!isStopped) {
      isWanted = false;
      try {
        await work();
        if (!isWanted && !isStopped) await wait();
      } catch (error) {
        if (error instanceof Stopped || isStopped) return;
        await wait(RETRY_MS);
      }
    }
  }

  const running = run();
  return {
    wake() {
      isWanted = true;
      endWait();
    },
    async stop() {
      isStopped = true;
      endWait();
      await running;
    },
  };
}
