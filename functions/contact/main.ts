import { AppwriteException, Client, Databases } from 'node-appwrite';
import { contactMessage, type ContactMessage } from '../../src/model/messages/contact-message.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { idPattern } from '../../src/model/schema/field.ts';
import { accept, InvalidRecord } from '../../src/model/schema/record.ts';
import type { Limits } from '../support/usage-limit.ts';
import type { FunctionContext } from '../support/function-context.ts';
import { addressBucket } from '../support/address-bucket.ts';
import { countUse } from '../support/usage-counter.ts';

const memberLimits: Limits = { perMinute: 5, perDay: 20 };
const guestLimits: Limits = { perMinute: 3, perDay: 10 };
/** For all guests together, whatever their IP addresses. */
const allGuestsLimits: Limits = { perMinute: 60, perDay: 500 };
/** The counters that a message adds to, with their limits. */
function countersFor(userId: string, address: string): (readonly [who: string, limits: Limits])[] {
  if (userId !== '') return [[`user ${userId}`, memberLimits]];
  // Old versions of Appwrite do not send the IP address of the caller.
  const addressCounters = address === '' ? [] : [[addressBucket(address), guestLimits] as const];
  return [...addressCounters, ['guests', allGuestsLimits]];
}

/**
 * Parses the message and its id.
 * @throws InvalidRecord, SyntaxError
 */
function read(bodyText: string, userId: string): { readonly id: string; readonly message: ContactMessage } {
  const body = Object(JSON.parse(bodyText)) as Readonly<Record<string, unknown>>;
  const { id, text, replyTo } = body;
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
  const message = accept(contactMessage, {
    ...body,
    text: trimmed(text),
    replyTo: trimmed(replyTo) || null,
    userId: userId || null,
    answer: null,
    answeredAt: null,
  });
  if (typeof id !== 'string' || !idPattern.test(id)) throw new SyntaxError('A message has an id.');
  return { id, message };
}

/** Stores a message of the contact form. The phone chooses the id, so a message that is sent twice is stored once. */
export default async ({ req, res }: FunctionContext): Promise<unknown> => {
  const { headers, bodyText } = req;
  const client = new Client()
    .setEndpoint(process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '')
    .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '')
    .setKey(headers['x-appwrite-key'] ?? '');
  const userId = headers['x-appwrite-user-id'] ?? '';
  try {
    const { id, message } = read(bodyText, userId);
    for (const [who, limits] of countersFor(userId, headers['x-appwrite-client-ip'] ?? '')) {
      const waitS = await countUse(client, 'contact', who, limits);
      if (waitS > 0) return res.json({ message: 'Too many messages.', waitS }, 429);
    }
    await new Databases(client).createDocument({
      databaseId: DATABASE_ID,
      collectionId: contactMessage.collection,
      documentId: id,
      data: message,
    });
    return res.json({ state: 'received' }, 201);
  } catch (error) {
    if (error instanceof InvalidRecord || error instanceof SyntaxError)
      return res.json({ message: error.message }, 400);
    if (error instanceof AppwriteException && error.code === 409) return res.json({ state: 'received' });
    throw error;
  }
};
