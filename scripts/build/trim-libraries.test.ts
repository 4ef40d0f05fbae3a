import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withOwnNumberFormat, withoutLocaleCheck, withoutLocaleChoice } from './trim-libraries.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

it('words are set up without asking the browser which dates it can write', () => {
  const whole = read('../../node_modules/@formatjs/intl/index.js');
  const lean = withoutLocaleCheck(whole);
  expect(whole).toContain('supportedLocalesOf');
  expect(lean).not.toContain('supportedLocalesOf');
  expect(parseAst(lean).body).toHaveLength(parseAst(whole).body.length);
  expect(() => withoutLocaleCheck(lean)).toThrow(/was not found/);
});

it('words write whole numbers without a number format of the browser', () => {
  const whole = read('../../node_modules/@formatjs/intl/index.js');
  const lean = withOwnNumberFormat(whole);
  expect(whole).toContain('new Intl.NumberFormat(');
  expect(lean).not.toContain('new Intl.NumberFormat(');
  expect(parseAst(lean).body).toHaveLength(parseAst(whole).body.length + 1);
  expect(() => withOwnNumberFormat(lean)).toThrow(/was not found/);
});

it('a message takes the locale that it is given, without asking the browser which ones it knows', () => {
  const whole = read('../../node_modules/intl-messageformat/index.js');
  const lean = withoutLocaleChoice(whole);
  const choices = (code: string) => code.match(/supportedLocalesOf/g)?.length ?? 0;
  expect(choices(lean)).toBe(choices(whole) - 1);
  expect(parseAst(lean).body).toHaveLength(parseAst(whole).body.length);
  expect(() => withoutLocaleChoice(lean)).toThrow(/was not found/);
});
