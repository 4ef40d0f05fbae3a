import { Query } from 'appwrite';
import { accessEntry } from '@/model/access-entry.ts';
import { forumAuthor } from '@/model/forum-author.ts';
import { forumPost } from '@/model/forum-post.ts';
import { forumTopic } from '@/model/forum-topic.ts';
import type { RecordType } from '@/model/record.ts';
import { vote } from '@/model/vote.ts';
import { connectAccount, currentUser } from '../account.ts';
import { listOnline } from './listing.ts';
import { hiddenDocuments } from './own-hidden.ts';

const MOST = 5000;
/** Pens of 36 characters: of a hundred the query would touch the 4096 characters that Appwrite takes. */
const MOST_VALUES = 50;
const onlyThere: readonly RecordType[] = [accessEntry, forumAuthor, forumTopic, forumPost, vote];
/** Here she may be named by a pen. */
const signed: readonly RecordType[] = [forumTopic, forumPost];

export interface OwnRecords {
  readonly name: string;
  readonly columns: readonly string[];
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** All in which one of these ids stands as `userId`. */
async function recordsOf(collection: string, ids: readonly string[]): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (let from = 0; from < ids.length; from += MOST_VALUES) {
    const some = ids.slice(from, from + MOST_VALUES);
    found.push(...(await listOnline(collection, [Query.equal('userId', some), Query.limit(MOST)])));
  }
  return found;
}

/** What the server has of this person and no phone keeps. @throws when nobody answers or somebody else is signed in */
export async function recordsOnlyThere(userId: string): Promise<OwnRecords[]> {
  const user = await currentUser(connectAccount());
  if (user?.id !== userId) throw new Error('nobody is signed in');
  const authors = await recordsOf(forumAuthor.collection, [userId]);
  const pens = authors.map(({ penId }) => String(penId));
  const hidden = pens.length > 0 ? await hiddenDocuments(userId) : {};
  return Promise.all(
    onlyThere.map(async (type) => {
      const { collection, fields } = type;
      const columns = ['id', '$createdAt', ...Object.keys(fields)];
      const ids = signed.includes(type) ? [userId, ...pens] : [userId];
      const records = [...(await recordsOf(collection, ids)), ...(hidden[collection] ?? [])];
      return {
        name: collection,
        columns,
        records: records.map((record) => Object.fromEntries(columns.map((name) => [name, record[name] ?? null]))),
      };
    }),
  );
}
