import { expect, it } from 'vitest';
import { clockTrouble } from './clock-trouble.ts';

const MINUTE = 60_000;

it.each([
  [null, null],
  [5 * MINUTE, null],
  [-5 * MINUTE, null],
  [6 * MINUTE, { is: 'ahead', minutes: 6 }],
  [-2 * 24 * 60 * MINUTE, { is: 'behind', minutes: 2880 }],
])('a clock that is %s ms ahead is said as %j', (skewMs, said) => {
  expect(clockTrouble(skewMs)).toEqual(said);
});
