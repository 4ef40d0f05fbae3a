import { Query } from 'node-appwrite';
import { forumAuthor } from '../../../src/model/forum/forum-pseudonym.ts';
import { forumNotice } from '../../../src/model/forum/forum-notice.ts';
import { forumPost } from '../../../src/model/forum/forum-post.ts';
import { forumReport } from '../../../src/model/forum/forum-report.ts';
import { forumTopic } from '../../../src/model/forum/forum-topic.ts';
import { vote, type TargetType } from '../../../src/model/forum/vote.ts';
import { PAGE, type ServerDocument, type Remote } from './remote.ts';

export interface Target {
  readonly type: TargetType;
  readonly id: string;
}

/** Many users may vote at the same moment; after this many tries the recount is left to the next run. */
const MAX_TRIES = 12;

export const collectionOf = (type: TargetType): string =>
  type === 'topic' ? forumTopic.collection : forumPost.collection;

const ofTopic = (id: string) => Query.equal('topicId', [id]);

async function scoreOf(remote: Remote, id: string): Promise<number> {
  const votes = (voteType: string) =>
    remote.count(vote.collection, Query.equal('targetId', [id]), Query.equal('voteType', [voteType]));
  const [up, down] = await Promise.all([votes('up'), votes('down')]);
  return up - down;
}

/**
 * The counters of a topic or reply, computed from the documents. Hidden replies do not count, because readers do not
 * see them.
 */
async function countFields(
  remote: Remote,
  { type, id }: Target,
  { $createdAt }: ServerDocument,
): Promise<Record<string, unknown>> {
  const voteScore = await scoreOf(remote, id);
  if (type === 'post') return { voteScore };
  const visible = [ofTopic(id), Query.equal('isHidden', [false])];
  const [replyCount, [newest]] = await Promise.all([
    remote.count(forumPost.collection, ...visible),
    remote.list(forumPost.collection, ...visible, Query.orderDesc('$createdAt'), Query.limit(1)),
  ]);
  return { voteScore, replyCount, lastReplyAt: newest?.$createdAt ?? $createdAt };
}

/** Deletes the votes, reports and notices of deleted texts. */
export async function clearVotes(remote: Remote, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const ofTargets = Query.equal('targetId', [...ids]);
  for (const { collection } of [vote, forumReport, forumNotice])
    while ((await remote.removeSome(collection, ofTargets)) > 0);
}

/**
 * Deletes one batch of a topic's replies with their votes.
 * @returns how many replies were deleted, 0 when none are left
 */
export async function clearReplies(remote: Remote, topicId: string): Promise<number> {
  const posts = await remote.list(forumPost.collection, ofTopic(topicId), Query.limit(PAGE));
  if (posts.length === 0) return 0;
  const ids = posts.map(({ $id }) => $id);
  await clearVotes(remote, ids);
  await remote.removeSome(forumPost.collection, Query.equal('$id', ids));
  return ids.length;
}

/** Deletes the author rows of a topic that is removed. */
export async function clearAuthors(remote: Remote, topicId: string): Promise<void> {
  while ((await remote.removeSome(forumAuthor.collection, ofTopic(topicId))) > 0);
}

async function clearRest(remote: Remote, { type, id }: Target): Promise<void> {
  if (type === 'topic') {
    while ((await clearReplies(remote, id)) > 0);
    await clearAuthors(remote, id);
  }
  await clearVotes(remote, [id]);
}

const hasFields = (text: ServerDocument, fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).every(([name, value]) => text[name] === value);

/**
 * Writes the correct score, number of replies and time of the last reply. They are counted, not incremented, so this
 * can be repeated after any interruption. The write only succeeds on the version that was counted, so an older count
 * never replaces a newer one. For a deleted text it removes what is left of it.
 * @returns the topic or reply with its counters; null when it is gone
 * @throws Error when other writers were faster in every try
 */
export async function recount(remote: Remote, target: Target): Promise<ServerDocument | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const text = await remote.get(collectionOf(target.type), target.id);
    if (!text) {
      await clearRest(remote, target);
      return null;
    }
    const fields = await countFields(remote, target, text);
    if (hasFields(text, fields)) return text;
    if (await remote.change(collectionOf(target.type), target.id, text.$updatedAt, fields))
      return { ...text, ...fields };
  }
  throw new Error(`others were quicker ${MAX_TRIES} times`);
}
