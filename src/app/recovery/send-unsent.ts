/** How often the unsent entries are counted, in ms. */
const POLL_MS = 250;
/** How often the sync is asked, in ms: it pulls everything each time. */
const ASK_MS = 2_000;

interface SendOptions {
  /** The number of unsent entries, counted now. */
  readonly count: () => Promise<number>;
  /** Upper bound for the wait, in ms. */
  readonly timeoutMs: number;
  /** Whether waiting can still help; by default as long as something is unsent. */
  readonly isSending?: () => boolean;
}

/**
 * Asks the sync to send now, and waits until nothing is unsent or until `timeoutMs` is over. Does not wait for the sync
 * itself: its code may not be fetchable.
 * @returns the number of entries that are still unsent @throws what `count` throws
 */
export async function sendUnsent({ count, timeoutMs, isSending = () => true }: SendOptions): Promise<number> {
  const until = Date.now() + timeoutMs;
  let left = await count();
  for (let askedAt = -Infinity; left > 0 && isSending() && Date.now() < until;) {
    const { resyncNow } = await import('@/sync/worker/start-sync.ts');
    if (Date.now() - askedAt >= ASK_MS) {
      askedAt = Date.now();
      void resyncNow().catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    left = await count();
  }
  return left;
}
