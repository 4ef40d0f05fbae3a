import { hasContact, unsentContact, type Writer } from '@/db/outbox/contact-outbox.ts';
import { unlockedUserIds, knownDeviceKey } from '@/db/encryption/device-key.ts';
import { existingForumStore, type ForumStore } from '@/db/forum/forum-store.ts';
import { CONTACT_LOCK, sendContactOf } from '@/sync/outbox/send-contact.ts';
import { forumLock, sendUnsentWrites, sendWrite } from '@/sync/outbox/send-forum.ts';
import { signedInUserId } from './signed-in-user-id.ts';

/** Runs `work` unless a tab holds the lock. @returns whether nothing is left; false while a tab is sending */
const unlessTabSends = (name: string, work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : false)) as Promise<boolean>;

const hasUnsentContact = async (writer: Writer): Promise<boolean> =>
  (await hasContact(writer)) && (await unsentContact(writer)).length > 0;

/** Sends the contact messages of one writer. @returns whether nothing is left */
const sendContact = async (writer: Writer): Promise<boolean> =>
  !(await hasUnsentContact(writer)) || unlessTabSends(CONTACT_LOCK, () => sendContactOf(writer));

/** Runs `work` on the forum store of this user; undefined when there is none on this device. */
async function withForumStore<T>(userId: string, work: (forumStore: ForumStore) => Promise<T>): Promise<T | undefined> {
  const key = await knownDeviceKey(userId);
  const forumStore = key && (await existingForumStore(userId, key));
  if (!forumStore) return undefined;
  try {
    return await work(forumStore);
  } finally {
    forumStore.close();
  }
}

const hasUnsentForum = async (userId: string): Promise<boolean> =>
  ((await withForumStore(userId, (forumStore) => forumStore.countUnsent())) ?? 0) > 0;

/** Sends the unsent forum texts of this user. @returns whether nothing is left */
const sendForum = async (userId: string): Promise<boolean> =>
  !(await hasUnsentForum(userId)) ||
  unlessTabSends(forumLock(userId), async () => {
    await withForumStore(userId, (forumStore) => sendUnsentWrites(forumStore, (write) => sendWrite(write, userId)));
    return true;
  });

/**
 * Sends the outboxes that are not records from the service worker: contact messages, also a guest's, and forum texts.
 * Each is sent only as its own writer, so those of users who are not signed in stay unsent.
 * @returns whether something is left to send
 */
export async function sendOutboxInBackground(): Promise<boolean> {
  const sendAll = async (): Promise<boolean> => {
    const isGuestDone = await sendContact(null);
    const writers: string[] = [];
    for (const owner of await unlockedUserIds())
      if ((await hasUnsentContact(owner)) || (await hasUnsentForum(owner))) writers.push(owner);
    const userId = writers.length > 0 ? await signedInUserId() : null;
    if (userId === null || !writers.includes(userId)) return isGuestDone;
    const done = [await sendContact(userId), await sendForum(userId)];
    return isGuestDone && done.every(Boolean);
  };
  return !(await sendAll().catch(() => false));
}
