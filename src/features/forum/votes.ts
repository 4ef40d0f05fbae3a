import type { KeptWrite } from '@/model/forum-write.ts';
import type { VoteType, VoteWish } from '@/model/vote.ts';
import type { OwnVotes } from '@/sync/online/forum.ts';

const worth = { up: 1, down: -1, remove: 0 } as const satisfies Record<VoteWish, number>;

/** What the server knows of her vote, and what she wishes it to be. */
interface OwnVote {
  readonly known: VoteWish;
  readonly wished: VoteWish;
}

/** Her vote on one target: a wish on its way counts before what was read. */
export function voteOn(id: string, votes: OwnVotes, writes: readonly KeptWrite[]): OwnVote {
  const known = (Object.hasOwn(votes, id) ? votes[id] : null) ?? 'remove';
  const own = writes.find(
    ({ state, write }) => (state === 'waiting' || state === 'sent') && write.kind === 'vote' && write.targetId === id,
  )?.write;
  return { known, wished: own?.kind === 'vote' ? own.voteType : known };
}

/** The score as it will be when her wish has arrived: never the whole sum, which only the server knows. */
export const scoreWith = (score: number | null | undefined, { known, wished }: OwnVote): number =>
  (score ?? 0) + worth[wished] - worth[known];

/** What a tap on an arrow wishes: the same one again takes the vote back. */
export const nextWish = (wished: VoteWish, tapped: VoteType): VoteWish => (wished === tapped ? 'remove' : tapped);
