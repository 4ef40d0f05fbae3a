import { Query } from 'node-appwrite';
import { forumPost } from '../../src/model/forum-post.ts';
import { forumTopic } from '../../src/model/forum-topic.ts';
import { noteOf, writing } from '../forum-counters/notes.ts';
import { PAGE, type Held, type Remote as Forum } from '../forum-counters/remote.ts';
import { collectionOf, type Target } from '../forum-counters/settle.ts';
import { hasName } from '../forum/author.ts';

/** With a note each they fill one transaction. */
const AT_ONCE = PAGE / 2;
/** Stands where her words were, above the answers of others. */
const EMPTIED = { title: '…', content: '…' };

/** Takes texts away; votes on them and reports of them go with the next run of the schedule, at the latest. */
const takeAway = (forum: Forum, targets: readonly Target[]): Promise<boolean> =>
  forum.commit(
    targets.flatMap(({ type, id }) => [
      { action: 'delete', collection: collectionOf(type), id } as const,
      writing(noteOf({ work: 'settle', type, id })),
    ]),
  );

/**
 * Some of what this pen wrote in its topic and a moderator has hidden. Of a topic that others answered the words alone go.
 * May be repeated.
 * @returns how much was found: 0 when nothing is left
 */
export async function removeHidden(forum: Forum, penId: string, topicId: string): Promise<number> {
  const isOfPen = (text: Held | undefined): text is Held =>
    text?.['userId'] === penId && text['isHidden'] === true && !hasName(text);
  const queries = [Query.equal('userId', [penId]), Query.equal('isHidden', [true]), Query.limit(AT_ONCE)];
  const replies = (await forum.list(forumPost.collection, ...queries)).filter(isOfPen);
  if (replies.length > 0) {
    await takeAway(
      forum,
      replies.map(({ $id }) => ({ type: 'post', id: $id })),
    );
    return replies.length;
  }
  const topic = await forum.get(forumTopic.collection, topicId);
  if (!isOfPen(topic) || topic['content'] === EMPTIED.content) return 0;
  const answers = await forum.count(forumPost.collection, Query.equal('topicId', [topicId]));
  if (answers > 0) await forum.change(forumTopic.collection, topicId, topic.$updatedAt, EMPTIED);
  else await takeAway(forum, [{ type: 'topic', id: topicId }]);
  return 1;
}
