import type { PendingForumWrite } from '@/model/forum/forum-write.ts';
import type { VoteType, VoteChoice } from '@/model/forum/vote.ts';
import type { UserVotes } from '@/sync/api/community/forum.ts';

const worth = { up: 1, down: -1, remove: 0 } as const satisfies Record<VoteChoice, number>;

/** The user's vote as stored on the server, and as it will be after the pending write. */
interface UserVote {
  readonly known: VoteChoice;
  readonly chosen: VoteChoice;
}

/** The user's vote on one target; a pending write takes precedence over the loaded vote. */
export function voteOn(id: string, votes: UserVotes, writes: readonly PendingForumWrite[]): UserVote {
  const known = (Object.hasOwn(votes, id) ? votes[id] : null) ?? 'remove';
  const pending = writes.find(
    ({ state, write }) => (state === 'waiting' || state === 'sent') && write.kind === 'vote' && write.targetId === id,
  )?.write;
  return { known, chosen: pending?.kind === 'vote' ? pending.voteType : known };
}

/**
 * The score after the pending vote arrives. Only the difference is computed here, because only the server has the
 * total.
 */
export const scoreWith = (score: number | null | undefined, { known, chosen }: UserVote): number =>
  (score ?? 0) + worth[chosen] - worth[known];

/** The vote after a tap on an arrow: tapping the same arrow again removes the vote. */
export const nextVote = (chosen: VoteChoice, tapped: VoteType): VoteChoice => (chosen === tapped ? 'remove' : tapped);
