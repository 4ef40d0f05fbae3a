import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropDraftFiles, keepDraftFile, readDraftFiles } from './draft-files.ts';
import { filesHere } from './files-here.ts';
import { keepOffline, localFile } from './local-files.ts';
import { openStore, type Store } from './open-store.ts';
import { waitingByCollection } from './waiting-here.ts';

const form = { userId: 'rehema', name: 'document' };
const page = (name: string) => new File([`plum ${name}`], name, { type: 'image/jpeg' });
const names = async (of = form) => (await readDraftFiles(of)).map(({ file }) => file.name);
let store: Store;

beforeAll(async () => {
  store = await openStore('rehema');
  await keepDraftFile(form, { id: '2', file: page('two.jpg'), thumbnail: null });
  await keepDraftFile(form, { id: '1', file: page('one.jpg'), thumbnail: new Blob(['small']) });
});
afterAll(() => store.close());

it('come back in their order, as they were, after the store was closed', async () => {
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

it('are of one form, and nothing that waits to be sent', async () => {
  expect(await names({ ...form, name: 'letter' })).toEqual([]);
  expect(await waitingByCollection()).toEqual([]);
  expect(await (await filesHere()).uploads()).toEqual([]);
});

it('stay when a full phone gives up what the server has too', async () => {
  await keepOffline('scan', page('scan.jpg'));
  expect(await (await filesHere()).dropCopies()).toBe(true);
  expect(await localFile('scan')).toBeUndefined();
  expect(await names()).toEqual(['one.jpg', 'two.jpg']);
});

it('are never kept with somebody else’s files', async () => {
  const other = { ...form, userId: 'neema' };
  await keepDraftFile(other, { id: '3', file: page('three.jpg'), thumbnail: null });
  await expect(readDraftFiles(other)).rejects.toThrow();
  expect(await names()).toEqual(['one.jpg', 'two.jpg']);
});

it('leave nothing when they are dropped', async () => {
  await dropDraftFiles(form, ['1', '2']);
  expect(await names()).toEqual([]);
  const left = await (await filesHere()).thumbnail('draft document 1');
  expect([left, await (await filesHere()).piece('draft document 1', 0)]).toEqual([undefined, undefined]);
});
