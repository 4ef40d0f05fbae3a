import { expect, it } from 'vitest';
import { clockSkew } from './clock-skew.ts';

const MINUTE = 60_000;

it.each([
  [null, null],
  [5 * MINUTE, null],
  [-5 * MINUTE, null],
  [6 * MINUTE, { is: 'ahead', minutes: 6 }],
  [-2 * 24 * 60 * MINUTE, { is: 'behind', minutes: 2880 }],
])('a clock that is %s ms ahead is reported as %j', (skewMs, said) => {
  expect(clockSkew(skewMs)).toEqual(said);
});
