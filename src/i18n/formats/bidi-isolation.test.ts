import { expect, it } from 'vitest';
import { bidiIsolate } from './bidi-isolation.ts';

it.each([
  ['en-GB', 'Dr Njeri', 'Dr Njeri'],
  ['en-GB', 'أمينة', '\u2068أمينة\u2069'],
  ['ar', 'أمينة', 'أمينة'],
  ['ar', 'Dr Njeri', 'Dr Njeri'],
  ['ar', '', ''],
])('in %s the name %j is written in a sentence as %j', (locale, name, stands) => {
  expect(bidiIsolate({ locale }, name)).toBe(stands);
});
