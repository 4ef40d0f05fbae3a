import { Query } from 'node-appwrite';
import { forumMessages } from '../../src/model/forum-rules.ts';
import { ownerGrants } from '../../src/model/permission.ts';
import { vote, voteWishes, type VoteWish } from '../../src/model/vote.ts';
import { forget, noteOf, writing } from '../forum-counters/notes.ts';
import type { Operation } from '../forum-counters/remote.ts';
import { again, find, targetIn, tryToSettle, type Body, type Caller } from './asked.ts';
import { Refusal } from './refusal.ts';
import { takeTurn } from './take-turn.ts';

const isWish = (value: unknown): value is VoteWish => (voteWishes as readonly unknown[]).includes(value);

/**
 * Makes the caller's vote what she wishes it to be. Not a switch: the same wish sent twice after a lost answer is the
 * same vote, so that the second tap that takes a vote back is the phone's to turn into `remove`.
 * @returns her vote and the score with it
 * @throws Refusal
 */
export async function castVote(caller: Caller, body: Body): Promise<object> {
  const { remote, userId } = caller;
  const target = targetIn(body, forumMessages.vote);
  const { voteType } = body;
  if (!isWish(voteType)) throw new Refusal('invalid', 'A vote is up, down or remove.');
  const note = noteOf({ work: 'settle', type: target.type, id: target.id });
  const isChanged = await again<{ is: boolean }>(async () => {
    await find(caller, target.type, target.id);
    const isHers = [Query.equal('userId', [userId]), Query.equal('targetId', [target.id])];
    const [held] = await remote.list(vote.collection, ...isHers, Query.limit(1));
    // By chance: an id that follows from account and target tells everybody, by 401 or 404, whether she voted.
    const id = held?.$id ?? crypto.randomUUID();
    if ((held?.['voteType'] ?? 'remove') === voteType) return { is: false };
    const data = {
      userId,
      targetId: target.id,
      targetType: target.type,
      voteType,
      $permissions: ownerGrants(vote.creatorMay, userId),
    };
    const step: Operation =
      voteType === 'remove'
        ? { action: 'delete', collection: vote.collection, id }
        : { action: held ? 'update' : 'create', collection: vote.collection, id, data };
    const isDone = await remote.commit([step, await takeTurn(remote, userId, 'vote'), writing(note)]);
    return isDone ? { is: true } : null;
  });
  const settled = await tryToSettle(caller, target);
  if (isChanged.is && settled !== undefined) await forget(remote, note);
  if (settled === null) throw new Refusal('gone', 'This was removed.');
  return { voteType, voteScore: settled?.['voteScore'] ?? null };
}
