import type { ForumBox } from '@/db/forum-box.ts';
import type { ForumHold, ForumRefusal, ForumWrite } from '@/model/forum-write.ts';
import { askFunction, BackendRefusal } from './backend-call.ts';

/** Held by whoever sends what this user wrote in the forum. */
export const forumLock = (userId: string): string => `maia-forum-${userId}`;

/** Whoever asks says who she is: on a phone that somebody else has signed in to meanwhile, nothing is done in that name. */
export const askForum = <T>(userId: string, path: string, body: object): Promise<T> =>
  askFunction<T>('forum', path, { userId, ...body });

/** Sends one write. @throws BackendRefusal; TypeError when it cannot be reached */
export const sendWrite = ({ kind, ...write }: ForumWrite, userId: string): Promise<unknown> =>
  askForum(userId, `/${kind}`, write);

/** What will never be taken, however often it is sent. Any other answer may be better later. */
const refusals: Readonly<Record<number, ForumRefusal>> = {
  400: 'invalid',
  409: 'invalid',
  410: 'gone',
  423: 'locked',
};

const refusalOf = (error: unknown): ForumRefusal | undefined =>
  error instanceof BackendRefusal ? refusals[error.status] : undefined;

/** Why it was not taken by a server that answered; null when none did. */
const holdOf = (error: unknown): ForumHold | null =>
  error instanceof BackendRefusal ? (error.status === 429 ? 'often' : 'server') : null;

/** When the server will take it, by this phone's clock; undefined when it did not say. */
const heldUntil = (error: unknown): number | undefined =>
  error instanceof BackendRefusal && error.waitS !== undefined ? Date.now() + error.waitS * 1000 : undefined;

/**
 * Sends what waits, one after the other, so that a reply never comes before its topic.
 * @throws what the first call threw that may do better later
 */
export async function sendWaiting(
  box: ForumBox,
  send: (write: ForumWrite) => Promise<unknown>,
  isOver = () => false,
): Promise<void> {
  for (let next = await box.next(); next && !isOver(); next = await box.next()) {
    try {
      await send(next.write);
      await next.settle('sent');
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) {
        await box.hold(holdOf(error), heldUntil(error));
        throw error;
      }
      await next.settle(refusal);
    }
  }
}
