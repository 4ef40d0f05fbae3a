import { settleContact, waitingContact, type KeptMessage, type Writer } from '@/db/contact-outbox.ts';
import { CONTACT_MARK } from './contact-mark.ts';
import { askFunction, BackendRefusal } from '../backend-call.ts';
import { useSession } from '../session-store.ts';

/** @returns whether the next one may be tried */
async function send(writer: Writer, message: KeptMessage): Promise<boolean> {
  const { id, kind, text, replyTo, writtenAt } = message;
  try {
    await askFunction('contact', '/', { id, kind, text, replyTo, writtenAt }, writer === null ? 'guest' : 'session');
  } catch (error) {
    if (!(error instanceof BackendRefusal) || error.status !== 400) return false;
    await settleContact(writer, id, 'refused');
    return true;
  }
  await settleContact(writer, id, 'sent');
  return true;
}

async function sendAll(writer: Writer): Promise<boolean> {
  for (const message of await waitingContact(writer)) if (!(await send(writer, message))) return false;
  return true;
}

/** Once at a time, in all tabs. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(CONTACT_MARK, work) as Promise<T>) : work();

/**
 * Sends what waits: of whoever is signed in, and what was written on this phone without an account, each as its own.
 * @returns whether nothing waits any more
 */
export const sendContact = (): Promise<boolean> =>
  alone(async () => {
    const { user } = useSession.getState();
    const sent = await Promise.all([sendAll(null), user ? sendAll(user.id) : true]);
    const isThrough = sent.every(Boolean);
    if (isThrough) localStorage.removeItem(CONTACT_MARK);
    return isThrough;
  });
