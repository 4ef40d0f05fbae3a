import { Query } from 'node-appwrite';
import { forumAuthor } from '../../src/model/forum-author.ts';
import { forumPost } from '../../src/model/forum-post.ts';
import { forumTopic } from '../../src/model/forum-topic.ts';
import type { Held } from '../forum-counters/remote.ts';
import { hasName } from './author.ts';
import type { Caller } from './asked.ts';

/** More pens than anybody has, and as many documents as Appwrite lists at once. */
const MOST = 5000;
/** Their ids of 36 characters stay below the 4096 that one query may have. */
const PENS_AT_ONCE = 50;

/**
 * What she wrote without a name and a moderator has hidden, by collection: no grant names her there, for moderators read the
 * grants too, so she cannot list it herself.
 */
export async function listOwnHidden({ remote, userId }: Caller): Promise<Readonly<Record<string, readonly Held[]>>> {
  const rows = await remote.list(forumAuthor.collection, Query.equal('userId', [userId]), Query.limit(MOST));
  const pens = rows.map(({ penId }) => String(penId));
  const hidden: Record<string, Held[]> = {};
  for (const { collection } of [forumTopic, forumPost]) {
    const found: Held[] = [];
    for (let from = 0; from < pens.length; from += PENS_AT_ONCE) {
      const isHers = Query.equal('userId', pens.slice(from, from + PENS_AT_ONCE));
      found.push(...(await remote.list(collection, isHers, Query.equal('isHidden', [true]), Query.limit(MOST))));
    }
    // Under a name it is of an account that has a pen for its id.
    hidden[collection] = found.filter((text) => !hasName(text));
  }
  return hidden;
}
