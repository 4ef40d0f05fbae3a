import { settleContact, unsentContact, type OutboxMessage, type Writer } from '@/db/outbox/contact-outbox.ts';
import { callFunction, BackendRefusal } from '@/sync/transport/backend-call.ts';

/** The Web Lock held while contact messages are sent. */
export const CONTACT_LOCK = 'maia-contact';

/** @returns whether the next message may be sent */
async function send(writer: Writer, message: OutboxMessage): Promise<boolean> {
  const { id, kind, text, replyTo, writtenAt } = message;
  try {
    await callFunction('contact', '/', { id, kind, text, replyTo, writtenAt }, writer === null ? 'guest' : 'session');
  } catch (error) {
    if (!(error instanceof BackendRefusal) || error.status !== 400) return false;
    await settleContact(writer, id, 'refused');
    return true;
  }
  await settleContact(writer, id, 'sent');
  return true;
}

/** Sends the unsent messages of one writer, the oldest first. @returns whether nothing is left */
export async function sendContactOf(writer: Writer): Promise<boolean> {
  for (const message of await unsentContact(writer)) if (!(await send(writer, message))) return false;
  return true;
}
