import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each([
  ['en-GB', 'Dr Njeri', 'Dr Njeri'],
  ['en-GB', 'أمينة', '\u2068أمينة\u2069'],
  ['ar', 'أمينة', 'أمينة'],
  ['ar', 'Dr Njeri', 'Dr Njeri'],
  ['ar', '', ''],
])('in %s the name %j stands in a sentence as %j', (locale, name, stands) => {
  expect(isolated({ locale }, name)).toBe(stands);
});
