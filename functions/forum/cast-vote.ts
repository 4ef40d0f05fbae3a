import { Query } from 'node-appwrite';
import { forumMessages } from '../../src/model/forum/forum-rules.ts';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import { vote, voteChoices, type VoteChoice } from '../../src/model/forum/vote.ts';
import { removePendingWork, pendingWork, pendingWorkOperation } from '../support/forum/pending-work.ts';
import type { Operation } from '../support/forum/remote.ts';
import { retryOnConflict, find, targetIn, tryToRecount, type Body, type Caller } from './call-parameters.ts';
import { Refusal } from '../support/forum/refusal.ts';
import { takePostingSlot } from '../support/forum/posting-limit.ts';

const isVoteChoice = (value: unknown): value is VoteChoice => (voteChoices as readonly unknown[]).includes(value);

/**
 * Sets the caller's vote to the value in the body. It is not a toggle: a request repeated after a lost response has the
 * same result. The phone sends `remove` when a second tap takes a vote back.
 * @returns the vote and the new score
 * @throws Refusal
 */
export async function castVote(caller: Caller, body: Body): Promise<object> {
  const { remote, userId } = caller;
  const target = targetIn(body, forumMessages.vote);
  const { voteType } = body;
  if (!isVoteChoice(voteType)) throw new Refusal('invalid', 'A vote is up, down or remove.');
  const recountWork = pendingWork({ work: 'settle', type: target.type, id: target.id });
  const isChanged = await retryOnConflict<{ is: boolean }>(async () => {
    await find(caller, target.type, target.id);
    const ofCaller = [Query.equal('userId', [userId]), Query.equal('targetId', [target.id])];
    const [existing] = await remote.list(vote.collection, ...ofCaller, Query.limit(1));
    // Use a random id: with an id computed from account and target, anybody could learn from a 401 or 404 whether this
    // user voted.
    const id = existing?.$id ?? crypto.randomUUID();
    if ((existing?.['voteType'] ?? 'remove') === voteType) return { is: false };
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
        : { action: existing ? 'update' : 'create', collection: vote.collection, id, data };
    const isDone = await remote.commit([
      step,
      await takePostingSlot(remote, userId, 'vote'),
      pendingWorkOperation(recountWork),
    ]);
    return isDone ? { is: true } : null;
  });
  const counted = await tryToRecount(caller, target);
  if (isChanged.is && counted !== undefined) await removePendingWork(remote, recountWork);
  if (counted === null) throw new Refusal('gone', 'This was removed.');
  return { voteType, voteScore: counted?.['voteScore'] ?? null, isCounted: counted !== undefined };
}
