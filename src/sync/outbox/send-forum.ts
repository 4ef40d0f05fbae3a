import { log } from '@/log/log.ts';
import type { ForumStore } from '@/db/forum/forum-store.ts';
import type { ForumRetryReason, ForumRefusal, ForumWrite } from '@/model/forum/forum-write.ts';
import { callFunction, BackendRefusal } from '@/sync/transport/backend-call.ts';

/** The Web Lock held while this user's forum texts are sent. */
export const forumLock = (userId: string): string => `maia-forum-${userId}`;

/**
 * Calls the forum function and names the user: the function refuses if another user has signed in on this device
 * meanwhile.
 */
export const callForum = <T>(userId: string, path: string, body: object): Promise<T> =>
  callFunction<T>('forum', path, { userId, ...body });

/**
 * Sends one write. A counter that the server could not update is only logged: its next scheduled run counts again.
 * @throws BackendRefusal; TypeError when it cannot be reached
 */
export async function sendWrite({ kind, ...write }: ForumWrite, userId: string): Promise<void> {
  const answer = await callForum<{ isCounted?: boolean }>(userId, `/${kind}`, write);
  if (answer.isCounted === false) log('warn', 'counter-failed', kind);
}

/** Permanent refusals by HTTP status. Any other error may be temporary. */
const refusals: Readonly<Record<number, ForumRefusal>> = {
  400: 'invalid',
  409: 'invalid',
  410: 'gone',
  423: 'locked',
};

const refusalOf = (error: unknown): ForumRefusal | undefined =>
  error instanceof BackendRefusal ? refusals[error.status] : undefined;

/** Why the server did not accept it for now; null when the server did not answer. */
const holdOf = (error: unknown): ForumRetryReason | null =>
  error instanceof BackendRefusal ? (error.status === 429 ? 'often' : 'server') : null;

/** When to retry, in ms by this device's clock; undefined when the server did not say. */
const heldUntil = (error: unknown): number | undefined =>
  error instanceof BackendRefusal && error.waitS !== undefined ? Date.now() + error.waitS * 1000 : undefined;

/**
 * Sends the unsent forum texts one after the other, so that a reply never arrives before its topic.
 * @throws the first error that may be temporary
 */
export async function sendUnsentWrites(
  forumStore: ForumStore,
  send: (write: ForumWrite) => Promise<unknown>,
  isOver = () => false,
): Promise<void> {
  for (let next = await forumStore.next(); next && !isOver(); next = await forumStore.next()) {
    try {
      await send(next.write);
      await next.settle('sent');
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) {
        await forumStore.hold(holdOf(error), heldUntil(error));
        throw error;
      }
      await next.settle(refusal);
    }
  }
}
