import { expect, it } from 'vitest';
import { initialsOf, tintOf, tints } from './avatar-initials.ts';

it.each([
  ['Rehema Njeri', 'RN'],
  ['anonymous', 'A'],
  ['مريم', 'م'],
  ['प्रिया शर्मा', 'पश'],
  ['Mary Ann van Dyk', 'MA'],
  ['🤰 !', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('the same seed always has the same tint, and different seeds differ', () => {
  expect(tintOf('amina')).toBe(tintOf('amina'));
  expect(new Set(Array.from({ length: 40 }, (_, nth) => tintOf(`user-${nth}`)))).toEqual(new Set(tints));
});
