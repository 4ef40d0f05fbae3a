import { describe, expect, it } from 'vitest';
import type { PendingForumWrite } from '@/model/forum/forum-write.ts';
import type { VoteChoice } from '@/model/forum/vote.ts';
import { nextVote, scoreWith, voteOn } from './votes.ts';

const pendingVote = (voteType: VoteChoice, state: PendingForumWrite['state'] = 'waiting'): PendingForumWrite => ({
  id: 'vote-t',
  state,
  at: 1,
  write: { kind: 'vote', targetId: 't', targetType: 'topic', voteType },
});

describe('the shown score', () => {
  it.each([
    ['no vote', {}, [], 7],
    ['a pending vote', {}, [pendingVote('up')], 8],
    ['a pending change of the vote', { t: 'up' }, [pendingVote('down')], 5],
    ['a pending removal of the vote', { t: 'down' }, [pendingVote('remove')], 8],
    ['a vote that the forum has already counted', { t: 'up' }, [pendingVote('up', 'sent')], 7],
    ['a rejected vote', {}, [pendingVote('up', 'gone')], 7],
    ['a vote on something else', { other: 'up' }, [], 7],
  ] as const)("with %s differs by at most the user's own vote", (_, votes, writes, shown) => {
    expect(scoreWith(7, voteOn('t', votes, writes))).toBe(shown);
  });
});

it.each([
  ['remove', 'up', 'up'],
  ['up', 'up', 'remove'],
  ['up', 'down', 'down'],
  ['down', 'down', 'remove'],
] as const)('with the vote "%s" a tap on "%s" results in "%s"', (chosen, tapped, next) => {
  expect(nextVote(chosen, tapped)).toBe(next);
});
