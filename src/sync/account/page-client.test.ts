// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { connectAccount } from './account.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

/** The locale of a request that a page in this language sends. */
async function localeOf(language: string): Promise<string> {
  const locales: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    locales.push(new Headers(headers).get('x-appwrite-locale') ?? '');
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
  document.documentElement.lang = language;
  await connectAccount().get();
  return locales.join();
}

it('a page in Arabic names a country, because Appwrite knows Arabic by countries only', async () => {
  expect(await localeOf('ar')).toBe('ar-eg');
  expect(await localeOf('fr')).toBe('fr');
});
