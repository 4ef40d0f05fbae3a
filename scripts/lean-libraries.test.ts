import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import {
  leanDexie,
  usedMethods,
  withOwnNumberFormat,
  withoutLocaleCheck,
  withoutLocaleChoice,
  withoutUnused,
} from './lean-libraries.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

it('the SDK keeps every method that the app calls, and its client as it is, and is far smaller', () => {
  const whole = read('../node_modules/appwrite/dist/esm/sdk.js');
  const lean = withoutUnused(whole, usedMethods());
  for (const kept of ['listDocuments(', 'createTransaction(', 'createEmailPasswordSession(', 'prepareRequest('])
    expect(lean).toContain(`    ${kept}`);
  expect(lean).not.toContain('    createMagicURLToken(');
  expect(parseAst(lean).body).toHaveLength(parseAst(whole).body.length);
  expect(lean.length).toBeLessThan(whole.length * 0.9);
});

it('a method that only another of its kind calls stays', () => {
  const code = 'class Account { a() { return this.b(1); } b() {} c() {} } class Other { d() {} }';
  expect(withoutUnused(code, new Set(['a'])).replaceAll(/\s+/g, ' ')).toBe(
    'class Account { a() { return this.b(1); } b() {} } class Other { d() {} }',
  );
});

it('the build of Dexie that the app takes is of the version that RxDB was made for', async () => {
  const { Dexie: taken } = (await import(/* @vite-ignore */ leanDexie.replacement)) as typeof import('dexie');
  const { version } = JSON.parse(read('../node_modules/dexie/package.json')) as { version: string };
  expect(taken.semVer).toBe(version);
});

it('words are set up without asking the browser which dates it can write', () => {
  const whole = read('../node_modules/@formatjs/intl/index.js');
  const lean = withoutLocaleCheck(whole);
  expect(whole).toContain('supportedLocalesOf');
  expect(lean).not.toContain('supportedLocalesOf');
  expect(parseAst(lean).body).toHaveLength(parseAst(whole).body.length);
  expect(() => withoutLocaleCheck(lean)).toThrow(/was not found/);
});

it('words write whole numbers without a number format of the browser', () => {
  const whole = read('../node_modules/@formatjs/intl/index.js');
  const lean = withOwnNumberFormat(whole);
  expect(whole).toContain('new Intl.NumberFormat(');
  expect(lean).not.toContain('new Intl.NumberFormat(');
  expect(parseAst(lean).body).toHaveLength(parseAst(whole).body.length + 1);
  expect(() => withOwnNumberFormat(lean)).toThrow(/was not found/);
});

it('a message takes the locale that it is given, without asking the browser which ones it knows', () => {
  const whole = read('../node_modules/intl-messageformat/index.js');
  const lean = withoutLocaleChoice(whole);
  const choices = (code: string) => code.match(/supportedLocalesOf/g)?.length ?? 0;
  expect(choices(lean)).toBe(choices(whole) - 1);
  expect(parseAst(lean).body).toHaveLength(parseAst(whole).body.length);
  expect(() => withoutLocaleChoice(lean)).toThrow(/was not found/);
});
