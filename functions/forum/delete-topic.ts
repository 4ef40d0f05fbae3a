import { forumMessages, type TopicDeletion } from '../../src/model/forum/forum-rules.ts';
import { forumTopic } from '../../src/model/forum/forum-topic.ts';
import { functionState } from '../../src/model/records/function-state.ts';
import { removePendingWork, pendingWork, pendingWorkOperation } from '../support/forum/pending-work.ts';
import { hashedId } from '../support/hashed-id.ts';
import { removeTopic } from '../support/forum/remove-topic.ts';
import { find, idIn, requireMayRemove, type Body, type Caller } from './call-parameters.ts';

/**
 * How long the caller waits for the response; scheduled runs do the rest. Appwrite aborts a synchronous execution after
 * 30 s.
 */
const LONGEST_ANSWER_MS = 20_000;

/**
 * Deletes a topic with its replies, for its author and for moderators. First the work is stored and the topic locked
 * against new replies, so the next scheduled run can finish an interrupted deletion.
 * @returns the report of the specification
 * @throws Refusal
 */
export async function deleteTopic(caller: Caller, body: Body): Promise<TopicDeletion> {
  const { remote } = caller;
  const id = idIn(body, 'topicId', forumMessages.topicDeletion);
  const topic = await find(caller, 'topic', id);
  await requireMayRemove(caller, topic);
  const removal = pendingWork({ work: 'remove', id }, hashedId('remove', id));
  await remote.upsert(functionState.collection, removal.noteId, pendingWorkOperation(removal).data ?? {});
  await remote.change(forumTopic.collection, id, topic.$updatedAt, { isLocked: true });
  const report = await removeTopic(remote, id, Date.now() + LONGEST_ANSWER_MS);
  if (report.topicDeleted) await removePendingWork(remote, removal);
  return report;
}
