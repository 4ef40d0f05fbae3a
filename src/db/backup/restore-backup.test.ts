import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import { createBackup, openBackup, encryptBackup, type Backup, type BackupEntry } from './backup.ts';
import { addBloodwork } from '@/db/records/bloodwork.ts';
import { addDocument } from '@/db/records/documents.ts';
import { recordDose } from '@/db/records/doses.ts';
import { eraseStore } from '@/db/store/erase-store.ts';
import { currentFileStore } from '@/db/files/current-file-store.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { addProfilePhoto, removeProfilePhoto } from '@/db/records/profile-photo.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { addReminder, changeReminder, removeReminder } from '@/db/records/reminders.ts';
import { restoreBackup } from './restore-backup.ts';
import { withoutContent } from '@/db/writes/without-content.ts';

const PASSPHRASE = 'seven quiet herons';
let store: Store;
let number = 0;

beforeEach(async () => {
  store = await openStore(`nadia-${number++}`);
});
afterEach(() => store.close());

/** Erases the store and signs in again. */
async function startClean(): Promise<void> {
  const { userId } = store;
  await store.close();
  await eraseStore(userId);
  store = await openStore(userId);
}

const fileOf = async (content: Partial<Backup>) =>
  (await encryptBackup({ userId: store.userId, records: [], files: [], forum: [], ...content }, PASSPHRASE)).text;
const entry = (collection: BackupEntry['collection'], content: object): BackupEntry => ({
  collection,
  kind: collection,
  id: `${collection}-1`,
  isDeleted: false,
  createdAt: toInstant(Date.now()),
  content: { ...content },
});
const rows = async (name: BackupEntry['collection']) => (await (await store.collection(name)).find().exec()).length;

const now = toInstant(Date.now());
const message = { sessionId: 'one', content: 'Stop the tablets', timestamp: now, role: 'doctor' };
const limits = { entry: 'limits', text: 'My levels', systolicFrom: 140, diastolicFrom: 90, recordedAt: now };

it.each([
  ['a message of her doctor', 'doctorMessages', { ...message, userId: 'me', doctorId: 'dr-ada', senderId: 'dr-ada' }],
  ['the levels of her doctor', 'careNotes', { ...limits, userId: 'me', doctorId: 'dr-ada', senderId: 'dr-ada' }],
  ['a message between two others', 'doctorMessages', { ...message, userId: 'her', doctorId: 'dr-ada', senderId: 'me' }],
  [
    'a message of a patient to this doctor',
    'doctorMessages',
    { ...message, userId: 'p', doctorId: 'me', senderId: 'p' },
  ],
] as const)(
  'a backup cannot restore %s: messages of others come only from the server',
  async (_, collection, content) => {
    const { userId } = store;
    const named = Object.entries(content).map(([name, value]) => [name, value === 'me' ? userId : value]);
    const text = await fileOf({ records: [entry(collection, Object.fromEntries(named))] });
    expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
    expect(await rows(collection)).toBe(0);
  },
);

it('a reminder changed after a deletion in an old backup stays', async () => {
  const reminder = { medicationName: 'Iron', dosage: '1 tablet', frequency: 'As needed', isActive: true } as const;
  const { id } = await addReminder(reminder);
  const { text: withIt } = await createBackup(PASSPHRASE, 'everything');
  await removeReminder(id);
  const { text } = await createBackup(PASSPHRASE, 'unsent');

  await startClean();
  await restoreBackup(withIt, PASSPHRASE);
  await changeReminder(id, { dosage: '2 tablets' });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  expect(await rows('reminders')).toBe(1);

  await startClean();
  await restoreBackup(withIt, PASSPHRASE);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  expect(await rows('reminders')).toBe(0);
});

/** Writes a doctor like a pull of the clinic's change, which does not change the edit times. */
async function assignDoctor(assignedDoctorId: string | undefined): Promise<void> {
  const row = await (await store.collection('profile')).findOne(store.userId).exec();
  await row?.incrementalModify(({ assignedDoctorId: _before, ...rest }) => ({
    ...rest,
    ...(assignedDoctorId && { assignedDoctorId }),
    serverUpdatedAt: toInstant(Date.now()),
  }));
}
const storedProfile = async () => (await (await store.collection('profile')).findOne(store.userId).exec())?.toJSON();

describe.each([
  ['the patient', () => saveProfile({ name: 'Nadia', assignedDoctorId: 'dr-old' })],
  ['the clinic', () => saveProfile({ name: 'Nadia' }).then(() => assignDoctor('dr-old'))],
])('the doctor chosen by %s', (_, choose) => {
  it.each([
    ['no doctor', undefined],
    ['another doctor', 'dr-new'],
  ])('is not restored by an old backup once the clinic has assigned %s', async (__, doctor) => {
    await choose();
    const { text } = await createBackup(PASSPHRASE, 'everything');
    await assignDoctor(doctor);
    const before = await storedProfile();
    expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
    expect(await storedProfile()).toEqual(before);
  });
});

it('records discarded after a refusal are restored from a backup', async () => {
  await saveProfile({ name: 'Nadia' });
  const dose = await recordDose({ reminderId: 'iron', date: '2026-11-20', time: '08:00' }, 'taken');
  const { text } = await createBackup(PASSPHRASE, 'everything');
  for (const [name, id] of [
    ['profile', store.userId],
    ['doses', dose.id],
  ] as const)
    await (await (await store.collection(name)).findOne(id).exec())?.incrementalModify(withoutContent);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 2, known: 0, refused: 0 });
  expect(await storedProfile()).toMatchObject({ name: 'Nadia', serverUpdatedAt: '' });
  expect(await rows('doses')).toBe(1);
});

it('restoring the deletion of a document or lab result deletes its file', async () => {
  const file = new File(['%PDF-1.7 letter'], 'letter.pdf', { type: 'application/pdf' });
  const details = { name: file.name, description: null, category: null, documentDate: null, thumbnail: null };
  const document = await addDocument({ ...details, file });
  const report = { testName: 'Iron', recordedAt: now, summary: '', results: [] };
  const bloodwork = await addBloodwork(report, file);
  const fileIds = [document.fileId, bloodwork.fileId ?? ''].toSorted();
  const files = await currentFileStore();
  for (const id of fileIds) {
    await files.setOffline(id, true);
    await files.finish(id);
  }
  const deletion = { isDeleted: true, deletedAt: toInstant(Date.now() + 60_000), content: {} };
  const text = await fileOf({
    records: [
      { ...entry('documents', {}), ...deletion, id: document.id },
      { ...entry('bloodwork', {}), ...deletion, id: bloodwork.id },
    ],
  });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 2, known: 0, refused: 0 });
  expect((await files.removals()).map(({ id }) => id).toSorted()).toEqual(fileIds);
  for (const id of fileIds) expect(await files.file(id)).toBeUndefined();
});

const photo = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)]);
const queuedUploads = async () => (await currentFileStore()).uploads();

it('an unsent profile photo is counted and restored, even if the profile itself was sent long ago', async () => {
  const confirmed = async () => {
    await saveProfile({ name: 'Nadia' });
    const profile = await (await store.collection('profile')).findOne(store.userId).exec();
    await profile?.incrementalPatch({ serverUpdatedAt: now });
  };
  await confirmed();
  await addProfilePhoto(photo, null);
  const [{ id } = { id: '' }] = await queuedUploads();
  const { text, count } = await createBackup(PASSPHRASE, 'unsent');
  expect(count).toBe(1);

  await startClean();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  expect(await queuedUploads()).toMatchObject([
    { id, stage: 'waiting', field: 'profilePhotoId', recordId: store.userId },
  ]);
  expect(await (await currentFileStore()).file(id)).toMatchObject({ type: 'image/jpeg', size: photo.size });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });

  await startClean();
  await confirmed();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  expect(await queuedUploads()).toMatchObject([{ id, stage: 'waiting' }]);
});

it('a photo of a backup does not replace a newer one, sent or unsent', async () => {
  await addProfilePhoto(photo, null);
  const { text } = await createBackup(PASSPHRASE, 'unsent');
  await startClean();
  await addProfilePhoto(photo, null);
  const [{ id } = { id: '' }] = await queuedUploads();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  expect(await queuedUploads()).toMatchObject([{ id }]);

  await startClean();
  await saveProfile({ profilePhotoId: 'newer' });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  expect(await queuedUploads()).toEqual([]);
});

it('a photo of a backup does not replace one chosen later on another device before the backup was made', async () => {
  await saveProfile({ name: 'Nadia' });
  await addProfilePhoto(photo, null);
  const [{ id, queuedAt } = { id: '', queuedAt: 0 }] = await queuedUploads();
  // The choice of the other device was pulled before the backup.
  const row = await (await store.collection('profile')).findOne(store.userId).exec();
  await row?.incrementalPatch({ profilePhotoId: 'newer', editTimes: JSON.stringify({ profilePhotoId: queuedAt + 1 }) });
  const { text } = await createBackup(PASSPHRASE, 'everything');
  await (
    await currentFileStore()
  ).discard({ id, bucket: 'profile-photos', collection: 'profile', recordId: store.userId });
  expect(await restoreBackup(text, PASSPHRASE)).toMatchObject({ restored: 0 });
  expect(await queuedUploads()).toEqual([]);
});

it('a photo restored before the profile keeps the time when it was chosen', async () => {
  await addProfilePhoto(photo, null);
  const [{ queuedAt } = { queuedAt: 0 }] = await queuedUploads();
  const { text } = await createBackup(PASSPHRASE, 'unsent');
  await startClean();
  await restoreBackup(text, PASSPHRASE);
  expect(await queuedUploads()).toMatchObject([{ queuedAt }]);
});

it('a photo removed before it was sent is not restored', async () => {
  await saveProfile({ name: 'Nadia' });
  await addProfilePhoto(photo, null);
  const { text } = await createBackup(PASSPHRASE, 'unsent');
  await removeProfilePhoto();
  expect(await restoreBackup(text, PASSPHRASE)).toMatchObject({ restored: 0 });
  expect(await queuedUploads()).toEqual([]);
});

it('a file of a backup cannot be written into another field of a record', async () => {
  const { userId } = store;
  const file = { id: 'f', bucket: 'profile-photos', collection: 'profile', recordId: userId, field: 'name' } as const;
  const text = await fileOf({ files: [{ ...file, name: 'x', type: 'image/jpeg', bytes: 'AA==' }] });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 0, refused: 1 });
  expect(await queuedUploads()).toEqual([]);
});

it('a backup of a newer app version is refused as newer, also when it has unknown content', async () => {
  const newer = { name: 'BackupRefused', reason: 'newer' };
  const { userId } = store;
  const whole = await fileOf({});
  const later = whole.replace('"maia-backup-1"', '"maia-backup-2"');
  await expect(openBackup(later, PASSPHRASE, userId)).rejects.toMatchObject(newer);
  const unknown = await fileOf({ records: [{ ...entry('documents', {}), collection: 'dreams' as never }] });
  await expect(openBackup(unknown, PASSPHRASE, userId)).rejects.toMatchObject(newer);
  const other = whole.replace('"maia-backup-1"', '"maia-export-1"');
  await expect(openBackup(other, PASSPHRASE, userId)).rejects.toMatchObject({ reason: 'format' });
});
