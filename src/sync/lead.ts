/**
 * Runs `work` in one tab or worker at a time; the others wait and follow when it ends, also by a crash.
 * `work` ends when its signal says so. @returns what ends the wait or the lead
 */
export function lead(userId: string, work: (over: AbortSignal) => Promise<void>): () => Promise<void> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const { locks } = navigator;
  const led = locks
    ? locks.request(`maia-sync-${userId}`, { signal }, () => work(signal))
    : // Without locks there is one realm only, as in a test.
      work(signal);
  const over = Promise.resolve(led).catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
  return async () => {
    leaving.abort();
    await over;
  };
}

/** Resolves when the signal is given. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
