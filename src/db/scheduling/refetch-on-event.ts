/** Debounce (ms): a burst of events, for example one push of many readings, causes one refetch. */
const PAUSE_MS = 300;
/** Pause (ms) between refetches while events keep coming: 5000 patients must not keep one doctor's device busy. */
const REST_MS = 2_000;

/**
 * Refetches soon after a realtime event, never twice at once, and once more if an event came meanwhile: a response
 * under way may be older than the event. A constant stream of events neither blocks nor multiplies refetches.
 */
export function refetchOnEvent(refetch: () => Promise<void>): { trigger(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRefetching = false;
  let hasNewEvent = false;
  let isStopped = false;

  const schedule = (ms: number) => {
    timer ??= setTimeout(() => void run(), ms);
  };
  async function run(): Promise<void> {
    timer = undefined;
    isRefetching = true;
    hasNewEvent = false;
    await refetch().catch(() => undefined);
    isRefetching = false;
    if (hasNewEvent && !isStopped) schedule(REST_MS);
  }
  return {
    trigger() {
      if (isStopped) return;
      if (isRefetching) hasNewEvent = true;
      else schedule(PAUSE_MS);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
