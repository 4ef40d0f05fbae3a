import { currentForumStore, type ForumStore } from '@/db/forum/forum-store.ts';
import type { ForumWrite } from '@/model/forum/forum-write.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { BackendRefusal } from '@/sync/transport/backend-call.ts';
import { forumLock, sendUnsentWrites, sendWrite } from './send-forum.ts';

const FIRST_BACKOFF_MS = 2_000;
const MAX_BACKOFF_MS = 5 * 60_000;

/**
 * Runs `send` in one tab only; the others see the result in the forum store. @throws Error when another tab, perhaps a
 * frozen one, holds the lock
 */
const withForumLock = (userId: string, send: () => Promise<void>): Promise<void> =>
  navigator.locks
    ? navigator.locks.request(forumLock(userId), { ifAvailable: true }, (lock) =>
        lock ? send() : Promise.reject(new Error('another tab is sending forum texts')),
      )
    : send();

/**
 * Uses the server's retry time if it gives one, but at most the longest backoff: the device may sleep through a longer
 * timer.
 */
const nextWaitMs = (error: unknown, backoffMs: number): number =>
  error instanceof BackendRefusal && error.waitS !== undefined
    ? Math.min(error.waitS * 1000, MAX_BACKOFF_MS)
    : backoffMs;

let current: { tryNow: () => Promise<void> } | undefined;

/** Sends now, if this tab has an outbox running; resolves when the try is over, successful or not. */
export const sendForumNow = async (): Promise<void> => current?.tryNow();

/**
 * Sends the forum texts of this user, whatever page is open: at once, when the network comes back, and with a backoff
 * after a failure.
 * @returns a function that stops it
 */
export function startForumOutbox(userId: string): () => void {
  let isStopped = false;
  let isRequested = false;
  let running: Promise<void> | undefined;
  let waitMs = FIRST_BACKOFF_MS;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let stopFollowing = () => {};

  const send = (write: ForumWrite) => sendWrite(write, userId);
  async function sendAll(forumStore: ForumStore): Promise<void> {
    try {
      while (isRequested && !isStopped) {
        isRequested = false;
        await withForumLock(userId, () => sendUnsentWrites(forumStore, send, () => isStopped));
        waitMs = FIRST_BACKOFF_MS;
      }
    } catch (error) {
      // The screen shows that it is unsent; here it is only retried, by the service worker in case this tab is closed.
      requestBackgroundSync();
      retryTimer = setTimeout(() => void run(forumStore), nextWaitMs(error, waitMs));
      waitMs = Math.min(2 * waitMs, MAX_BACKOFF_MS);
    } finally {
      running = undefined;
    }
  }
  function run(forumStore: ForumStore): Promise<void> {
    clearTimeout(retryTimer);
    isRequested = true;
    return (running ??= sendAll(forumStore));
  }
  // Without a store there is nothing to send.
  const sender = { tryNow: () => currentForumStore().then(run, () => undefined) };
  current = sender;

  const started = currentForumStore().then((forumStore) => {
    if (isStopped) return;
    const runNow = () => void run(forumStore);
    const following = forumStore.unsentCount$.subscribe({
      next: (count) => count > 0 && runNow(),
      error: () => undefined,
    });
    window.addEventListener('online', runNow);
    stopFollowing = () => {
      following.unsubscribe();
      window.removeEventListener('online', runNow);
    };
  });
  started.catch(() => undefined);
  return () => {
    isStopped = true;
    if (current === sender) current = undefined;
    clearTimeout(retryTimer);
    stopFollowing();
  };
}
