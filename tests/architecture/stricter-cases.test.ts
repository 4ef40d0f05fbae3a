import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { stricterCases } from '../contract/server/stricter-than-appwrite.ts';

const folder = fileURLToPath(new URL('../contract/', import.meta.url));
const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(folder + path, 'utf8'))
  .join('\n');

/** A title that is only a place for a table row would match everything. */
const hasWords = (title: string): boolean => title.replaceAll(/%[sj]/g, '').trim().length > 3;

/** The titles of tests; a title built from a table row matches any text in the row's place. */
const titles = [...text.matchAll(/(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async )?\(/g)]
  .map(([, , title = '']) => title)
  .filter(hasWords)
  .map((title) => new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/%[sj]/g, '.+')}$`));

it('every case that Appwrite does not pass is one of the contract tests, so that the list does not outlive them', () => {
  expect(titles.length).toBeGreaterThan(100);
  expect(stricterCases.filter((name) => !titles.some((title) => title.test(name)))).toEqual([]);
});
