import { forumGrants, forumMessages, readTopic, displayName } from '../../src/model/forum/forum-rules.ts';
import { DEFAULT_USER_NAME, forumTopic } from '../../src/model/forum/forum-topic.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { removePendingWork, pendingWork, pendingWorkOperation } from '../support/forum/pending-work.ts';
import { accepted, retryOnConflict, find, idIn, tryToRecount, type Body, type Caller } from './call-parameters.ts';
import { isAuthor, sign } from '../support/forum/author-pseudonyms.ts';
import { requireMayPost } from './first-post.ts';
import { Refusal } from '../support/forum/refusal.ts';
import { takePostingSlot } from '../support/forum/posting-limit.ts';

/** The name that a text shows: the user's name only if she asked for it, because everybody can read the forum. */
export const nameFor = ({ name }: Caller, { isNamed }: Body): string =>
  isNamed === true ? displayName(name) : DEFAULT_USER_NAME;

/**
 * Creates a topic with the id that the phone chose. A repeated request finds the existing topic and succeeds.
 * @throws Refusal
 */
export async function createTopic(caller: Caller, body: Body): Promise<object> {
  const { remote, userId } = caller;
  const id = idIn(body, 'id', forumMessages.topic);
  const text = accepted(readTopic(body));
  const recountWork = pendingWork({ work: 'settle', type: 'topic', id });
  await retryOnConflict(async () => {
    const existing = await remote.get(forumTopic.collection, id);
    if (existing && !(await isAuthor(caller, existing))) throw new Refusal('taken', 'This id is taken.');
    if (existing) return true;
    requireMayPost(caller);
    const initial = { voteScore: 0, replyCount: 0, isLocked: false, isPinned: false, isHidden: false };
    const lastReplyAt = toInstant(Date.now());
    const userName = nameFor(caller, body);
    const { by, steps } = await sign(caller, id, userName);
    const data = { userId: by, userName, ...text, ...initial, lastReplyAt };
    const isDone = await remote.commit([
      ...steps,
      {
        action: 'create',
        collection: forumTopic.collection,
        id,
        data: { ...data, $permissions: forumGrants(userId, false) },
      },
      await takePostingSlot(remote, userId, 'post'),
      pendingWorkOperation(recountWork),
    ]);
    return isDone || null;
  });
  const topic = await tryToRecount(caller, { type: 'topic', id });
  if (topic !== undefined) await removePendingWork(remote, recountWork);
  return { id };
}

/**
 * Changes the text of a topic, for its author only.
 * @throws Refusal
 */
export async function editTopic(caller: Caller, body: Body): Promise<object> {
  const id = idIn(body, 'topicId', forumMessages.topic);
  const text = accepted(readTopic(body));
  return retryOnConflict(async () => {
    const topic = await find(caller, 'topic', id);
    if (!(await isAuthor(caller, topic))) throw new Refusal('forbidden', 'Only its author may do this.');
    const fields = { ...text, editedAt: toInstant(Date.now()) };
    return (await caller.remote.change(forumTopic.collection, id, topic.$updatedAt, fields)) ? { id } : null;
  });
}
