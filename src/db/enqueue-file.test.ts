import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { editTimesOf } from '@/model/edit-times.ts';
import { addDocument, removeDocument } from './documents.ts';
import { enqueueFile } from './enqueue-file.ts';
import { filesHere } from './files-here.ts';
import { eraseStore } from './erase-store.ts';
import { keepOffline, localFile, stopKeepingOffline, thumbnailOf } from './local-files.ts';
import { openStore, type Store } from './open-store.ts';
import { addProfilePhoto, removeProfilePhoto } from './profile-photo.ts';
import { saveProfile } from './profile.ts';
import { waitingByCollection } from './waiting-here.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore('amina');
});
afterAll(() => store.close());

const pdf = (words: string) => new Blob([`%PDF-1.7 ${words}`], { type: 'application/pdf' });
const given = { description: null, category: null, documentDate: null, thumbnail: null };
const uploads = async () => (await filesHere()).uploads();
const databases = async () => (await indexedDB.databases()).map(({ name }) => name ?? '');

/** Everything that lies in a database, as text. */
async function dump(name: string): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
  });
  const texts = [...database.objectStoreNames].map(async (table) => {
    const rows = await new Promise<Record<string, unknown>[]>((resolve) => {
      const request = database.transaction(table).objectStore(table).getAll();
      request.addEventListener('success', () => resolve(request.result as Record<string, unknown>[]));
    });
    return rows
      .flatMap((row) => Object.values(row))
      .map((value) => (value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : JSON.stringify(value)));
  });
  const all = (await Promise.all(texts)).flat().join('\n');
  database.close();
  return all;
}

it('a document and its file are kept together, sealed, and wait as one entry', async () => {
  const thumbnail = new Blob(['plum picture']);
  const { id, fileId } = await addDocument({ ...given, file: pdf('plum letter'), name: 'plum scan', thumbnail });
  expect(await uploads()).toMatchObject([{ id: fileId, recordId: id, stage: 'waiting', isBegun: false }]);
  expect(await waitingByCollection()).toEqual([['documents', 1]]);
  const file = await localFile(fileId);
  expect([file?.name, file?.type, await file?.text()]).toEqual([
    'plum scan.pdf',
    'application/pdf',
    '%PDF-1.7 plum letter',
  ]);
  expect(await (await thumbnailOf(fileId))?.text()).toBe('plum picture');
  const [name] = (await databases()).filter((each) => each.endsWith('--files'));
  const lying = await dump(name ?? '');
  expect(lying).toContain(fileId);
  expect(lying).not.toContain('plum');
});

it('what is refused leaves nothing, and neither does a record that cannot be written', async () => {
  const before = (await uploads()).length;
  await expect(addDocument({ ...given, file: new Blob(['<svg/>']), name: 'a.pdf' })).rejects.toMatchObject({
    name: 'FileRefused',
  });
  const owner = { collection: 'documents', id: 'd-1' } as const;
  let fileId = '';
  const asked = enqueueFile({ bucket: 'medical-files', blob: pdf('x'), name: 'x.pdf', owner }, async (kept) => {
    fileId = kept.fileId;
    throw new Error('no room for the record');
  });
  await expect(asked).rejects.toThrow('no room for the record');
  expect(await uploads()).toHaveLength(before);
  expect(await localFile(fileId)).toBeUndefined();
  await expect(
    addDocument({ ...given, file: pdf('x'), name: 'x.pdf', description: 'y'.repeat(2001) }),
  ).rejects.toMatchObject({ name: 'InvalidRecord' });
  expect(await uploads()).toHaveLength(before);
});

it('a deleted document takes its file along; only what may be on the server is queued to be taken off there', async () => {
  const never = await addDocument({ ...given, file: pdf('a'), name: 'a.pdf' });
  const begun = await addDocument({ ...given, file: pdf('b'), name: 'b.pdf' });
  const files = await filesHere();
  await files.change(begun.fileId, { isBegun: true });
  await removeDocument(never);
  await removeDocument(begun);
  expect((await files.removals()).map(({ id }) => id)).toEqual([begun.fileId]);
  expect(await localFile(begun.fileId)).toBeUndefined();
});

it('a file stays on the phone after it was sent when it is to be kept offline, and goes when it is not', async () => {
  const { fileId } = await addDocument({ ...given, file: pdf('c'), name: 'c.pdf' });
  const files = await filesHere();
  await keepOffline(fileId, new File([pdf('c')], 'c.pdf'));
  await stopKeepingOffline(fileId);
  expect(await localFile(fileId)).toBeDefined();
  await keepOffline(fileId, new File([pdf('c')], 'c.pdf'));
  await files.finish(fileId);
  expect(await (await localFile(fileId))?.text()).toBe('%PDF-1.7 c');
  await stopKeepingOffline(fileId);
  expect(await localFile(fileId)).toBeUndefined();
  await keepOffline('fetched', new File(['from the server'], 'd.pdf'));
  expect(await (await localFile('fetched'))?.text()).toBe('from the server');
});

it('of several photos of the profile only the last waits; it counts by itself, and a removal drops it', async () => {
  const png = (byte: number) => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, byte])]);
  await saveProfile({ name: 'Amina' });
  await addProfilePhoto(png(1), null);
  await addProfilePhoto(png(2), null);
  const waiting = async () => (await uploads()).filter(({ bucket }) => bucket === 'profile-photos');
  expect(await waiting()).toMatchObject([{ recordId: 'amina', field: 'profilePhotoId', stage: 'waiting' }]);
  expect(await waitingByCollection()).toContainEqual(['files', 1]);
  await removeProfilePhoto();
  expect(await waiting()).toEqual([]);
});

it('a photo is later than the one that she saw, also where the clock was set back', async () => {
  const aheadMs = 60_000;
  const profiles = await store.collection('profile');
  await saveProfile({ profilePhotoId: 'seen' });
  const row = await profiles.findOne(store.userId).exec();
  const seenAt = Date.now() + aheadMs;
  await row?.incrementalPatch({ editTimes: JSON.stringify({ profilePhotoId: seenAt }) });
  await addProfilePhoto(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)]), null);
  const photos = async () => (await uploads()).filter(({ field }) => field === 'profilePhotoId');
  expect(await photos()).toMatchObject([{ stage: 'waiting', queuedAt: seenAt + 1 }]);
  await addProfilePhoto(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)]), null);
  expect(await photos()).toMatchObject([{ stage: 'waiting', queuedAt: seenAt + 2 }]);
  await removeProfilePhoto();
  expect(await photos()).toEqual([]);
  expect(editTimesOf((await profiles.findOne(store.userId).exec())!.toJSON())).toMatchObject({
    profilePhotoId: seenAt + 3,
  });
});

describe('on a full phone', () => {
  const { put } = IDBObjectStore.prototype;
  afterEach(() => (IDBObjectStore.prototype.put = put));

  it('a document is refused as a whole, and the next try works', async () => {
    const before = (await uploads()).length;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    await expect(addDocument({ ...given, file: pdf('e'), name: 'e.pdf' })).rejects.toMatchObject({ reason: 'quota' });
    IDBObjectStore.prototype.put = put;
    expect(await uploads()).toHaveLength(before);
    await addDocument({ ...given, file: pdf('e'), name: 'e.pdf' });
    expect(await uploads()).toHaveLength(before + 1);
  });

  it('copies of what the server has make room for what it does not have', async () => {
    await keepOffline('there', new File(['large'], 'f.pdf'));
    let isFull = true;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      if (isFull && this.transaction.db.name.endsWith('--files')) {
        isFull = false;
        throw new DOMException('', 'QuotaExceededError');
      }
      return put.apply(this, given);
    };
    const { fileId } = await addDocument({ ...given, file: pdf('f'), name: 'f.pdf' });
    expect(await localFile('there')).toBeUndefined();
    expect(await localFile(fileId)).toBeDefined();
  });
});

it('signing out erases every file', async () => {
  await store.close();
  await eraseStore('amina');
  expect((await databases()).filter((name) => name.includes('amina'))).toEqual([]);
});
