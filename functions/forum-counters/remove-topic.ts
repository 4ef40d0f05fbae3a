import { Query } from 'node-appwrite';
import { forumPost } from '../../src/model/forum-post.ts';
import type { TopicDeletion } from '../../src/model/forum-rules.ts';
import { forumTopic } from '../../src/model/forum-topic.ts';
import type { Remote } from './remote.ts';
import { clearAuthors, clearReplies, clearVotes } from './settle.ts';

/**
 * Removes the replies of a topic in batches, then the topic. What cannot be removed now stays, with the topic, for the
 * next run. May be repeated.
 * @param endsAt ms since 1970, after which the rest is left to the next run
 */
export async function removeTopic(remote: Remote, topicId: string, endsAt: number): Promise<TopicDeletion> {
  let postsDeleted = 0;
  try {
    for (let gone = -1; gone !== 0 && Date.now() < endsAt; postsDeleted += gone)
      gone = await clearReplies(remote, topicId);
  } catch {
    // What is left is counted below.
  }
  const postsFailed = await remote.count(forumPost.collection, Query.equal('topicId', [topicId]));
  if (postsFailed > 0) return { postsDeleted, postsFailed, topicDeleted: false };
  await clearVotes(remote, [topicId]);
  await remote.remove(forumTopic.collection, topicId);
  // Last: until the topic is gone its author may come again.
  await clearAuthors(remote, topicId);
  return { postsDeleted, postsFailed, topicDeleted: true };
}
