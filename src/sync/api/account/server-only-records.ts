import { Query } from 'appwrite';
import { device } from '@/model/account/device.ts';
import { accessEntry } from '@/model/records/access-entry.ts';
import { forumAuthor } from '@/model/forum/forum-pseudonym.ts';
import { forumNotice } from '@/model/forum/forum-notice.ts';
import { forumPost } from '@/model/forum/forum-post.ts';
import { forumTopic } from '@/model/forum/forum-topic.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { vote } from '@/model/forum/vote.ts';
import { connectAccount, currentUser } from '@/sync/account/account.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import { hiddenDocuments } from '@/sync/api/community/hidden-texts.ts';

const MAX_DOCUMENTS = 5000;
/**
 * Pseudonym ids have 36 characters: with a hundred, the query would reach the 4096 characters that Appwrite accepts.
 */
const MAX_IDS_IN_QUERY = 50;
const serverOnlyTypes: readonly RecordType[] = [
  accessEntry,
  device,
  forumAuthor,
  forumTopic,
  forumPost,
  forumNotice,
  vote,
];
/** Collections in which a pseudonym may stand in place of the user's id. */
const pseudonymousTypes: readonly RecordType[] = [forumTopic, forumPost];

export interface ServerOnlyRecords {
  readonly name: string;
  readonly columns: readonly string[];
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** All documents whose `userId` is one of these ids. */
async function recordsOf(collection: string, ids: readonly string[]): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (let from = 0; from < ids.length; from += MAX_IDS_IN_QUERY) {
    const some = ids.slice(from, from + MAX_IDS_IN_QUERY);
    found.push(...(await listOnline(collection, [Query.equal('userId', some), Query.limit(MAX_DOCUMENTS)])));
  }
  return found;
}

/** The user's data that only the server stores. @throws when the server does not answer or another user is signed in */
export async function serverOnlyRecords(userId: string): Promise<ServerOnlyRecords[]> {
  const user = await currentUser(connectAccount());
  if (user?.id !== userId) throw new Error('sign in as this user first');
  const authors = await recordsOf(forumAuthor.collection, [userId]);
  const pseudonyms = authors.map(({ penId }) => String(penId));
  const hidden = pseudonyms.length > 0 ? await hiddenDocuments(userId) : {};
  return Promise.all(
    serverOnlyTypes.map(async (type) => {
      const { collection, fields } = type;
      const columns = ['id', '$createdAt', ...Object.keys(fields)];
      const ids = pseudonymousTypes.includes(type) ? [userId, ...pseudonyms] : [userId];
      const records = [...(await recordsOf(collection, ids)), ...(hidden[collection] ?? [])];
      return {
        name: collection,
        columns,
        records: records.map((record) => Object.fromEntries(columns.map((name) => [name, record[name] ?? null]))),
      };
    }),
  );
}
