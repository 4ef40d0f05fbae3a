import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toInstant } from '@/model/instant.ts';
import { makeBackup, openBackup, sealBackup, type Backup, type BackedUp } from './backup.ts';
import { addBloodwork } from './bloodwork.ts';
import { addDocument } from './documents.ts';
import { recordDose } from './doses.ts';
import { eraseStore } from './erase-store.ts';
import { filesHere } from './files-here.ts';
import { openStore, type Store } from './open-store.ts';
import { addProfilePhoto, removeProfilePhoto } from './profile-photo.ts';
import { saveProfile } from './profile.ts';
import { addReminder, changeReminder, removeReminder } from './reminders.ts';
import { restoreBackup } from './restore-backup.ts';
import { withoutContent } from './without-content.ts';

const PASSPHRASE = 'seven quiet herons';
let store: Store;
let number = 0;

beforeEach(async () => {
  store = await openStore(`nadia-${number++}`);
});
afterEach(() => store.close());

/** Leaves this phone clean and signs in again. */
async function anew(): Promise<void> {
  const { userId } = store;
  await store.close();
  await eraseStore(userId);
  store = await openStore(userId);
}

const fileOf = async (content: Partial<Backup>) =>
  (await sealBackup({ userId: store.userId, records: [], files: [], forum: [], ...content }, PASSPHRASE)).text;
const entry = (collection: BackedUp['collection'], content: object): BackedUp => ({
  collection,
  kind: collection,
  id: `${collection}-1`,
  isDeleted: false,
  createdAt: toInstant(Date.now()),
  content: { ...content },
});
const rows = async (name: BackedUp['collection']) => (await (await store.collection(name)).find().exec()).length;

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
] as const)('a file cannot plant %s: only the server says what others wrote', async (_, collection, content) => {
  const { userId } = store;
  const named = Object.entries(content).map(([name, value]) => [name, value === 'me' ? userId : value]);
  const text = await fileOf({ records: [entry(collection, Object.fromEntries(named))] });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  expect(await rows(collection)).toBe(0);
});

it('a reminder that was changed after the deletion of an old file stays', async () => {
  const reminder = { medicationName: 'Iron', dosage: '1 tablet', frequency: 'As needed', isActive: true } as const;
  const { id } = await addReminder(reminder);
  const { text: withIt } = await makeBackup(PASSPHRASE, 'everything');
  await removeReminder(id);
  const { text } = await makeBackup(PASSPHRASE, 'unsent');

  await anew();
  await restoreBackup(withIt, PASSPHRASE);
  await changeReminder(id, { dosage: '2 tablets' });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  expect(await rows('reminders')).toBe(1);

  await anew();
  await restoreBackup(withIt, PASSPHRASE);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  expect(await rows('reminders')).toBe(0);
});

/** As a pull brings what the clinic changed, which leaves the times of the edits alone. */
async function assigned(assignedDoctorId: string | undefined): Promise<void> {
  const row = await (await store.collection('profile')).findOne(store.userId).exec();
  await row?.incrementalModify(({ assignedDoctorId: _before, ...rest }) => ({
    ...rest,
    ...(assignedDoctorId && { assignedDoctorId }),
    serverUpdatedAt: toInstant(Date.now()),
  }));
}
const profileHere = async () => (await (await store.collection('profile')).findOne(store.userId).exec())?.toJSON();

describe.each([
  ['she chose', () => saveProfile({ name: 'Nadia', assignedDoctorId: 'dr-old' })],
  ['the clinic chose', () => saveProfile({ name: 'Nadia' }).then(() => assigned('dr-old'))],
])('the doctor whom %s', (_, choose) => {
  it.each([
    ['nobody', undefined],
    ['another', 'dr-new'],
  ])('is not brought back by an old file once the clinic has named %s', async (__, doctor) => {
    await choose();
    const { text } = await makeBackup(PASSPHRASE, 'everything');
    await assigned(doctor);
    const before = await profileHere();
    expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
    expect(await profileHere()).toEqual(before);
  });
});

it('what she gave up after a refusal comes back from her own file', async () => {
  await saveProfile({ name: 'Nadia' });
  const dose = await recordDose({ reminderId: 'iron', date: '2026-11-20', time: '08:00' }, 'taken');
  const { text } = await makeBackup(PASSPHRASE, 'everything');
  for (const [name, id] of [
    ['profile', store.userId],
    ['doses', dose.id],
  ] as const)
    await (await (await store.collection(name)).findOne(id).exec())?.incrementalModify(withoutContent);
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 2, known: 0, refused: 0 });
  expect(await profileHere()).toMatchObject({ name: 'Nadia', serverUpdatedAt: '' });
  expect(await rows('doses')).toBe(1);
});

it('the file of a document or lab result goes with it when its deletion is brought', async () => {
  const file = new File(['%PDF-1.7 letter'], 'letter.pdf', { type: 'application/pdf' });
  const given = { name: file.name, description: null, category: null, documentDate: null, thumbnail: null };
  const document = await addDocument({ ...given, file });
  const report = { testName: 'Iron', recordedAt: now, summary: '', results: [] };
  const bloodwork = await addBloodwork(report, file);
  const fileIds = [document.fileId, bloodwork.fileId ?? ''].toSorted();
  const files = await filesHere();
  for (const id of fileIds) {
    await files.setKept(id, true);
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
const waiting = async () => (await filesHere()).uploads();

it('a photo of the profile that was never sent is counted and comes back, though the profile was sent long ago', async () => {
  const confirmed = async () => {
    await saveProfile({ name: 'Nadia' });
    const profile = await (await store.collection('profile')).findOne(store.userId).exec();
    await profile?.incrementalPatch({ serverUpdatedAt: now });
  };
  await confirmed();
  await addProfilePhoto(photo, null);
  const [{ id } = { id: '' }] = await waiting();
  const { text, count } = await makeBackup(PASSPHRASE, 'unsent');
  expect(count).toBe(1);

  await anew();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  expect(await waiting()).toMatchObject([{ id, stage: 'waiting', field: 'profilePhotoId', recordId: store.userId }]);
  expect(await (await filesHere()).file(id)).toMatchObject({ type: 'image/jpeg', size: photo.size });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });

  await anew();
  await confirmed();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 1, known: 0, refused: 0 });
  expect(await waiting()).toMatchObject([{ id, stage: 'waiting' }]);
});

it('an old photo gives way to one that was chosen since, sent or not', async () => {
  await addProfilePhoto(photo, null);
  const { text } = await makeBackup(PASSPHRASE, 'unsent');
  await anew();
  await addProfilePhoto(photo, null);
  const [{ id } = { id: '' }] = await waiting();
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  expect(await waiting()).toMatchObject([{ id }]);

  await anew();
  await saveProfile({ profilePhotoId: 'newer' });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 1, refused: 0 });
  expect(await waiting()).toEqual([]);
});

it('an old photo gives way to one that was chosen after it elsewhere, and before the file was made', async () => {
  await saveProfile({ name: 'Nadia' });
  await addProfilePhoto(photo, null);
  const [{ id, queuedAt } = { id: '', queuedAt: 0 }] = await waiting();
  // The other phone's choice has been pulled before the backup.
  const row = await (await store.collection('profile')).findOne(store.userId).exec();
  await row?.incrementalPatch({ profilePhotoId: 'newer', editTimes: JSON.stringify({ profilePhotoId: queuedAt + 1 }) });
  const { text } = await makeBackup(PASSPHRASE, 'everything');
  await (await filesHere()).discard({ id, bucket: 'profile-photos', collection: 'profile', recordId: store.userId });
  expect(await restoreBackup(text, PASSPHRASE)).toMatchObject({ restored: 0 });
  expect(await waiting()).toEqual([]);
});

it('a photo that comes back before the profile is as old as she chose it', async () => {
  await addProfilePhoto(photo, null);
  const [{ queuedAt } = { queuedAt: 0 }] = await waiting();
  const { text } = await makeBackup(PASSPHRASE, 'unsent');
  await anew();
  await restoreBackup(text, PASSPHRASE);
  expect(await waiting()).toMatchObject([{ queuedAt }]);
});

it('a photo that she took off before it was sent stays away', async () => {
  await saveProfile({ name: 'Nadia' });
  await addProfilePhoto(photo, null);
  const { text } = await makeBackup(PASSPHRASE, 'unsent');
  await removeProfilePhoto();
  expect(await restoreBackup(text, PASSPHRASE)).toMatchObject({ restored: 0 });
  expect(await waiting()).toEqual([]);
});

it('a file puts itself into no other field of a record', async () => {
  const { userId } = store;
  const file = { id: 'f', bucket: 'profile-photos', collection: 'profile', recordId: userId, field: 'name' } as const;
  const text = await fileOf({ files: [{ ...file, name: 'x', type: 'image/jpeg', bytes: 'AA==' }] });
  expect(await restoreBackup(text, PASSPHRASE)).toEqual({ restored: 0, known: 0, refused: 1 });
  expect(await waiting()).toEqual([]);
});

it('a file of a newer Maia says so, also one that holds what this one does not know', async () => {
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
