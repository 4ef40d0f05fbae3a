import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toInstant } from '@/model/instant.ts';
import { makeBackup, sealBackup, type Backup, type BackedUp } from './backup.ts';
import { eraseStore } from './erase-store.ts';
import { openStore, type Store } from './open-store.ts';
import { addReminder, changeReminder, removeReminder } from './reminders.ts';
import { restoreBackup } from './restore-backup.ts';

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
