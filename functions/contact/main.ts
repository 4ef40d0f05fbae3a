import { createHash } from 'node:crypto';
import { AppwriteException, Client, Databases } from 'node-appwrite';
import { contactMessage, type ContactMessage } from '../../src/model/contact-message.ts';
import { DATABASE_ID } from '../../src/model/database-id.ts';
import { idPattern } from '../../src/model/field.ts';
import { accept, InvalidRecord } from '../../src/model/record.ts';
import type { Limits } from '../allowance.ts';
import type { FunctionContext } from '../function-context.ts';
import { countUse } from '../usage.ts';

const ofMember: Limits = { perMinute: 5, perDay: 20 };
const ofGuest: Limits = { perMinute: 3, perDay: 10 };
/** Of all guests together, whatever addresses they come from. */
const ofGuests: Limits = { perMinute: 60, perDay: 500 };
/** Guests' addresses are counted in so many places: none can be told from what is kept. */
const PLACES = 1024;

const placeOf = (address: string): string =>
  `guest ${createHash('sha256').update(address).digest().readUInt32BE(0) % PLACES}`;

/** Who is counted, and how much each of them may send. */
function countedAs(userId: string, address: string): (readonly [who: string, limits: Limits])[] {
  if (userId !== '') return [[`user ${userId}`, ofMember]];
  // An old Appwrite does not say where a call comes from.
  const own = address === '' ? [] : [[placeOf(address), ofGuest] as const];
  return [...own, ['guests', ofGuests]];
}

/** The message in a request, with its id. @throws InvalidRecord, SyntaxError */
function read(bodyText: string, userId: string): { readonly id: string; readonly message: ContactMessage } {
  const given = Object(JSON.parse(bodyText)) as Readonly<Record<string, unknown>>;
  const { id, text, replyTo } = given;
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
  const message = accept(contactMessage, {
    ...given,
    text: trimmed(text),
    replyTo: trimmed(replyTo) || null,
    userId: userId || null,
  });
  if (typeof id !== 'string' || !idPattern.test(id)) throw new SyntaxError('A message has an id.');
  return { id, message };
}

/** Takes a message of the contact form. The phone names it, so that one that is sent again is kept once. */
export default async ({ req, res }: FunctionContext): Promise<unknown> => {
  const { headers, bodyText } = req;
  const client = new Client()
    .setEndpoint(process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '')
    .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '')
    .setKey(headers['x-appwrite-key'] ?? '');
  const userId = headers['x-appwrite-user-id'] ?? '';
  try {
    const { id, message } = read(bodyText, userId);
    for (const [who, limits] of countedAs(userId, headers['x-appwrite-client-ip'] ?? '')) {
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
