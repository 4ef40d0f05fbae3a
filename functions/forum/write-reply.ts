import { forumPost } from '../../src/model/forum/forum-post.ts';
import { forumGrants, forumMessages, isModerator, readReply } from '../../src/model/forum/forum-rules.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { removePendingWork, pendingWork, pendingWorkOperation } from '../support/forum/pending-work.ts';
import {
  accepted,
  retryOnConflict,
  find,
  idIn,
  requireMayRemove,
  tryToRecount,
  type Body,
  type Caller,
} from './call-parameters.ts';
import { isAuthor, sign } from '../support/forum/author-pseudonyms.ts';
import { requireMayPost } from './first-post.ts';
import { Refusal } from '../support/forum/refusal.ts';
import { takePostingSlot } from '../support/forum/posting-limit.ts';
import { nameFor } from './write-topic.ts';

/**
 * Creates a reply with the id that the phone chose. A repeated request finds the existing reply and succeeds.
 * @throws Refusal
 */
export async function createReply(caller: Caller, body: Body): Promise<object> {
  const { remote, userId, labels } = caller;
  const id = idIn(body, 'id', forumMessages.reply);
  const topicId = idIn(body, 'topicId', forumMessages.reply);
  const { content } = accepted(readReply(body));
  const recountWork = pendingWork({ work: 'settle', type: 'topic', id: topicId });
  await retryOnConflict(async () => {
    const existing = await remote.get(forumPost.collection, id);
    if (existing && !(await isAuthor(caller, existing))) throw new Refusal('taken', 'This id is taken.');
    if (existing) return true;
    requireMayPost(caller);
    const topic = await find(caller, 'topic', topicId);
    if (topic['isLocked'] === true && !isModerator(labels))
      throw new Refusal('locked', 'This topic takes no more replies.');
    const userName = nameFor(caller, body);
    const { by, steps } = await sign(caller, topicId, userName);
    const data = { userId: by, userName, topicId, content, voteScore: 0, isHidden: false };
    const isDone = await remote.commit([
      ...steps,
      {
        action: 'create',
        collection: forumPost.collection,
        id,
        data: { ...data, $permissions: forumGrants(userId, false) },
      },
      await takePostingSlot(remote, userId, 'post'),
      pendingWorkOperation(recountWork),
    ]);
    return isDone || null;
  });
  const topic = await tryToRecount(caller, { type: 'topic', id: topicId });
  if (topic !== undefined) await removePendingWork(remote, recountWork);
  // The topic was removed meanwhile, and the new reply with it.
  if (topic === null) throw new Refusal('gone', 'This was removed.');
  return { id, isCounted: topic !== undefined };
}

/**
 * Changes the text of a reply, for its author only; readers see that it was edited.
 * @throws Refusal
 */
export async function editReply(caller: Caller, body: Body): Promise<object> {
  const id = idIn(body, 'replyId', forumMessages.reply);
  const { content } = accepted(readReply(body));
  return retryOnConflict(async () => {
    const reply = await find(caller, 'post', id);
    if (!(await isAuthor(caller, reply))) throw new Refusal('forbidden', 'Only its author may do this.');
    const fields = { content, editedAt: toInstant(Date.now()) };
    return (await caller.remote.change(forumPost.collection, id, reply.$updatedAt, fields)) ? { id } : null;
  });
}

/**
 * Deletes a reply, for its author and for moderators.
 * @throws Refusal
 */
export async function deleteReply(caller: Caller, body: Body): Promise<object> {
  const { remote } = caller;
  const id = idIn(body, 'replyId', forumMessages.replyDeletion);
  const topicId = idIn(body, 'topicId', forumMessages.replyDeletion);
  const recounts = [
    pendingWork({ work: 'settle', type: 'topic', id: topicId }),
    pendingWork({ work: 'settle', type: 'post', id }),
  ] as const;
  await retryOnConflict(async () => {
    const reply = await find(caller, 'post', id);
    if (reply['topicId'] !== topicId) throw new Refusal('invalid', forumMessages.replyDeletion);
    await requireMayRemove(caller, reply);
    const isDone = await remote.commit([
      { action: 'delete', collection: forumPost.collection, id },
      ...recounts.map(pendingWorkOperation),
    ]);
    return isDone || null;
  });
  const counted = [
    await tryToRecount(caller, { type: 'topic', id: topicId }),
    await tryToRecount(caller, { type: 'post', id }),
  ];
  for (const [index, recountWork] of recounts.entries())
    if (counted[index] !== undefined) await removePendingWork(remote, recountWork);
  return { id };
}
