import { expect, it } from 'vitest';
import { acceptedLanguages } from './accept-language.ts';

it.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', ['fr-CH', 'fr', 'en']],
  ['en;q=0.5,sw', ['sw', 'en']],
  ['de;q=0, ar; q=0.3', ['ar']],
  ['*', ['*']],
  ['', []],
  [';;,q=1;,hi;q=x', ['q=1']],
])('%j accepts %j', (header, wanted) => {
  expect(acceptedLanguages(header)).toEqual(wanted);
});
