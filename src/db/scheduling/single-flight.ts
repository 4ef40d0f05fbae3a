/** Calls within this time (ms) share one run. */
const COALESCE_MS = 20;

/**
 * All calls before a run begins share this run. A call during a run shares the next run, which begins when the current one
 * has ended. So the slower the network, the more calls share one answer.
 */
export function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  let previous: Promise<unknown> = Promise.resolve();
  return () => {
    if (pending) return pending;
    const delay = new Promise<void>((resolve) => setTimeout(resolve, COALESCE_MS));
    const next = Promise.all([delay, previous]).then(() => {
      pending = undefined;
      return run();
    });
    previous = next.catch(() => undefined);
    pending = next;
    return next;
  };
}
