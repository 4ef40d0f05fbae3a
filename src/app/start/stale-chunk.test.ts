// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearReloadMark, reloadOnceForStaleChunks } from './stale-chunk.ts';

const reload = vi.fn();
reloadOnceForStaleChunks(reload);
const fail = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
};
const serverOk = () => Promise.resolve(new Response(null, { status: 200 }));

beforeEach(() => reload.mockClear());
afterEach(() => {
  clearReloadMark();
  vi.unstubAllGlobals();
});

it('a chunk that an update has deleted reloads the page once', async () => {
  await fail(serverOk);
  await fail(serverOk);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a chunk that fails because the server cannot be reached reloads nothing', async () => {
  await fail(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(reload).not.toHaveBeenCalled();
});

it('a chunk that fails because scripts are blocked reloads nothing: a new page would stay empty', async () => {
  const entry = Object.assign(document.createElement('script'), { type: 'module', src: '/assets/entry.js' });
  vi.spyOn(document, 'querySelector').mockReturnValue(entry);
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('.js') ? Promise.reject(new TypeError('Failed to fetch')) : serverOk(),
  );
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
