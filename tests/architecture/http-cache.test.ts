import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));

/**
 * Files that may use the HTTP cache: the service worker keeps the cache mode of the page's request; the others fetch
 * only files of the app.
 */
const withoutApi = [
  'features/report/pdf/make-pdf.ts',
  'workers/first-paint-route.ts',
  'workers/offline-fallback.ts',
  'workers/previous-version-cache.ts',
];

it('every fetch of the app forbids the browser to store the answer, except for files of the app', () => {
  const callers = sources.filter(({ text }) =>
    /[^.\w]fetch\((?!\))/.test(text.replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '')),
  );
  expect(callers.map(({ path }) => path)).toEqual(expect.arrayContaining(withoutApi));
  const storing = callers.filter(
    ({ path, text }) =>
      !withoutApi.includes(path) && !text.includes("cache: 'no-store'") && !text.includes('extends UncachedClient'),
  );
  expect(storing.map(({ path }) => path)).toEqual([]);
});

it('every client of the SDK is one that forbids the browser to store the answer', () => {
  const makers = sources.filter(({ text }) => /new Client\(|extends Client\b/.test(text)).map(({ path }) => path);
  expect(makers).toEqual(['sync/transport/uncached-client.ts']);
});

it('a new kind of request must be looked at: uploads, which browsers do not store, are the only one beside fetch', () => {
  const others = /\bXMLHttpRequest\(|sendBeacon\(|new EventSource\(|getFile(View|Preview|Download)\(/;
  expect(sources.filter(({ text }) => others.test(text)).map(({ path }) => path)).toEqual([
    'sync/transport/send-form.ts',
  ]);
});
