import { Client, Databases, Query } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { doctorMessage } from '../../src/model/messages/doctor-message.ts';
import type { FunctionContext } from '../support/function-context.ts';
import { mayMarkRead, MAX_IDS, readIds, type ServerMessage } from './mark-read.ts';

const messages = { databaseId: DATABASE_ID, collectionId: doctorMessage.collection };

/**
 * Body `{ ids }`: marks these messages as read by the caller. Silently skips messages of other people and messages that
 * the caller wrote.
 */
export default async ({ req, res }: FunctionContext): Promise<unknown> => {
  const caller = req.headers['x-appwrite-user-id'] ?? '';
  const ids = readIds(req.bodyText);
  if (caller === '') return res.json({ message: 'Sign in first.' }, 401);
  if (!ids) return res.json({ message: `Between 1 and ${MAX_IDS} ids of messages are needed.` }, 400);
  const databases = new Databases(
    new Client()
      .setEndpoint(process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '')
      .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '')
      .setKey(req.headers['x-appwrite-key'] ?? ''),
  );
  const page = await databases.listDocuments({
    ...messages,
    queries: [Query.equal('$id', ids), Query.limit(MAX_IDS)],
  });
  const found = page.documents as unknown as ServerMessage[];
  const read = found.filter((message) => mayMarkRead(message, caller)).map(({ $id }) => $id);
  if (read.length > 0)
    await databases.updateDocuments({ ...messages, data: { isRead: true }, queries: [Query.equal('$id', read)] });
  return res.json({ marked: read.length });
};
