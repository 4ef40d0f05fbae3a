import { forumPost } from '../../src/model/forum-post.ts';
import { forumGrants, forumMessages, isModerator, readReply } from '../../src/model/forum-rules.ts';
import { forget, noteOf, writing } from '../forum-counters/notes.ts';
import { accepted, again, find, idIn, requireMayRemove, tryToSettle, type Body, type Caller } from './asked.ts';
import { isAuthor, sign } from './author.ts';
import { requireMayPost } from './first-post.ts';
import { Refusal } from './refusal.ts';
import { takeTurn } from './take-turn.ts';
import { nameFor } from './write-topic.ts';

/** A new reply under the id that the phone gave it; the same one asked for again is answered as it is. @throws Refusal */
export async function createReply(caller: Caller, body: Body): Promise<object> {
  const { remote, userId, labels } = caller;
  const id = idIn(body, 'id', forumMessages.reply);
  const topicId = idIn(body, 'topicId', forumMessages.reply);
  const { content } = accepted(readReply(body));
  const note = noteOf({ work: 'settle', type: 'topic', id: topicId });
  await again(async () => {
    const held = await remote.get(forumPost.collection, id);
    if (held && !(await isAuthor(caller, held))) throw new Refusal('taken', 'This id is taken.');
    if (held) return true;
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
      await takeTurn(remote, userId, 'post'),
      writing(note),
    ]);
    return isDone || null;
  });
  const topic = await tryToSettle(caller, { type: 'topic', id: topicId });
  if (topic !== undefined) await forget(remote, note);
  // Removed while she wrote: what was just made went with it.
  if (topic === null) throw new Refusal('gone', 'This was removed.');
  return { id };
}

/** Takes a reply away, for its author and moderators. @throws Refusal */
export async function deleteReply(caller: Caller, body: Body): Promise<object> {
  const { remote } = caller;
  const id = idIn(body, 'replyId', forumMessages.replyDeletion);
  const topicId = idIn(body, 'topicId', forumMessages.replyDeletion);
  const notes = [
    noteOf({ work: 'settle', type: 'topic', id: topicId }),
    noteOf({ work: 'settle', type: 'post', id }),
  ] as const;
  await again(async () => {
    const reply = await find(caller, 'post', id);
    if (reply['topicId'] !== topicId) throw new Refusal('invalid', forumMessages.replyDeletion);
    await requireMayRemove(caller, reply);
    const isDone = await remote.commit([
      { action: 'delete', collection: forumPost.collection, id },
      ...notes.map(writing),
    ]);
    return isDone || null;
  });
  const settled = [
    await tryToSettle(caller, { type: 'topic', id: topicId }),
    await tryToSettle(caller, { type: 'post', id }),
  ];
  for (const [at, note] of notes.entries()) if (settled[at] !== undefined) await forget(remote, note);
  return { id };
}
