import { forumGrants, forumMessages, readTopic, shownName } from '../../src/model/forum-rules.ts';
import { DEFAULT_USER_NAME, forumTopic } from '../../src/model/forum-topic.ts';
import { toInstant } from '../../src/model/instant.ts';
import { forget, noteOf, writing } from '../forum-counters/notes.ts';
import { accepted, again, find, idIn, tryToSettle, type Body, type Caller } from './asked.ts';
import { isAuthor, sign } from './author.ts';
import { requireMayPost } from './first-post.ts';
import { Refusal } from './refusal.ts';
import { takeTurn } from './take-turn.ts';

/** The name under which somebody writes: her own only when she asked for it, because topics are read by everybody. */
export const nameFor = ({ name }: Caller, { isNamed }: Body): string =>
  isNamed === true ? shownName(name) : DEFAULT_USER_NAME;

/** A new topic under the id that the phone gave it; the same one asked for again is answered as it is. @throws Refusal */
export async function createTopic(caller: Caller, body: Body): Promise<object> {
  const { remote, userId } = caller;
  const id = idIn(body, 'id', forumMessages.topic);
  const text = accepted(readTopic(body));
  const note = noteOf({ work: 'settle', type: 'topic', id });
  await again(async () => {
    const held = await remote.get(forumTopic.collection, id);
    if (held && !(await isAuthor(caller, held))) throw new Refusal('taken', 'This id is taken.');
    if (held) return true;
    requireMayPost(caller);
    const fresh = { voteScore: 0, replyCount: 0, isLocked: false, isPinned: false, isHidden: false };
    const lastReplyAt = toInstant(Date.now());
    const userName = nameFor(caller, body);
    const { by, steps } = await sign(caller, id, userName);
    const data = { userId: by, userName, ...text, ...fresh, lastReplyAt };
    const isDone = await remote.commit([
      ...steps,
      {
        action: 'create',
        collection: forumTopic.collection,
        id,
        data: { ...data, $permissions: forumGrants(userId, false) },
      },
      await takeTurn(remote, userId, 'post'),
      writing(note),
    ]);
    return isDone || null;
  });
  const topic = await tryToSettle(caller, { type: 'topic', id });
  if (topic !== undefined) await forget(remote, note);
  return { id };
}

/** Changes the words of a topic, for its author alone. @throws Refusal */
export async function editTopic(caller: Caller, body: Body): Promise<object> {
  const id = idIn(body, 'topicId', forumMessages.topic);
  const text = accepted(readTopic(body));
  return again(async () => {
    const topic = await find(caller, 'topic', id);
    if (!(await isAuthor(caller, topic))) throw new Refusal('forbidden', 'Only its author may do this.');
    const fields = { ...text };
    return (await caller.remote.change(forumTopic.collection, id, topic.$updatedAt, fields)) ? { id } : null;
  });
}
