import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toInstant } from '@/model/instant.ts';
import { makeBackup, openBackup } from './backup.ts';
import { waitingRows } from './count-waiting.ts';
import { bookmarkProduct, removeProduct } from './bookmarks.ts';
import { sendMessage } from './doctor-messages.ts';
import { addDocument } from './documents.ts';
import { eraseStore } from './erase-store.ts';
import { filesHere } from './files-here.ts';
import { forumHere } from './forum-box.ts';
import { wishVote, writeReply, writeTopic } from './forum.ts';
import { localFile } from './local-files.ts';
import { openStore, type Store } from './open-store.ts';
import { saveProfile } from './profile.ts';
import { addReading, removeReading } from './readings.ts';
import { restoreBackup } from './restore-backup.ts';
import { databasesOf } from './store-databases.ts';

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

/** Leaves this phone clean and signs in again. */
async function anew(): Promise<void> {
  const { userId } = store;
  await store.close();
  await eraseStore(userId);
  store = await openStore(userId);
}

beforeEach(async () => {
  store = await openStore(`halima-${number++}`);
});
afterEach(() => store.close());

it('a file of what was never sent comes back as it was, to be sent', async () => {
  const sent = await addReading('weight', weight(60));
  await confirm(sent.id);
  await addReading('bloodPressure', { systolic: 118, diastolic: 76, recordedAt: toInstant(Date.now()), note: 'plum' });
  await addReading('weight', weight(61));
  await saveProfile({ name: 'Halima' });
  const before = await rows();
  const { text, count } = await makeBackup(PASSPHRASE, 'unsent');
  expect(count).toBe(3);
  for (const word of ['plum', 'Halima', store.userId]) expect(text).not.toContain(word);

  await anew();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 3, known: 0, refused: 0 });
  expect(await rows()).toMatchObject(before.filter(({ id }) => id !== sent.id));
  expect(await waitingRows(await store.collection('readings'))).toHaveLength(2);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 3, refused: 0 });
});

it('a document comes back with its file, and waits for it', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 plum');
  const given = { description: 'A letter', category: null, documentDate: null, thumbnail: null };
  const { id, fileId } = await addDocument({ ...given, file: new Blob([bytes]), name: 'letter.pdf' });
  const { text } = await makeBackup(PASSPHRASE, 'unsent');
  await anew();
  expect(await localFile(fileId)).toBeUndefined();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  const file = await localFile(fileId);
  expect([file?.name, file?.type, await file?.text()]).toEqual(['letter.pdf', 'application/pdf', '%PDF-1.7 plum']);
  expect(await (await filesHere()).heldRecords()).toEqual(new Set([id]));
  expect(await (await filesHere()).upload(fileId)).toMatchObject({ stage: 'waiting', recordId: id });
});

it('what she wrote in the forum and it does not have comes back in its order, each once', async () => {
  const topicId = await writeTopic({ title: 'Plum', content: 'A question', category: null, isNamed: false });
  await writeReply('elsewhere', { content: 'Refused', isNamed: true });
  await wishVote('topic', 'elsewhere', 'up');
  await writeReply('elsewhere', { content: 'Posted', isNamed: false });
  const before = (await (await forumHere()).writes()).map(({ write }) => write);
  await (await forumHere()).next().then((topic) => topic?.settle('sent'));
  await (await forumHere()).next().then((reply) => reply?.settle('locked'));
  await (await forumHere()).next().then((vote) => vote?.settle('gone'));
  await writeTopic({ title: 'Pear', content: 'Another', category: 'food', isNamed: false });
  const { text, count } = await makeBackup(PASSPHRASE, 'unsent');
  expect(count).toBe(3);

  await anew();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 3, known: 0, refused: 0 });
  const after = await (await forumHere()).writes();
  expect(after.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(after.slice(0, 2).map(({ write }) => write)).toEqual([before[1], before[3]]);
  expect(after[2]?.write).toMatchObject({ title: 'Pear', category: 'food' });
  expect(after.some(({ id }) => id === topicId)).toBe(false);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 3, refused: 0 });
});

it('a file of everything holds what was sent too', async () => {
  const { id } = await addReading('weight', weight(60));
  await confirm(id);
  await addReading('weight', weight(61));
  expect(await makeBackup(PASSPHRASE, 'everything')).toMatchObject({ count: 2 });
});

it('a deletion that was never sent is done again, and what was deleted since stays away', async () => {
  const gone = await addReading('weight', weight(60));
  const kept = await addReading('weight', weight(61));
  const { text: withBoth } = await makeBackup(PASSPHRASE, 'everything');
  await removeReading(gone.id);
  expect(await restoreBackup(withBoth, PASSPHRASE)).toEqual({ restored: 0, known: 2, refused: 0 });
  const { text } = await makeBackup(PASSPHRASE, 'unsent');

  await anew();
  await restoreBackup(withBoth, PASSPHRASE);
  await restoreBackup(text, PASSPHRASE);
  expect((await rows()).map(({ id }) => id)).toEqual([kept.id]);
});

it('a deletion that was never sent is in every file, and waits to be sent where its record has not come yet', async () => {
  const { id } = await addReading('weight', weight(60));
  await confirm(id);
  await removeReading(id);
  const { text, count } = await makeBackup(PASSPHRASE, 'everything');
  expect(count).toBe(1);

  await anew();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  expect(await waitingRows(await store.collection('readings'))).toMatchObject([{ id, kind: 'weight', _deleted: true }]);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
});

it('a bookmark that was set again is not deleted by a file from before', async () => {
  const product = { productId: 'iron', productName: 'Iron tablets', description: 'Once a day' };
  const set = (now?: number) => bookmarkProduct(product as never, now);
  const kept = async () => (await (await store.collection('bookmarks')).find().exec()).length;
  await set();
  await removeProduct('iron');
  const { text } = await makeBackup(PASSPHRASE, 'unsent');
  await anew();
  await set(Date.now() + 1);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  expect(await kept()).toBe(1);

  await anew();
  await set(Date.now() - 60_000);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  expect(await kept()).toBe(0);
});

it('what a doctor wrote to a patient comes back in that conversation', async () => {
  const parties = { userId: 'patient-amina', doctorId: store.userId };
  const sent = await sendMessage(parties, 'doctor', { content: 'Come in today', attachment: null });
  const { text } = await makeBackup(PASSPHRASE, 'unsent');
  await anew();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  const row = await (await store.collection('doctorMessages')).findOne(sent.id).exec();
  expect(row?.toJSON()).toMatchObject({ ...parties, senderId: store.userId, sessionId: sent.sessionId });
});

/** What the disk gives back of this row is not what was written. */
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

it('an entry that this phone cannot read any more is healed by a file that holds it', async () => {
  const { id } = await addReading('bloodPressure', {
    systolic: 168,
    diastolic: 112,
    recordedAt: toInstant(Date.now()),
  });
  const { text } = await makeBackup(PASSPHRASE, 'everything');
  await damage(id);
  expect(await rows()).toMatchObject([{ id, unreadable: true }]);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  const [healed] = await rows();
  expect(healed).toMatchObject({ systolic: 168, diastolic: 112, serverUpdatedAt: '' });
  expect(healed).not.toHaveProperty('unreadable');
});

it('of a record that was edited here too the later edit of each field counts, and nothing that only the file has is lost', async () => {
  await saveProfile({ name: 'Halima', address: 'Old Town' });
  const { text } = await makeBackup(PASSPHRASE, 'everything');
  await anew();
  await saveProfile({ name: 'Halima N.' });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  const profile = async () => (await (await store.collection('profile')).findOne(store.userId).exec())?.toJSON();
  expect(await profile()).toMatchObject({ name: 'Halima N.', address: 'Old Town', serverUpdatedAt: '' });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  await saveProfile({ address: 'New Road' });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  expect(await profile()).toMatchObject({ address: 'New Road' });
});

it('opens with no other passphrase, for nobody else, and not after a change', async () => {
  await addReading('weight', weight(60));
  const { text } = await makeBackup(PASSPHRASE, 'everything');
  const refusal = (reason: string) => ({ name: 'BackupRefused', reason });
  await expect(restoreBackup(text, 'seven quiet heron')).rejects.toMatchObject(refusal('passphrase'));
  await expect(openBackup(text, PASSPHRASE, 'somebody-else')).rejects.toMatchObject(refusal('owner'));
  await expect(restoreBackup('name,level', PASSPHRASE)).rejects.toMatchObject(refusal('format'));
  const changed = text.replace('"rounds":600000', '"rounds":600001');
  await expect(restoreBackup(changed, PASSPHRASE)).rejects.toMatchObject(refusal('passphrase'));
  await expect(restoreBackup(text.replace('600000', '9e99'), PASSPHRASE)).rejects.toThrow();
});
