import { expect, it } from 'vitest';
import { assertAppScript } from './trusted-types.ts';

const ORIGIN = 'https://maia.example';

it.each(['/service-worker.js', '/assets/replication.worker-Bx1_-a2.js', `${ORIGIN}/assets/chart.js`])(
  'allows %s as a worker script',
  (url) => expect(assertAppScript(url, ORIGIN)).toBe(url),
);

it.each([
  'https://evil.example/assets/chart.js',
  '//evil.example/service-worker.js',
  'data:text/javascript,alert(1)',
  'blob:https://maia.example/2c6d',
  'javascript:alert(1)',
  '/v1/storage/buckets/docs/files/x/view',
  '/assets/../v1/storage/x.js',
  '/assets/a/b.js',
])('refuses %s', (url) => expect(() => assertAppScript(url, ORIGIN)).toThrow(TypeError));
