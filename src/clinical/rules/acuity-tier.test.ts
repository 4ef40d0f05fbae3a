import { describe, expect, it } from 'vitest';
import { highest, mustBeAcknowledged, tierRank, tiers, type Tier } from './acuity-tier.ts';

const all: (Tier | null)[] = [null, ...tiers];

describe('the highest tier wins', () => {
  it.each(all.flatMap((a) => all.map((b) => [a, b] as const)))('of %s and %s, in either order', (a, b) => {
    const won = highest(a, b);
    expect(tierRank(won)).toBe(Math.max(tierRank(a), tierRank(b)));
    expect(highest(b, a)).toBe(won);
  });

  it('orders them from nothing to EMERGENCY', () => {
    expect(all.map(tierRank)).toEqual([0, 1, 2, 3, 4]);
  });
});

it.each([
  ['EMERGENCY', true],
  ['URGENT', true],
  ['TODAY', false],
  ['SELF_CARE', false],
  [null, false],
] as const)('a card of %s must be acknowledged: %s', (tier, expected) => {
  expect(mustBeAcknowledged(tier)).toBe(expected);
});
