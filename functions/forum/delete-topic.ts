import { forumMessages, type TopicDeletion } from '../../src/model/forum-rules.ts';
import { forumTopic } from '../../src/model/forum-topic.ts';
import { functionState } from '../../src/model/function-state.ts';
import { forget, noteOf, writing } from '../forum-counters/notes.ts';
import { hashedId } from '../hashed-id.ts';
import { removeTopic } from '../forum-counters/remove-topic.ts';
import { find, idIn, requireMayRemove, type Body, type Caller } from './asked.ts';

/** Whoever asked waits no longer; the schedule does the rest. Appwrite ends the waiting after 30 s. */
const LONGEST_ANSWER_MS = 20_000;

/**
 * Takes a topic away with its replies, for its author and moderators. Written down first and shut to new replies, so that
 * an interruption only means that the next run goes on.
 * @returns the spec's report
 * @throws Refusal
 */
export async function deleteTopic(caller: Caller, body: Body): Promise<TopicDeletion> {
  const { remote } = caller;
  const id = idIn(body, 'topicId', forumMessages.topicDeletion);
  const topic = await find(caller, 'topic', id);
  await requireMayRemove(caller, topic);
  const note = noteOf({ work: 'remove', id }, hashedId('remove', id));
  await remote.upsert(functionState.collection, note.noteId, writing(note).data ?? {});
  await remote.change(forumTopic.collection, id, topic.$updatedAt, { isLocked: true });
  const report = await removeTopic(remote, id, Date.now() + LONGEST_ANSWER_MS);
  if (report.topicDeleted) await forget(remote, note);
  return report;
}
