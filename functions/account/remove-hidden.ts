import { Query } from 'node-appwrite';
import { forumPost } from '../../src/model/forum/forum-post.ts';
import { forumTopic } from '../../src/model/forum/forum-topic.ts';
import { pendingWork, pendingWorkOperation } from '../support/forum/pending-work.ts';
import { PAGE, type ServerDocument, type Remote as Forum } from '../support/forum/remote.ts';
import { collectionOf, type Target } from '../support/forum/recount.ts';
import { hasName } from '../support/forum/author-pseudonyms.ts';

/** Two operations for each text (the deletion and its pending recount) fill one transaction. */
const TEXTS_PER_TRANSACTION = PAGE / 2;
/** Replaces the text of a topic that others have answered. */
const REMOVED_TEXT = { title: '…', content: '…' };

/** Deletes texts; their votes and reports are deleted by the next scheduled run at the latest. */
const deleteTexts = (forum: Forum, targets: readonly Target[]): Promise<boolean> =>
  forum.commit(
    targets.flatMap(({ type, id }) => [
      { action: 'delete', collection: collectionOf(type), id } as const,
      pendingWorkOperation(pendingWork({ work: 'settle', type, id })),
    ]),
  );

/**
 * Removes some hidden texts that this pseudonym wrote in its topic. A topic with answers stays and only loses its
 * words. Can be repeated.
 * @returns how many were found: 0 when none is left
 */
export async function removeHidden(forum: Forum, penId: string, topicId: string): Promise<number> {
  const isByPseudonym = (text: ServerDocument | undefined): text is ServerDocument =>
    text?.['userId'] === penId && text['isHidden'] === true && !hasName(text);
  const queries = [Query.equal('userId', [penId]), Query.equal('isHidden', [true]), Query.limit(TEXTS_PER_TRANSACTION)];
  const replies = (await forum.list(forumPost.collection, ...queries)).filter(isByPseudonym);
  if (replies.length > 0) {
    await deleteTexts(
      forum,
      replies.map(({ $id }) => ({ type: 'post', id: $id })),
    );
    return replies.length;
  }
  const topic = await forum.get(forumTopic.collection, topicId);
  if (!isByPseudonym(topic) || topic['content'] === REMOVED_TEXT.content) return 0;
  const answers = await forum.count(forumPost.collection, Query.equal('topicId', [topicId]));
  if (answers > 0) await forum.change(forumTopic.collection, topicId, topic.$updatedAt, REMOVED_TEXT);
  else await deleteTexts(forum, [{ type: 'topic', id: topicId }]);
  return 1;
}
