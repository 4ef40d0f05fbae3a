import { expect, it, vi } from 'vitest';
import { loadContent } from './load-content.ts';

vi.mock('./sw/texts.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('texts fall back on English when the translation is not cached and cannot be loaded', async () => {
  expect(await loadContent('care', 'sw')).toEqual(await loadContent('care', 'en'));
  expect(await loadContent('care', 'es')).not.toEqual(await loadContent('care', 'en'));
});
