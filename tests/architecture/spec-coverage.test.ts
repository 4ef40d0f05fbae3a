import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../support/build-app.ts';
import { publicRoutes, signedInRoutes } from '../support/routes.ts';

const page = readFileSync(join(repository, 'docs/spec-coverage.md'), 'utf8');
const rows = page
  .split('\n')
  .map(
    (line) => /^\| (.+) \| `([^`]+)` \| (.+) \|$/.exec(line)?.slice(1) as [said: string, file: string, words: string],
  )
  .filter(Boolean);

it.each(rows)('%s: proven in %s', (_, file, words) => {
  expect(existsSync(join(repository, file)), file).toBe(true);
  expect(readFileSync(join(repository, file), 'utf8')).toContain(words.replaceAll('\\|', '|'));
});

it('no line of the tables is overlooked, and there is one for each route', () => {
  const lines = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (---|The specification)/.test(line));
  expect(rows).toHaveLength(lines.length);
  expect(rows.length).toBeGreaterThan(120);
  const named = new Set(rows.map(([, , words]) => words));
  // Those of our own have no line: they are not in the specification.
  const aboutHer = ['/readings', '/your-data', '/needs-you', '/reminders', '/report', '/from-your-doctor'];
  const own = [...aboutHer, '/blog', '/more', '/account', '/who-looked', '/notifications'];
  const missing = [...publicRoutes, ...signedInRoutes].filter(
    (route) => !own.includes(route) && !named.has(`'${route}',`),
  );
  expect(missing).toEqual([]);
});
