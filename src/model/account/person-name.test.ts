import { expect, it } from 'vitest';
import { plainName } from './person-name.ts';

it.each([
  ['Amina \u202eoneitO', 'Amina oneitO'],
  ['  Dr\u0000\n Ada ', 'Dr Ada'],
  ['\u2066أمينة\u2069', 'أمينة'],
  ['Zoë-Marie O’Neill 🤰', 'Zoë-Marie O’Neill 🤰'],
  [' \u200f ', ''],
  [null, ''],
])('the name %j is shown as %j', (name, shown) => {
  expect(plainName(name)).toBe(shown);
});
