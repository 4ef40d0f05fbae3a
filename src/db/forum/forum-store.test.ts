import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Dexie } from 'dexie';
import { eraseStore } from '@/db/store/erase-store.ts';
import { currentForumStore } from './forum-store.ts';
import {
  unmuteAuthor,
  liveMutedAuthorDetails,
  muteAuthor,
  RefusedText,
  writeReply,
  writeTopic,
} from './forum-writes.ts';
import type { MutedAuthor } from '@/model/forum/forum-authorship.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore('amina');
});
afterAll(() => store.close());

const forumDatabases = async () =>
  (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.endsWith('--forum'));

it('the newest 60 answers are cached for offline use and stored encrypted', async () => {
  const forum = await currentForumStore();
  for (let nth = 0; nth < 63; nth += 1) await forum.cacheAnswer(`list ${nth}`, { title: `plum ${nth}` }, nth);
  expect(await forum.cachedAnswer('list 62')).toEqual({ at: 62, value: { title: 'plum 62' } });
  expect(await forum.cachedAnswer('list 2')).toBeNull();
  expect(await forum.cachedAnswer('list 3')).not.toBeNull();
  await writeTopic({ title: 'plum question', content: 'plum story', category: null, isNamed: true });
  const [name = ''] = await forumDatabases();
  const database = await new Dexie(name).open();
  const all = await Promise.all(database.tables.map((table) => table.toArray()));
  database.close();
  expect(all.flat()).toHaveLength(61);
  expect(JSON.stringify(all)).not.toContain('plum');
});

it('an answer that was requested earlier does not replace a later one, except after the clock was set back', async () => {
  const forum = await currentForumStore();
  const now = Date.now();
  await forum.cacheAnswer('order', 'later', now - 1000);
  await forum.cacheAnswer('order', 'earlier', now - 2000);
  expect(await forum.cachedAnswer('order')).toEqual({ at: now - 1000, value: 'later' });
  await forum.cacheAnswer('order', 'from the future', now + 86_400_000);
  await forum.cacheAnswer('order', 'now', now);
  expect(await forum.cachedAnswer('order')).toEqual({ at: now, value: 'now' });
  await forum.dropCachedAnswer('order');
});

it('an empty or too long text is not stored', async () => {
  const before = (await (await currentForumStore()).writes()).length;
  await expect(writeReply('t', { content: ' \u202e ', isNamed: false })).rejects.toThrow(RefusedText);
  const long = { title: 'x'.repeat(10_000), content: 'x', category: null, isNamed: false };
  await expect(writeTopic(long)).rejects.toThrow('title must be at most 200 characters.');
  expect(await (await currentForumStore()).writes()).toHaveLength(before);
});

it('writes keep their order within one millisecond and when the clock is set back', async () => {
  const forum = await currentForumStore();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const before = (await forum.writes()).map(({ id }) => id);
  const written: string[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    if (nth === 6) vi.setSystemTime(Date.now() - 86_400_000);
    written.push(await writeReply('t', { content: `${nth}`, isNamed: false }));
  }
  vi.useRealTimers();
  expect((await forum.writes()).map(({ id }) => id)).toEqual([...before, ...written]);
  for (const id of written) await forum.drop(id);
});

it('muted authors are stored encrypted and listed newest first; an author without a stored name can be unmuted too', async () => {
  const text = { userId: 'zola', userName: 'Zola', topicId: 'sleep', topicTitle: 'No sleep' };
  let people: MutedAuthor[] = [];
  const stop = liveMutedAuthorDetails().subscribe((now) => (people = now));
  await muteAuthor(text);
  await expect.poll(() => people).toEqual([{ key: 'everywhere zola', met: text }]);
  const [name = ''] = await forumDatabases();
  const otherTab = await new Dexie(name).open();
  expect(JSON.stringify(await otherTab.table('muted').toArray())).not.toMatch(/Zola|No sleep/);
  // The row format of an older app version.
  await otherTab.table('muted').put({ id: 'everywhere beth' });
  otherTab.close();
  await expect
    .poll(() => people.map(({ key, met }) => [key, met]))
    .toEqual([
      ['everywhere zola', text],
      ['everywhere beth', null],
    ]);
  await unmuteAuthor('everywhere beth');
  await unmuteAuthor('everywhere zola');
  await expect.poll(() => people).toEqual([]);
  stop();
});

it('signing out deletes the forum database', async () => {
  await store.close();
  await eraseStore('amina');
  expect(await forumDatabases()).toEqual([]);
});

it('a database of the previous version, open in another tab, is upgraded and keeps its unsent writes', async () => {
  const other = await openStore('bea');
  const before = new Dexie(`${other.database.name}--forum`);
  before.version(1).stores({ writes: 'id, state', answers: 'id, at' });
  await before.table('writes').put({ id: 'reply', state: 'waiting', box: 'sealed' });
  const text = { userId: 'zola', userName: 'Zola', topicId: 'sleep' };
  await muteAuthor(text);
  expect(before.isOpen()).toBe(false);
  const after = await new Dexie(before.name).open();
  expect(await after.table('writes').toArray()).toEqual([{ id: 'reply', state: 'waiting', box: 'sealed' }]);
  expect(await after.table('muted').toCollection().primaryKeys()).toEqual(['everywhere zola']);
  after.close();
  await other.close();
  await eraseStore('bea');
});
