import { forumHere, type ForumBox } from '@/db/forum-box.ts';
import type { ForumWrite } from '@/model/forum-write.ts';
import { askForBackgroundSync } from './background-sync.ts';
import { BackendRefusal } from './backend-call.ts';
import { forumLock, sendWaiting, sendWrite } from './send-forum.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** Only one tab sends; the others hear of it from the box. @throws Error when another one is at it, and may be frozen */
const alone = (userId: string, send: () => Promise<void>): Promise<void> =>
  navigator.locks
    ? navigator.locks.request(forumLock(userId), { ifAvailable: true }, (lock) =>
        lock ? send() : Promise.reject(new Error('another tab sends')),
      )
    : send();

/** The server says itself when it takes more; of a long wait the phone that slept through it asks on the way. */
const nextWaitMs = (error: unknown, usually: number): number =>
  error instanceof BackendRefusal && error.waitS !== undefined
    ? Math.min(error.waitS * 1000, LONGEST_WAIT_MS)
    : usually;

let carrying: { tryNow: () => Promise<void> } | undefined;

/** Tries again now, if this tab carries; fulfilled when the try is over, however it went. */
export const carryForumNow = async (): Promise<void> => carrying?.tryNow();

/**
 * Carries what this user writes in the forum, whatever page is open: at once, when the network comes back, and again after
 * a while when it did not work.
 * @returns the call that ends it
 */
export function carryForum(userId: string): () => void {
  let isOver = false;
  let isAsked = false;
  let running: Promise<void> | undefined;
  let waitMs = FIRST_WAIT_MS;
  let later: ReturnType<typeof setTimeout> | undefined;
  let stopFollowing = () => {};

  const send = (write: ForumWrite) => sendWrite(write, userId);
  async function sendAll(box: ForumBox): Promise<void> {
    try {
      while (isAsked && !isOver) {
        isAsked = false;
        await alone(userId, () => sendWaiting(box, send, () => isOver));
        waitMs = FIRST_WAIT_MS;
      }
    } catch (error) {
      // Its waiting stands on the screen; here it is only tried again, by the service worker should this tab be closed.
      askForBackgroundSync();
      later = setTimeout(() => void run(box), nextWaitMs(error, waitMs));
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    } finally {
      running = undefined;
    }
  }
  function run(box: ForumBox): Promise<void> {
    clearTimeout(later);
    isAsked = true;
    return (running ??= sendAll(box));
  }
  // Without a store there is nothing to carry.
  const mine = { tryNow: () => forumHere().then(run, () => undefined) };
  carrying = mine;

  const begun = forumHere().then((box) => {
    if (isOver) return;
    const look = () => void run(box);
    const following = box.waiting$.subscribe({ next: (count) => count > 0 && look(), error: () => undefined });
    window.addEventListener('online', look);
    stopFollowing = () => {
      following.unsubscribe();
      window.removeEventListener('online', look);
    };
  });
  begun.catch(() => undefined);
  return () => {
    isOver = true;
    if (carrying === mine) carrying = undefined;
    clearTimeout(later);
    stopFollowing();
  };
}
