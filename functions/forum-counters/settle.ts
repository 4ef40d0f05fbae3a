import { Query } from 'node-appwrite';
import { forumAuthor } from '../../src/model/forum-author.ts';
import { forumPost } from '../../src/model/forum-post.ts';
import { forumReport } from '../../src/model/forum-report.ts';
import { forumTopic } from '../../src/model/forum-topic.ts';
import { vote, type TargetType } from '../../src/model/vote.ts';
import { PAGE, type Held, type Remote } from './remote.ts';

export interface Target {
  readonly type: TargetType;
  readonly id: string;
}

/** Many may vote at the same moment; whoever loses so often leaves it to the next run. */
const MOST_TRIES = 12;

export const collectionOf = (type: TargetType): string =>
  type === 'topic' ? forumTopic.collection : forumPost.collection;

const ofTopic = (id: string) => Query.equal('topicId', [id]);

async function scoreOf(remote: Remote, id: string): Promise<number> {
  const votes = (voteType: string) =>
    remote.count(vote.collection, Query.equal('targetId', [id]), Query.equal('voteType', [voteType]));
  const [up, down] = await Promise.all([votes('up'), votes('down')]);
  return up - down;
}

/** What stands beside a topic or reply, counted from what is there. Hidden replies are no replies to those who read. */
async function counted(remote: Remote, { type, id }: Target, { $createdAt }: Held): Promise<Record<string, unknown>> {
  const voteScore = await scoreOf(remote, id);
  if (type === 'post') return { voteScore };
  const seen = [ofTopic(id), Query.equal('isHidden', [false])];
  const [replyCount, [newest]] = await Promise.all([
    remote.count(forumPost.collection, ...seen),
    remote.list(forumPost.collection, ...seen, Query.orderDesc('$createdAt'), Query.limit(1)),
  ]);
  return { voteScore, replyCount, lastReplyAt: newest?.$createdAt ?? $createdAt };
}

/** Votes on and reports of what is gone. */
export async function clearVotes(remote: Remote, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const on = Query.equal('targetId', [...ids]);
  for (const { collection } of [vote, forumReport]) while ((await remote.removeSome(collection, on)) > 0);
}

/** One batch of the replies of a topic with their votes. @returns how many replies went, 0 when none are left */
export async function clearReplies(remote: Remote, topicId: string): Promise<number> {
  const posts = await remote.list(forumPost.collection, ofTopic(topicId), Query.limit(PAGE));
  if (posts.length === 0) return 0;
  const ids = posts.map(({ $id }) => $id);
  await clearVotes(remote, ids);
  await remote.removeSome(forumPost.collection, Query.equal('$id', ids));
  return ids.length;
}

/** Who wrote in a topic that goes. */
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

const isSame = (held: Held, fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).every(([name, value]) => held[name] === value);

/**
 * Makes score, number of replies and time of the last one what they are. Counted and not added up, so that it may be
 * repeated after any interruption; written only on the state that was counted beside, so that an older count never
 * stands over a newer one. Of what is gone it removes what was left behind.
 * @returns the topic or reply as it stands now; null when it is gone
 * @throws Error when others were quicker every time
 */
export async function settle(remote: Remote, target: Target): Promise<Held | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const held = await remote.get(collectionOf(target.type), target.id);
    if (!held) {
      await clearRest(remote, target);
      return null;
    }
    const fields = await counted(remote, target, held);
    if (isSame(held, fields)) return held;
    if (await remote.change(collectionOf(target.type), target.id, held.$updatedAt, fields))
      return { ...held, ...fields };
  }
  throw new Error(`others were quicker ${MOST_TRIES} times`);
}
