import { describe, expect, it } from 'vitest';
import type { KeptWrite } from '@/model/forum-write.ts';
import type { VoteWish } from '@/model/vote.ts';
import { nextWish, scoreWith, voteOn } from './votes.ts';

const wish = (voteType: VoteWish, state: KeptWrite['state'] = 'waiting'): KeptWrite => ({
  id: 'vote-t',
  state,
  at: 1,
  write: { kind: 'vote', targetId: 't', targetType: 'topic', voteType },
});

describe('the score that is shown', () => {
  it.each([
    ['nothing voted', {}, [], 7],
    ['a vote that waits', {}, [wish('up')], 8],
    ['a vote that turned round and waits', { t: 'up' }, [wish('down')], 5],
    ['a vote taken back that waits', { t: 'down' }, [wish('remove')], 8],
    ['a vote that the forum has counted already', { t: 'up' }, [wish('up', 'sent')], 7],
    ['a vote that was refused', {}, [wish('up', 'gone')], 7],
    ['a vote on something else', { other: 'up' }, [], 7],
  ] as const)('with %s differs by no more than her own vote', (_, votes, writes, shown) => {
    expect(scoreWith(7, voteOn('t', votes, writes))).toBe(shown);
  });
});

it.each([
  ['remove', 'up', 'up'],
  ['up', 'up', 'remove'],
  ['up', 'down', 'down'],
  ['down', 'down', 'remove'],
] as const)('with a vote %s a tap on %s wishes %s', (wished, tapped, next) => {
  expect(nextWish(wished, tapped)).toBe(next);
});
