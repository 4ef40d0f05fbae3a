import { Query } from 'appwrite';
import { accessEntry } from '@/model/access-entry.ts';
import { forumPost } from '@/model/forum-post.ts';
import { forumTopic } from '@/model/forum-topic.ts';
import type { RecordType } from '@/model/record.ts';
import { vote } from '@/model/vote.ts';
import { connectAccount, currentUser } from '../account.ts';
import { listOnline } from './listing.ts';

const MOST = 5000;
const onlyThere: readonly RecordType[] = [accessEntry, forumTopic, forumPost, vote];

export interface OwnRecords {
  readonly name: string;
  readonly columns: readonly string[];
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** What the server has of this person and no phone keeps. @throws when nobody answers or somebody else is signed in */
export async function recordsOnlyThere(userId: string): Promise<OwnRecords[]> {
  const user = await currentUser(connectAccount());
  if (user?.id !== userId) throw new Error('nobody is signed in');
  const queries = [Query.equal('userId', userId), Query.limit(MOST)];
  return Promise.all(
    onlyThere.map(async ({ collection, fields }) => {
      const columns = ['id', '$createdAt', ...Object.keys(fields)];
      const records = await listOnline(collection, queries);
      return {
        name: collection,
        columns,
        records: records.map((record) => Object.fromEntries(columns.map((name) => [name, record[name] ?? null]))),
      };
    }),
  );
}
