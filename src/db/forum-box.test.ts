import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Dexie } from 'dexie';
import { eraseStore } from './erase-store.ts';
import { forumHere } from './forum-box.ts';
import { hearAuthor, liveMutedPeople, muteAuthor, RefusedText, writeReply, writeTopic } from './forum.ts';
import type { MutedAuthor } from '@/model/forum-muting.ts';
import { openStore, type Store } from './open-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore('amina');
});
afterAll(() => store.close());

const forumDatabases = async () =>
  (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.endsWith('--forum'));

it('what was read is there without a network, the newest 60 answers, and nothing of it lies in clear', async () => {
  const box = await forumHere();
  for (let nth = 0; nth < 63; nth += 1) await box.keepAnswer(`list ${nth}`, { title: `plum ${nth}` }, nth);
  expect(await box.answer('list 62')).toEqual({ at: 62, value: { title: 'plum 62' } });
  expect(await box.answer('list 2')).toBeNull();
  expect(await box.answer('list 3')).not.toBeNull();
  await writeTopic({ title: 'plum question', content: 'plum story', category: null, isNamed: true });
  const [name = ''] = await forumDatabases();
  const database = await new Dexie(name).open();
  const all = await Promise.all(database.tables.map((table) => table.toArray()));
  database.close();
  expect(all.flat()).toHaveLength(61);
  expect(JSON.stringify(all)).not.toContain('plum');
});

it('a text that says nothing or too much is not kept', async () => {
  const before = (await (await forumHere()).writes()).length;
  await expect(writeReply('t', { content: ' \u202e ', isNamed: false })).rejects.toThrow(RefusedText);
  const long = { title: 'x'.repeat(10_000), content: 'x', category: null, isNamed: false };
  await expect(writeTopic(long)).rejects.toThrow('title must be at most 200 characters.');
  expect(await (await forumHere()).writes()).toHaveLength(before);
});

it('what is written is in its order, within one millisecond and when the clock was set back', async () => {
  const box = await forumHere();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const before = (await box.writes()).map(({ id }) => id);
  const written: string[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    if (nth === 6) vi.setSystemTime(Date.now() - 86_400_000);
    written.push(await writeReply('t', { content: `${nth}`, isNamed: false }));
  }
  vi.useRealTimers();
  expect((await box.writes()).map(({ id }) => id)).toEqual([...before, ...written]);
  for (const id of written) await box.drop(id);
});

it('whom she hid lies sealed and is told, the last one first; who is not known by name can be shown again too', async () => {
  const text = { userId: 'zola', userName: 'Zola', topicId: 'sleep', topicTitle: 'No sleep' };
  let people: MutedAuthor[] = [];
  const stop = liveMutedPeople().subscribe((now) => (people = now));
  await muteAuthor(text);
  await expect.poll(() => people).toEqual([{ key: 'everywhere zola', met: text }]);
  const [name = ''] = await forumDatabases();
  const otherTab = await new Dexie(name).open();
  expect(JSON.stringify(await otherTab.table('muted').toArray())).not.toMatch(/Zola|No sleep/);
  // As another version of the app wrote it.
  await otherTab.table('muted').put({ id: 'everywhere beth' });
  otherTab.close();
  await expect
    .poll(() => people.map(({ key, met }) => [key, met]))
    .toEqual([
      ['everywhere zola', text],
      ['everywhere beth', null],
    ]);
  await hearAuthor('everywhere beth');
  await hearAuthor('everywhere zola');
  await expect.poll(() => people).toEqual([]);
  stop();
});

it('signing out takes all of it', async () => {
  await store.close();
  await eraseStore('amina');
  expect(await forumDatabases()).toEqual([]);
});

it('a box of the version before, open in another tab, gives way, and what waits in it stays', async () => {
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
