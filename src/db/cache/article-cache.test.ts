import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PublishedPost } from '@/model/blog/blog-post.ts';
import { dumpDatabases } from '../../../tests/simulation/dump-databases.ts';
import { eraseStore } from '@/db/store/erase-store.ts';
import {
  articlePicture,
  dropArticle,
  cacheArticle,
  cacheArticlePicture,
  liveCachedArticles,
  pinArticle,
  type CachedArticle,
} from './article-cache.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';

let store: Store;
let number = 0;
let seen: CachedArticle[] = [];
let stop = () => {};
beforeEach(async () => {
  store = await openStore(`amina-articles-${number++}`);
  seen = [];
  stop = liveCachedArticles().subscribe((articles) => (seen = articles));
});
afterEach(() => {
  stop();
  return store.close();
});

const post = (id: string, title = `Title ${id}`): PublishedPost => ({
  id,
  title,
  slug: `slug-${id}`,
  content: 'Planted-Word',
  author: 'Maia',
  createdAt: '2026-11-21T08:00:00.000+00:00',
});
const ids = () => seen.map(({ post: { id } }) => id);

it('opened articles are cached encrypted, sorted by last opening, and deleted at the sign-out', async () => {
  await cacheArticle(post('a'), 1000);
  await cacheArticle(post('b'), 2000);
  await cacheArticle(post('a', 'Changed'), 3000);
  await expect.poll(ids).toEqual(['a', 'b']);
  expect(seen[0]?.post.title).toBe('Changed');
  const dump = await dumpDatabases();
  for (const word of ['Planted-Word', 'Changed', 'slug-a']) expect(dump).not.toContain(word);
  const { userId } = store;
  await store.close();
  await eraseStore(userId);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContainEqual(expect.stringContaining('articles'));
});

it('pinned articles stay; of the others only the fifty opened last', async () => {
  await cacheArticle(post('pinned'), 1);
  await pinArticle('pinned', true);
  for (let nth = 0; nth < 52; nth += 1) await cacheArticle(post(`p${nth}`), 10 + nth);
  await cacheArticle(post('pinned'), 2);
  await expect.poll(ids).toContain('p51');
  expect(seen).toHaveLength(51);
  expect(ids()).not.toContain('p1');
  expect(ids()).toContain('p2');
  expect(seen.find(({ post: { id } }) => id === 'pinned')?.isPinned).toBe(true);
  await dropArticle('pinned');
  await expect.poll(ids).not.toContain('pinned');
});

const picture = (words: string) => new Blob([words], { type: 'image/jpeg' });
const cached = async (postId: string, fileId: string) => (await articlePicture(postId, fileId))?.text();

it('each picture of an article is cached by its file, and goes when the article shows another one or is deleted', async () => {
  const article = { ...post('a'), imageFileId: 'top', content: 'x\n\n![a leaf](picture:leaf)' };
  await cacheArticle(article);
  for (const fileId of ['top', 'leaf']) await cacheArticlePicture('a', fileId, picture(`Planted-Picture-${fileId}`));
  expect(await dumpDatabases()).not.toMatch(/Planted-Picture|leaf/);
  await cacheArticle({ ...article, title: 'Changed' });
  expect(await cached('a', 'top')).toBe('Planted-Picture-top');
  await cacheArticle({ ...article, imageFileId: 'other' });
  expect(await cached('a', 'top')).toBeUndefined();
  expect(await cached('a', 'other')).toBeUndefined();
  expect(await cached('a', 'leaf')).toBe('Planted-Picture-leaf');
  await dropArticle('a');
  expect(await cached('a', 'leaf')).toBeUndefined();
});

it('a picture that arrives after its article was deleted is not cached', async () => {
  await cacheArticle(post('a'));
  await dropArticle('a');
  await cacheArticlePicture('a', 'top', picture('late'));
  expect(await cached('a', 'top')).toBeUndefined();
});
