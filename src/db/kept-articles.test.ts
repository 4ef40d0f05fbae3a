import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PublishedPost } from '@/model/blog-post.ts';
import { dumpDatabases } from '../../tests/simulation/dump-databases.ts';
import { eraseStore } from './erase-store.ts';
import {
  articlePicture,
  dropArticle,
  keepArticle,
  keepArticlePicture,
  liveKeptArticles,
  pinArticle,
  type KeptArticle,
} from './kept-articles.ts';
import { openStore, type Store } from './open-store.ts';

let store: Store;
let number = 0;
let seen: KeptArticle[] = [];
let stop = () => {};
beforeEach(async () => {
  store = await openStore(`amina-articles-${number++}`);
  seen = [];
  stop = liveKeptArticles().subscribe((articles) => (seen = articles));
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

it('an opened article can be read again, sealed, newest opened first, and goes when she signs out', async () => {
  await keepArticle(post('a'), 1000);
  await keepArticle(post('b'), 2000);
  await keepArticle(post('a', 'Changed'), 3000);
  await expect.poll(ids).toEqual(['a', 'b']);
  expect(seen[0]?.post.title).toBe('Changed');
  const dump = await dumpDatabases();
  for (const word of ['Planted-Word', 'Changed', 'slug-a']) expect(dump).not.toContain(word);
  const { userId } = store;
  await store.close();
  await eraseStore(userId);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContainEqual(expect.stringContaining('articles'));
});

it('pinned ones stay; of the others the fifty that were opened last', async () => {
  await keepArticle(post('pinned'), 1);
  await pinArticle('pinned', true);
  for (let nth = 0; nth < 52; nth += 1) await keepArticle(post(`p${nth}`), 10 + nth);
  await keepArticle(post('pinned'), 2);
  await expect.poll(ids).toContain('p51');
  expect(seen).toHaveLength(51);
  expect(ids()).not.toContain('p1');
  expect(ids()).toContain('p2');
  expect(seen.find(({ post: { id } }) => id === 'pinned')?.isPinned).toBe(true);
  await dropArticle('pinned');
  await expect.poll(ids).not.toContain('pinned');
});

it('a picture is kept with its article and goes with it', async () => {
  await keepArticle(post('a'));
  await keepArticlePicture('a', new Blob(['Planted-Picture'], { type: 'image/jpeg' }));
  await keepArticle(post('a', 'Changed'));
  expect(await (await articlePicture('a'))?.text()).toBe('Planted-Picture');
  await dropArticle('a');
  expect(await articlePicture('a')).toBeUndefined();
});
