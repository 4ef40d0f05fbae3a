import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { editTimesOf } from '@/model/merge/edit-times.ts';
import { addDocument, removeDocument } from '@/db/records/documents.ts';
import { enqueueFile } from './enqueue-file.ts';
import { currentFileStore } from './current-file-store.ts';
import { eraseStore } from '@/db/store/erase-store.ts';
import { keepOffline, localFile, stopKeepingOffline, thumbnailOf } from './local-files.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { addProfilePhoto, removeProfilePhoto } from '@/db/records/profile-photo.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { unsentByCollection } from '@/db/outbox/unsent-count.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore('amina');
});
afterAll(() => store.close());

const pdf = (words: string) => new Blob([`%PDF-1.7 ${words}`], { type: 'application/pdf' });
const details = { description: null, category: null, documentDate: null, thumbnail: null };
const uploads = async () => (await currentFileStore()).uploads();
const databases = async () => (await indexedDB.databases()).map(({ name }) => name ?? '');

/** All content of a database, as text. */
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

it('a document and its file are stored encrypted and count as one unsent entry', async () => {
  const thumbnail = new Blob(['plum picture']);
  const { id, fileId } = await addDocument({ ...details, file: pdf('plum letter'), name: 'plum scan', thumbnail });
  expect(await uploads()).toMatchObject([{ id: fileId, recordId: id, stage: 'waiting', isBegun: false }]);
  expect(await unsentByCollection()).toEqual([['documents', 1]]);
  const file = await localFile(fileId);
  expect([file?.name, file?.type, await file?.text()]).toEqual([
    'plum scan.pdf',
    'application/pdf',
    '%PDF-1.7 plum letter',
  ]);
  expect(await (await thumbnailOf(fileId))?.text()).toBe('plum picture');
  const [name] = (await databases()).filter((each) => each.endsWith('--files'));
  const stored = await dump(name ?? '');
  expect(stored).toContain(fileId);
  expect(stored).not.toContain('plum');
});

it('a refused file leaves nothing, and neither does a file whose record cannot be written', async () => {
  const before = (await uploads()).length;
  await expect(addDocument({ ...details, file: new Blob(['<svg/>']), name: 'a.pdf' })).rejects.toMatchObject({
    name: 'FileRefused',
  });
  const owner = { collection: 'documents', id: 'd-1' } as const;
  let fileId = '';
  const enqueued = enqueueFile({ bucket: 'medical-files', blob: pdf('x'), name: 'x.pdf', owner }, async (queued) => {
    fileId = queued.fileId;
    throw new Error('no room for the record');
  });
  await expect(enqueued).rejects.toThrow('no room for the record');
  expect(await uploads()).toHaveLength(before);
  expect(await localFile(fileId)).toBeUndefined();
  await expect(
    addDocument({ ...details, file: pdf('x'), name: 'x.pdf', description: 'y'.repeat(2001) }),
  ).rejects.toMatchObject({ name: 'InvalidRecord' });
  expect(await uploads()).toHaveLength(before);
});

it('deleting a document deletes its file; a removal is queued only for a file that may be on the server', async () => {
  const never = await addDocument({ ...details, file: pdf('a'), name: 'a.pdf' });
  const begun = await addDocument({ ...details, file: pdf('b'), name: 'b.pdf' });
  const files = await currentFileStore();
  await files.change(begun.fileId, { isBegun: true });
  await removeDocument(never);
  await removeDocument(begun);
  expect((await files.removals()).map(({ id }) => id)).toEqual([begun.fileId]);
  expect(await localFile(begun.fileId)).toBeUndefined();
});

it('a sent file stays on the device, so that it can be sent again, until the user takes it off or the disk is full', async () => {
  const [one, other] = [
    await addDocument({ ...details, file: pdf('c'), name: 'c.pdf' }),
    await addDocument({ ...details, file: pdf('d'), name: 'd.pdf' }),
  ];
  const files = await currentFileStore();
  for (const { fileId } of [one, other]) await files.finish(fileId);
  expect(await (await localFile(one.fileId))?.text()).toBe('%PDF-1.7 c');
  expect(await files.completeCopy(one.fileId)).toMatchObject({ name: 'c.pdf', size: 10, recordId: one.id });
  await keepOffline(one.fileId, new File([pdf('c')], 'c.pdf'));
  await stopKeepingOffline(one.fileId);
  expect(await localFile(one.fileId)).toBeUndefined();
  await files.dropCopies();
  expect(await localFile(other.fileId)).toBeUndefined();
  expect(await files.completeCopy(other.fileId)).toBeUndefined();
  await keepOffline('fetched', new File(['from the server'], 'd.pdf'));
  expect(await (await localFile('fetched'))?.text()).toBe('from the server');
});

it('only the last of several profile photos is queued; it counts as one unsent file, and removing the photo drops it', async () => {
  const png = (byte: number) => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, byte])]);
  await saveProfile({ name: 'Amina' });
  await addProfilePhoto(png(1), null);
  await addProfilePhoto(png(2), null);
  const queuedPhotos = async () => (await uploads()).filter(({ bucket }) => bucket === 'profile-photos');
  expect(await queuedPhotos()).toMatchObject([{ recordId: 'amina', field: 'profilePhotoId', stage: 'waiting' }]);
  expect(await unsentByCollection()).toContainEqual(['files', 1]);
  await removeProfilePhoto();
  expect(await queuedPhotos()).toEqual([]);
});

it('removing a photo that was sent deletes its copy on this device', async () => {
  await saveProfile({ name: 'Amina' });
  await addProfilePhoto(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 3])]), null);
  const [photo] = (await uploads()).filter(({ bucket }) => bucket === 'profile-photos');
  await saveProfile({ profilePhotoId: photo!.id });
  await (await currentFileStore()).finish(photo!.id);
  expect(await localFile(photo!.id)).toBeDefined();
  await removeProfilePhoto();
  expect(await localFile(photo!.id)).toBeUndefined();
});

it('a new photo is newer than the shown one, even if the clock was set back', async () => {
  const aheadMs = 60_000;
  const profiles = await store.collection('profile');
  await saveProfile({ profilePhotoId: 'seen' });
  const row = await profiles.findOne(store.userId).exec();
  const shownAt = Date.now() + aheadMs;
  await row?.incrementalPatch({ editTimes: JSON.stringify({ profilePhotoId: shownAt }) });
  await addProfilePhoto(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)]), null);
  const photos = async () => (await uploads()).filter(({ field }) => field === 'profilePhotoId');
  expect(await photos()).toMatchObject([{ stage: 'waiting', queuedAt: shownAt + 1 }]);
  await addProfilePhoto(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)]), null);
  expect(await photos()).toMatchObject([{ stage: 'waiting', queuedAt: shownAt + 2 }]);
  await removeProfilePhoto();
  expect(await photos()).toEqual([]);
  expect(editTimesOf((await profiles.findOne(store.userId).exec())!.toJSON())).toMatchObject({
    profilePhotoId: shownAt + 3,
  });
});

describe('on a full device', () => {
  const { put } = IDBObjectStore.prototype;
  afterEach(() => (IDBObjectStore.prototype.put = put));

  it('a document is refused as a whole, and the next try works', async () => {
    const before = (await uploads()).length;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    await expect(addDocument({ ...details, file: pdf('e'), name: 'e.pdf' })).rejects.toMatchObject({ reason: 'quota' });
    IDBObjectStore.prototype.put = put;
    expect(await uploads()).toHaveLength(before);
    await addDocument({ ...details, file: pdf('e'), name: 'e.pdf' });
    expect(await uploads()).toHaveLength(before + 1);
  });

  /** The next writes of files on this device find the disk full. */
  function fillDisk(times: number): void {
    let left = times;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      if (left > 0 && this.transaction.db.name.endsWith('--files')) {
        left -= 1;
        throw new DOMException('', 'QuotaExceededError');
      }
      return put.apply(this, args);
    };
  }

  it.each([
    ['copies that the user did not mark for offline use are deleted first', 1, true],
    ['marked copies of files that the server has are deleted when that is not enough', 2, false],
  ])('%s', async (_, times, isMarkedLeft) => {
    const sent = await addDocument({ ...details, file: pdf('sent'), name: 'sent.pdf' });
    await (await currentFileStore()).finish(sent.fileId);
    await keepOffline('marked', new File(['large'], 'f.pdf'));
    fillDisk(times);
    const { fileId } = await addDocument({ ...details, file: pdf('f'), name: 'f.pdf' });
    expect(await localFile(sent.fileId)).toBeUndefined();
    expect((await localFile('marked')) !== undefined).toBe(isMarkedLeft);
    expect(await localFile(fileId)).toBeDefined();
  });
});

it('signing out erases every file', async () => {
  await store.close();
  await eraseStore('amina');
  expect((await databases()).filter((name) => name.includes('amina'))).toEqual([]);
});
