import { Client, Databases, Query } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/database-id.ts';
import { doctorMessage } from '../../src/model/doctor-message.ts';
import type { FunctionContext } from '../function-context.ts';
import { mayMarkRead, MOST_IDS, readIds, type HeldMessage } from './mark-read.ts';

const messages = { databaseId: DATABASE_ID, collectionId: doctorMessage.collection };

/** `{ ids }`: the caller has these messages on his screen. Those of others and his own are passed over in silence. */
export default async ({ req, res }: FunctionContext): Promise<unknown> => {
  const caller = req.headers['x-appwrite-user-id'] ?? '';
  const ids = readIds(req.bodyText);
  if (caller === '') return res.json({ message: 'Sign in first.' }, 401);
  if (!ids) return res.json({ message: `Between 1 and ${MOST_IDS} ids of messages are needed.` }, 400);
  const databases = new Databases(
    new Client()
      .setEndpoint(process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '')
      .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '')
      .setKey(req.headers['x-appwrite-key'] ?? ''),
  );
  const page = await databases.listDocuments({
    ...messages,
    queries: [Query.equal('$id', ids), Query.limit(MOST_IDS)],
  });
  const held = page.documents as unknown as HeldMessage[];
  const read = held.filter((message) => mayMarkRead(message, caller)).map(({ $id }) => $id);
  if (read.length > 0)
    await databases.updateDocuments({ ...messages, data: { isRead: true }, queries: [Query.equal('$id', read)] });
  return res.json({ marked: read.length });
};
