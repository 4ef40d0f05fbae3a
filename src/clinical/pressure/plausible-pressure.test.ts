import { expect, it } from 'vitest';
import { fromCentimetres } from './plausible-pressure.ts';

it.each([
  [12, 8, [120, 80]],
  [12.3, 7.9, [123, 79]],
  [18, 11, [180, 110]],
  [5, 2, [50, 20]],
  [30, 19.9, [300, 199]],
  // Pairs that are saved as they are, or that are no possible pressure after conversion either.
  [120, 8, null],
  [12, 80, null],
  [50, 19, null],
  [49, 20, null],
  [4.9, 2, null],
  [30.1, 12, null],
  [12.34, 8, null],
  [8, 12, null],
  [0, 0, null],
  [-12, -8, null],
  [NaN, 8, null],
] as const)('%f/%f is %j mmHg', (systolic, diastolic, meant) => {
  const pair = meant && { systolic: meant[0], diastolic: meant[1] };
  expect(fromCentimetres({ systolic, diastolic })).toEqual(pair);
});
