import { Query } from 'node-appwrite';
import { forumPost } from '../../../src/model/forum/forum-post.ts';
import type { TopicDeletion } from '../../../src/model/forum/forum-rules.ts';
import { forumTopic } from '../../../src/model/forum/forum-topic.ts';
import type { Remote } from './remote.ts';
import { clearAuthors, clearReplies, clearVotes } from './recount.ts';

/**
 * Removes the replies of a topic in batches, then the topic. If replies cannot be removed now, the topic stays too, for
 * the next run. Can be repeated.
 * @param endsAt ms since 1970, after which the rest is left to the next run
 */
export async function removeTopic(remote: Remote, topicId: string, endsAt: number): Promise<TopicDeletion> {
  let postsDeleted = 0;
  try {
    for (let removed = -1; removed !== 0 && Date.now() < endsAt; postsDeleted += removed)
      removed = await clearReplies(remote, topicId);
  } catch {
    // The remaining replies are counted below.
  }
  const postsFailed = await remote.count(forumPost.collection, Query.equal('topicId', [topicId]));
  if (postsFailed > 0) return { postsDeleted, postsFailed, topicDeleted: false };
  await clearVotes(remote, [topicId]);
  await remote.remove(forumTopic.collection, topicId);
  // Remove the authors last: until the topic is gone its author may call this again.
  await clearAuthors(remote, topicId);
  return { postsDeleted, postsFailed, topicDeleted: true };
}
