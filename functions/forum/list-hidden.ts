import { Query } from 'node-appwrite';
import { forumAuthor } from '../../src/model/forum/forum-pseudonym.ts';
import { forumPost } from '../../src/model/forum/forum-post.ts';
import { forumTopic } from '../../src/model/forum/forum-topic.ts';
import type { ServerDocument } from '../support/forum/remote.ts';
import { hasName } from '../support/forum/author-pseudonyms.ts';
import type { Caller } from './call-parameters.ts';

/** More pseudonyms than any user has, and the most documents that Appwrite returns in one list. */
const MAX_DOCUMENTS = 5000;
/** So many ids of 36 characters stay below Appwrite's limit of 4096 characters for one query. */
const IDS_PER_QUERY = 50;

/**
 * The caller's anonymous texts that a moderator has hidden, by collection. Moderators can read the grants, so no grant
 * of such a text names the author; therefore she cannot list it without this call.
 */
export async function listHidden({
  remote,
  userId,
}: Caller): Promise<Readonly<Record<string, readonly ServerDocument[]>>> {
  const rows = await remote.list(forumAuthor.collection, Query.equal('userId', [userId]), Query.limit(MAX_DOCUMENTS));
  const pseudonyms = rows.map(({ penId }) => String(penId));
  const hidden: Record<string, ServerDocument[]> = {};
  for (const { collection } of [forumTopic, forumPost]) {
    const found: ServerDocument[] = [];
    for (let from = 0; from < pseudonyms.length; from += IDS_PER_QUERY) {
      const byPseudonym = Query.equal('userId', pseudonyms.slice(from, from + IDS_PER_QUERY));
      found.push(
        ...(await remote.list(collection, byPseudonym, Query.equal('isHidden', [true]), Query.limit(MAX_DOCUMENTS))),
      );
    }
    // A text with a name belongs to an account whose id equals one of the pseudonyms.
    hidden[collection] = found.filter((text) => !hasName(text));
  }
  return hidden;
}
