// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetReload, reloadOnceForStaleChunks } from './stale-chunk.ts';

const reload = vi.fn();
reloadOnceForStaleChunks(reload);
const fail = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
};
const there = () => Promise.resolve(new Response(null, { status: 200 }));

beforeEach(() => reload.mockClear());
afterEach(() => {
  forgetReload();
  vi.unstubAllGlobals();
});

it('a chunk that an update took away reloads the page, once', async () => {
  await fail(there);
  await fail(there);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a chunk that does not come because the server is dead reloads nothing', async () => {
  await fail(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(reload).not.toHaveBeenCalled();
});
