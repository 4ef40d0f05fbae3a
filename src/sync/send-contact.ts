import { settleContact, waitingContact, type KeptMessage, type Writer } from '@/db/contact-outbox.ts';
import { askFunction, BackendRefusal } from './backend-call.ts';

/** Held by whoever sends messages of the contact form. */
export const CONTACT_LOCK = 'maia-contact';

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

/** Sends what waits of one writer, the oldest first. @returns whether nothing waits any more */
export async function sendContactOf(writer: Writer): Promise<boolean> {
  for (const message of await waitingContact(writer)) if (!(await send(writer, message))) return false;
  return true;
}
