import { expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

const drawn = vi.fn((page: number, edge: number) => Promise.resolve(new Blob([`${page} ${edge}`])));
const textOf = async (picture: Promise<Blob | null>) => (await picture)?.text();
const settled = () => new Promise((done) => setTimeout(done));
const pagesDrawn = () => drawn.mock.calls.map(([page]) => page);
const cacheOf = (count: number) => {
  drawn.mockClear();
  return new PageCache(count, drawn);
};

it('draws the shown page first, then its neighbours', async () => {
  const pages = cacheOf(40);
  expect(await textOf(pages.show(10))).toBe('10 1400');
  await settled();
  expect(pagesDrawn()).toEqual([10, 11, 9]);
  expect(await textOf(pages.show(11))).toBe('11 1400');
  await settled();
  expect(pagesDrawn()).toEqual([10, 11, 9, 12]);
});

it('forgets pages that are far away, and draws them again', async () => {
  const pages = cacheOf(40);
  await pages.show(0);
  await settled();
  await pages.show(39);
  await settled();
  await pages.show(0);
  expect(pagesDrawn().filter((page) => page === 0)).toHaveLength(2);
});

it('does not draw pages that were left before their turn', async () => {
  const pages = cacheOf(40);
  const shown = Array.from({ length: 40 }, (_, page) => pages.show(page));
  expect(await textOf(shown[39]!)).toBe('39 1400');
  expect(pagesDrawn().length).toBeLessThan(6);
  expect(await shown[20]).toBeNull();
});

it('keeps one page with more pixels', async () => {
  const pages = cacheOf(3);
  await pages.show(1);
  expect(await textOf(pages.showSharp(1))).toBe('1 2800');
  await pages.showSharp(1);
  expect(drawn.mock.calls.filter(([, edge]) => edge === 2800)).toHaveLength(1);
});

it('a page that cannot be drawn is null, and the next one is drawn', async () => {
  const pages = cacheOf(3);
  drawn.mockRejectedValueOnce(new Error('damaged'));
  expect(await pages.show(0)).toBeNull();
  expect(await textOf(pages.show(1))).toBe('1 1400');
});
