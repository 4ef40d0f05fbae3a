import { expect, it } from 'vitest';
import { phaseAt } from './phase-at.ts';

it.each([
  [0, { phase: 0, left: 4000, round: 0 }],
  [3999, { phase: 0, left: 1, round: 0 }],
  [4000, { phase: 1, left: 6000, round: 0 }],
  [9999, { phase: 1, left: 1, round: 0 }],
  [10_000, { phase: 0, left: 4000, round: 1 }],
  [25_000, { phase: 1, left: 5000, round: 2 }],
])('after %i ms of 4 s in and 6 s out', (passed, expected) => {
  expect(phaseAt(passed, [4000, 6000])).toEqual(expected);
});
