import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../support/build/build-app.ts';
import { publicRoutes, signedInRoutes } from '../support/samples/routes.ts';

const pageOf = (name: string) => readFileSync(join(repository, 'docs', name), 'utf8');
const rowsOf = (page: string) =>
  page
    .split('\n')
    .map(
      (line) => /^\| (.+) \| `([^`]+)` \| (.+) \|$/.exec(line)?.slice(1) as [said: string, file: string, words: string],
    )
    .filter(Boolean);
const [page, faultPage] = [pageOf('spec-coverage.md'), pageOf('faults.md')];
const departurePage = pageOf('decisions/departures-from-the-specification.md');
const [rows, faults, departures] = [rowsOf(page), rowsOf(faultPage), rowsOf(departurePage)];

it.each([...rows, ...faults, ...departures])('%s: proven in %s', (_, file, words) => {
  expect(existsSync(join(repository, file)), file).toBe(true);
  expect(readFileSync(join(repository, file), 'utf8')).toContain(words.replaceAll('\\|', '|'));
});

it('every row of the coverage names a test that makes the situation, or a departure', () => {
  const departurePath = 'docs/decisions/departures-from-the-specification.md';
  const isHeading = (words: string) => departurePage.split('\n').includes(words);
  // This file only compares the texts of the catalogue, so it proves no behaviour.
  const onlyCompares = 'tests/model/spec-messages.test.ts';
  const wrong = rows.filter(([, file, words]) =>
    file === departurePath ? !isHeading(words) : !/\.(?:test|spec)\.tsx?$/.test(file) || file === onlyCompares,
  );
  expect(wrong).toEqual([]);
});

it('no line of the tables is overlooked, and there is one for each route', () => {
  const lines = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (---|The specification)/.test(line));
  expect(rows).toHaveLength(lines.length);
  expect(rows.length).toBeGreaterThan(120);
  const named = rows.flatMap(
    ([said]) => /^`(\/[^`]*)` (is public|needs sign-in)$/.exec(said)?.slice(1, 3).join(' ') ?? [],
  );
  // The app's own pages have no row, because they are not in the specification.
  const aboutHer = [
    '/readings',
    '/movements',
    '/contractions',
    '/your-data',
    '/needs-you',
    '/reminders',
    '/report',
    '/from-your-doctor',
  ];
  const library = ['/resources/topics/food', '/resources/articles/movements'];
  const own = [
    ...aboutHer,
    ...library,
    '/blog',
    '/more',
    '/account',
    '/who-looked',
    '/notifications',
    '/app-lock',
    '/profile/health',
    '/clock',
  ];
  // The specification writes a parameter where the tests have an example value.
  const addressOf = (route: string) => route.replace(/\/first-weeks$/, '/{slug}').replace(/\/topic-1$/, '/{topicId}');
  const visited = [
    ...publicRoutes.filter((route) => !own.includes(route)).map((route) => `${route} is public`),
    ...signedInRoutes.filter((route) => !own.includes(route)).map((route) => `${addressOf(route)} needs sign-in`),
  ];
  expect(named.toSorted()).toEqual(visited.toSorted());
});

it('every departure has the words of both, a reason and a test', () => {
  const sections = departurePage.split('\n## ').slice(1);
  expect(sections.length).toBeGreaterThan(4);
  for (const section of sections) {
    for (const part of ['**Specification (', '**Maia:**', '**Why:**']) expect(section).toContain(part);
    expect(rowsOf(section).length, section).toBeGreaterThan(0);
  }
});

it('every fault of the list has a row, or a reason for having none', () => {
  const without = faultPage.split('Without a test:')[1] ?? '';
  const missing = Array.from({ length: 82 }, (_, at) => `F${String(at + 1).padStart(2, '0')}`).filter(
    (name) => !faults.some(([said]) => said.startsWith(`${name} `)) && !without.includes(name),
  );
  expect(missing).toEqual([]);
});
