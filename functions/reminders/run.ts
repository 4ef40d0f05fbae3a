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
}

/** Several requests on their way at once, and no more than a small server likes. */
const AT_ONCE = 16;

/** Does the work for each item, at most `AT_ONCE` at a time. The first failure is thrown when all that began have ended. */
export async function forEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items];
  const hands = Array.from({ length: Math.min(AT_ONCE, items.length) }, async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  });
  const failed = (await Promise.allSettled(hands)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
