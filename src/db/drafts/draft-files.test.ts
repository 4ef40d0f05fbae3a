import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropDraftFiles, saveDraftFile, readDraftFiles } from './draft-files.ts';
import { currentFileStore } from '@/db/files/current-file-store.ts';
import { keepOffline, localFile } from '@/db/files/local-files.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { unsentByCollection } from '@/db/outbox/unsent-count.ts';

const form = { userId: 'rehema', name: 'document' };
const page = (name: string) => new File([`plum ${name}`], name, { type: 'image/jpeg' });
const names = async (of = form) => (await readDraftFiles(of)).map(({ file }) => file.name);
let store: Store;

beforeAll(async () => {
  store = await openStore('rehema');
  await saveDraftFile(form, { id: '2', file: page('two.jpg'), thumbnail: null });
  await saveDraftFile(form, { id: '1', file: page('one.jpg'), thumbnail: new Blob(['small']) });
});
afterAll(() => store.close());

it('are read back unchanged and in order after the store was reopened', async () => {
  await store.close();
  store = await openStore('rehema');
  const [one, two] = await readDraftFiles(form);
  expect([one?.id, one?.file.name, one?.file.type, await one?.file.text()]).toEqual([
    '1',
    'one.jpg',
    'image/jpeg',
    'plum one.jpg',
  ]);
  expect([await one?.thumbnail?.text(), two?.file.name, two?.thumbnail]).toEqual(['small', 'two.jpg', null]);
});

it('belong to one form and do not count as unsent', async () => {
  expect(await names({ ...form, name: 'letter' })).toEqual([]);
  expect(await unsentByCollection()).toEqual([]);
  expect(await (await currentFileStore()).uploads()).toEqual([]);
});

it('stay when a full device deletes copies of files that the server has', async () => {
  await keepOffline('scan', page('scan.jpg'));
  expect(await (await currentFileStore()).dropCopies()).toBe(true);
  expect(await localFile('scan')).toBeUndefined();
  expect(await names()).toEqual(['one.jpg', 'two.jpg']);
});

it('are never stored with the files of another user', async () => {
  const other = { ...form, userId: 'neema' };
  await saveDraftFile(other, { id: '3', file: page('three.jpg'), thumbnail: null });
  await expect(readDraftFiles(other)).rejects.toThrow();
  expect(await names()).toEqual(['one.jpg', 'two.jpg']);
});

it('leave nothing behind when they are dropped', async () => {
  await dropDraftFiles(form, ['1', '2']);
  expect(await names()).toEqual([]);
  const left = await (await currentFileStore()).thumbnail('draft document 1');
  expect([left, await (await currentFileStore()).piece('draft document 1', 0)]).toEqual([undefined, undefined]);
});
