import type { Remote } from './remote.ts';
import type { PushSender } from './web-push.ts';

/** One run of the schedule. */
export interface Run {
  readonly remote: Remote;
  readonly sender: PushSender;
  /** The minute that is being worked on, in ms since 1970. */
  readonly now: number;
  /** No new work is begun after this, in ms since 1970. */
  readonly endsAt: number;
  /** What went wrong with single records; the others are worked on all the same. */
  readonly failures: unknown[];
  /** For whoever looks after the clinic: names and ids, never a value. */
  readonly log: (text: string) => void;
}

/** Several requests on their way at once, and no more than a small server likes. */
const AT_ONCE = 16;

/** Does the work for each item, at most `AT_ONCE` at a time. One that fails holds up no other. @returns the failures */
export async function forEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<unknown[]> {
  const left = [...items];
  const failures: unknown[] = [];
  const hands = Array.from({ length: Math.min(AT_ONCE, items.length) }, async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift())
      await work(item).catch((error: unknown) => failures.push(error));
  });
  await Promise.all(hands);
  return failures;
}
