import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import { createBackup, openBackup } from './backup.ts';
import { unsentRows } from '@/db/outbox/unsent-rows.ts';
import { bookmarkProduct, removeProduct } from '@/db/records/bookmarks.ts';
import { sendMessage } from '@/db/records/doctor-messages.ts';
import { addDocument } from '@/db/records/documents.ts';
import { eraseStore } from '@/db/store/erase-store.ts';
import { currentFileStore } from '@/db/files/current-file-store.ts';
import { currentForumStore } from '@/db/forum/forum-store.ts';
import { setVote, writeReply, writeTopic } from '@/db/forum/forum-writes.ts';
import { localFile } from '@/db/files/local-files.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { addReading, removeReading } from '@/db/records/readings.ts';
import { restoreBackup } from './restore-backup.ts';
import { databasesOf } from '@/db/browser-storage/store-databases.ts';

const PASSPHRASE = 'seven quiet herons';
let store: Store;
let number = 0;

const weight = (value: number) => ({ weight: value, unit: 'kg' as const, recordedAt: toInstant(Date.now()) });
const rows = async () => {
  const all = await (await store.collection('readings')).find().exec();
  return all.map((row) => row.toJSON()).sort((one, other) => one.id.localeCompare(other.id));
};
const confirm = async (id: string) => {
  const row = await (await store.collection('readings')).findOne(id).exec();
  await row?.incrementalPatch({ serverUpdatedAt: toInstant(Date.now()) });
};

/** Erases the store and signs in again. */
async function startClean(): Promise<void> {
  const { userId } = store;
  await store.close();
  await eraseStore(userId);
  store = await openStore(userId);
}

beforeEach(async () => {
  store = await openStore(`halima-${number++}`);
});
afterEach(() => store.close());

it('a backup of unsent entries is restored unchanged and unsent', async () => {
  const sent = await addReading('weight', weight(60));
  await confirm(sent.id);
  await addReading('bloodPressure', { systolic: 118, diastolic: 76, recordedAt: toInstant(Date.now()), note: 'plum' });
  await addReading('weight', weight(61));
  await saveProfile({ name: 'Halima' });
  const before = await rows();
  const { text, count } = await createBackup(PASSPHRASE, 'unsent');
  expect(count).toBe(3);
  for (const word of ['plum', 'Halima', store.userId]) expect(text).not.toContain(word);

  await startClean();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 3, known: 0, refused: 0 });
  expect(await rows()).toMatchObject(before.filter(({ id }) => id !== sent.id));
  expect(await unsentRows(await store.collection('readings'))).toHaveLength(2);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 3, refused: 0 });
});

it('a document is restored with its file and is not sent before it', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 plum');
  const details = { description: 'A letter', category: null, documentDate: null, thumbnail: null };
  const { id, fileId } = await addDocument({ ...details, file: new Blob([bytes]), name: 'letter.pdf' });
  const { text } = await createBackup(PASSPHRASE, 'unsent');
  await startClean();
  expect(await localFile(fileId)).toBeUndefined();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  const file = await localFile(fileId);
  expect([file?.name, file?.type, await file?.text()]).toEqual(['letter.pdf', 'application/pdf', '%PDF-1.7 plum']);
  expect(await (await currentFileStore()).recordsAwaitingFile()).toEqual(new Set([id]));
  expect(await (await currentFileStore()).upload(fileId)).toMatchObject({ stage: 'waiting', recordId: id });
});

it('unsent forum writes are restored in order, each once', async () => {
  const topicId = await writeTopic({ title: 'Plum', content: 'A question', category: null, isNamed: false });
  await writeReply('elsewhere', { content: 'Refused', isNamed: true });
  await setVote('topic', 'elsewhere', 'up');
  await writeReply('elsewhere', { content: 'Posted', isNamed: false });
  const before = (await (await currentForumStore()).writes()).map(({ write }) => write);
  await (await currentForumStore()).next().then((topic) => topic?.settle('sent'));
  await (await currentForumStore()).next().then((reply) => reply?.settle('locked'));
  await (await currentForumStore()).next().then((vote) => vote?.settle('gone'));
  await writeTopic({ title: 'Pear', content: 'Another', category: 'food', isNamed: false });
  const { text, count } = await createBackup(PASSPHRASE, 'unsent');
  expect(count).toBe(3);

  await startClean();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 3, known: 0, refused: 0 });
  const after = await (await currentForumStore()).writes();
  expect(after.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(after.slice(0, 2).map(({ write }) => write)).toEqual([before[1], before[3]]);
  expect(after[2]?.write).toMatchObject({ title: 'Pear', category: 'food' });
  expect(after.some(({ id }) => id === topicId)).toBe(false);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 3, refused: 0 });
});

it('a backup of everything contains sent entries too', async () => {
  const { id } = await addReading('weight', weight(60));
  await confirm(id);
  await addReading('weight', weight(61));
  expect(await createBackup(PASSPHRASE, 'everything')).toMatchObject({ count: 2 });
});

it('an unsent deletion is restored, and entries deleted since the backup stay deleted', async () => {
  const deleted = await addReading('weight', weight(60));
  const remaining = await addReading('weight', weight(61));
  const { text: withBoth } = await createBackup(PASSPHRASE, 'everything');
  await removeReading(deleted.id);
  expect(await restoreBackup(withBoth, PASSPHRASE)).toEqual({ restored: 0, known: 2, refused: 0 });
  const { text } = await createBackup(PASSPHRASE, 'unsent');

  await startClean();
  await restoreBackup(withBoth, PASSPHRASE);
  await restoreBackup(text, PASSPHRASE);
  expect((await rows()).map(({ id }) => id)).toEqual([remaining.id]);
});

it('every backup contains unsent deletions, and a restored one is unsent even where its record is missing', async () => {
  const { id } = await addReading('weight', weight(60));
  await confirm(id);
  await removeReading(id);
  const { text, count } = await createBackup(PASSPHRASE, 'everything');
  expect(count).toBe(1);

  await startClean();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  expect(await unsentRows(await store.collection('readings'))).toMatchObject([{ id, kind: 'weight', _deleted: true }]);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
});

it('a bookmark that was set again is not deleted by an older backup', async () => {
  const product = { productId: 'iron', productName: 'Iron tablets', description: 'Once a day' };
  const set = (now?: number) => bookmarkProduct(product as never, now);
  const bookmarkCount = async () => (await (await store.collection('bookmarks')).find().exec()).length;
  await set();
  await removeProduct('iron');
  const { text } = await createBackup(PASSPHRASE, 'unsent');
  await startClean();
  await set(Date.now() + 1);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  expect(await bookmarkCount()).toBe(1);

  await startClean();
  await set(Date.now() - 60_000);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  expect(await bookmarkCount()).toBe(0);
});

it('a doctor’s message to a patient is restored in its conversation', async () => {
  const parties = { userId: 'patient-amina', doctorId: store.userId };
  const sent = await sendMessage(parties, 'doctor', { content: 'Come in today', attachment: null });
  const { text } = await createBackup(PASSPHRASE, 'unsent');
  await startClean();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  const row = await (await store.collection('doctorMessages')).findOne(sent.id).exec();
  expect(row?.toJSON()).toMatchObject({ ...parties, senderId: store.userId, sessionId: sent.sessionId });
});

/** Truncates the encrypted text of a stored row. */
async function damage(id: string): Promise<void> {
  const { userId } = store;
  await store.close();
  const name = (await databasesOf(userId)).find((each) => each.endsWith('--readings'))!;
  await new Promise<void>((resolve) => {
    indexedDB.open(name).onsuccess = ({ target }) => {
      const { result: database } = target as IDBOpenDBRequest;
      const docs = database.transaction('docs', 'readwrite').objectStore('docs');
      docs.get(id).onsuccess = (found) => {
        const { result: row } = found.target as IDBRequest<{ box: string }>;
        docs.put({ ...row, box: row.box.slice(0, -9) }).onsuccess = () => {
          database.close();
          resolve();
        };
      };
    };
  });
  store = await openStore(userId);
}

it('an unreadable entry is replaced by the entry of a backup', async () => {
  const { id } = await addReading('bloodPressure', {
    systolic: 168,
    diastolic: 112,
    recordedAt: toInstant(Date.now()),
  });
  const { text } = await createBackup(PASSPHRASE, 'everything');
  await damage(id);
  expect(await rows()).toMatchObject([{ id, unreadable: true }]);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  const [restored] = await rows();
  expect(restored).toMatchObject({ systolic: 168, diastolic: 112, serverUpdatedAt: '' });
  expect(restored).not.toHaveProperty('unreadable');
});

it('an edited record is merged with the backup: the later edit of each field wins, and fields only in the backup are restored', async () => {
  await saveProfile({ name: 'Halima', address: 'Old Town' });
  const { text } = await createBackup(PASSPHRASE, 'everything');
  await startClean();
  await saveProfile({ name: 'Halima N.' });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  const profile = async () => (await (await store.collection('profile')).findOne(store.userId).exec())?.toJSON();
  expect(await profile()).toMatchObject({ name: 'Halima N.', address: 'Old Town', serverUpdatedAt: '' });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  await saveProfile({ address: 'New Road' });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  expect(await profile()).toMatchObject({ address: 'New Road' });
});

it('a backup does not open with another passphrase, for another user, or after a change', async () => {
  await addReading('weight', weight(60));
  const { text } = await createBackup(PASSPHRASE, 'everything');
  const refusal = (reason: string) => ({ name: 'BackupRefused', reason });
  await expect(restoreBackup(text, 'seven quiet heron')).rejects.toMatchObject(refusal('passphrase'));
  await expect(openBackup(text, PASSPHRASE, 'somebody-else')).rejects.toMatchObject(refusal('owner'));
  await expect(restoreBackup('name,level', PASSPHRASE)).rejects.toMatchObject(refusal('format'));
  const changed = text.replace('"rounds":600000', '"rounds":600001');
  await expect(restoreBackup(changed, PASSPHRASE)).rejects.toMatchObject(refusal('passphrase'));
  await expect(restoreBackup(text.replace('600000', '9e99'), PASSPHRASE)).rejects.toThrow();
});
