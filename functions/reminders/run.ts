import type { Remote } from './remote.ts';
import type { PushSender } from './web-push/web-push.ts';

/** One scheduled run. */
export interface Run {
  readonly remote: Remote;
  readonly sender: PushSender;
  /** The minute for which this run works, in ms since 1970. */
  readonly now: number;
  /** No new work starts after this, in ms since 1970. */
  readonly endsAt: number;
  /** Errors of single records; the other records are still processed. */
  readonly failures: unknown[];
  /** For the operator's log: names and ids only, never a value. */
  readonly log: (text: string) => void;
}

/** Concurrent requests; more would overload a small server. */
const MAX_CONCURRENT = 16;

/**
 * Runs `work` for each item, at most `MAX_CONCURRENT` at a time. A failing item does not stop the others.
 * @returns the failures
 */
export async function forEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<unknown[]> {
  const queue = [...items];
  const failures: unknown[] = [];
  const workers = Array.from({ length: Math.min(MAX_CONCURRENT, items.length) }, async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      await work(item).catch((error: unknown) => failures.push(error));
  });
  await Promise.all(workers);
  return failures;
}
