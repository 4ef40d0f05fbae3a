import { hasContact, waitingContact, type Writer } from '@/db/contact-outbox.ts';
import { deviceKeyOwners, knownDeviceKey } from '@/db/device-key.ts';
import { keptForumBox, type ForumBox } from '@/db/forum-box.ts';
import { BackendRefusal, callBackend } from './backend-call.ts';
import { CONTACT_LOCK, sendContactOf } from './send-contact.ts';
import { forumLock, sendWaiting, sendWrite } from './send-forum.ts';

/** Whether nothing is left; a tab that is at it itself has something left until it is heard of. */
const unlessATabDoes = (name: string, work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : false)) as Promise<boolean>;

const doesContactWait = async (writer: Writer): Promise<boolean> =>
  (await hasContact(writer)) && (await waitingContact(writer)).length > 0;

/** Sends the messages of the contact form of one writer. @returns whether nothing is left */
const carryContact = async (writer: Writer): Promise<boolean> =>
  !(await doesContactWait(writer)) || unlessATabDoes(CONTACT_LOCK, () => sendContactOf(writer));

/** Works with what this user wrote in the forum; undefined when she never did on this phone. */
async function inForumBox<T>(userId: string, work: (box: ForumBox) => Promise<T>): Promise<T | undefined> {
  const key = await knownDeviceKey(userId);
  const box = key && (await keptForumBox(userId, key));
  if (!box) return undefined;
  try {
    return await work(box);
  } finally {
    box.close();
  }
}

const doesForumWait = async (userId: string): Promise<boolean> =>
  ((await inForumBox(userId, (box) => box.countWaiting())) ?? 0) > 0;

/** Sends what this user wrote in the forum. @returns whether nothing is left */
const carryForumOnce = async (userId: string): Promise<boolean> =>
  !(await doesForumWait(userId)) ||
  unlessATabDoes(forumLock(userId), async () => {
    await inForumBox(userId, (box) => sendWaiting(box, (write) => sendWrite(write, userId)));
    return true;
  });

/** Whose session this browser holds; null for nobody's. @throws TypeError when the server cannot be reached */
async function whoIsSignedIn(): Promise<string | null> {
  try {
    return (await callBackend<{ $id: string }>('GET', '/account')).$id;
  } catch (error) {
    if (error instanceof BackendRefusal && error.status === 401) return null;
    throw error;
  }
}

/**
 * The service worker's turn for what is no record: messages of the contact form, also a guest's, and the forum. Each goes
 * as its own writer's, so those of somebody who is not signed in wait.
 * @returns whether something is left to send
 */
export async function sendLettersInBackground(): Promise<boolean> {
  const carryAll = async (): Promise<boolean> => {
    const isGuestDone = await carryContact(null);
    const writers: string[] = [];
    for (const owner of await deviceKeyOwners())
      if ((await doesContactWait(owner)) || (await doesForumWait(owner))) writers.push(owner);
    const userId = writers.length > 0 ? await whoIsSignedIn() : null;
    if (userId === null || !writers.includes(userId)) return isGuestDone;
    const done = [await carryContact(userId), await carryForumOnce(userId)];
    return isGuestDone && done.every(Boolean);
  };
  return !(await carryAll().catch(() => false));
}
