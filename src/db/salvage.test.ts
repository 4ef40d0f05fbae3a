import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { toInstant } from '@/model/instant.ts';
import { openBackup } from './backup.ts';
import { writeReply } from './forum.ts';
import { noteShut } from './note-shut.ts';
import { currentStore, openStore } from './open-store.ts';
import { addReading, removeReading } from './readings.ts';
import { addReminder } from './reminders.ts';
import { makeSalvage } from './salvage.ts';
import { useStoreHealth } from './store-health.ts';

const PASSPHRASE = 'seven quiet herons';
const weight = { weight: 60, unit: 'kg' as const, recordedAt: toInstant(Date.now()) };
let number = 0;
const start = (userId: string) => openStore(userId).catch(noteShut);
const shut = () => useStoreHealth.getState().shut;

/** A phone with a reading, a deleted one and a reminder; the app is closed. */
async function phone(): Promise<string> {
  const store = await openStore(`nia-${number++}`);
  await addReading('weight', weight);
  await removeReading((await addReading('weight', weight)).id);
  await addReminder({ medicationName: 'Iron', dosage: '1 tablet', frequency: 'As needed', isActive: true });
  await store.close();
  return store.userId;
}

/** RxDB's databases do not open, so many times or for ever. @returns how often one was tried */
function breakDisk(error: DOMException, times = Infinity): () => number {
  const open = indexedDB.open.bind(indexedDB);
  let tried = 0;
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    // Dexie names a version, the way past it does not.
    if (version === undefined || !name.endsWith('--_rxdb_internal')) return open(name, version);
    tried += 1;
    if (tried <= times) throw error;
    return open(name, version);
  });
  return () => tried;
}
afterEach(() => {
  vi.restoreAllMocks();
  useStoreHealth.setState({ shut: null });
});

it('what waits for the forum goes into the file as well', async () => {
  const { userId } = await openStore(`nia-${number++}`);
  await writeReply('sleep', { content: 'plum story', isNamed: false });
  await (await currentStore()).close();
  breakDisk(new DOMException('The disk gives way.', 'DataError'));
  await start(userId);
  const { text, count } = await makeSalvage(userId, PASSPHRASE);
  expect(count).toBe(1);
  expect((await openBackup(text, PASSPHRASE, userId)).forum).toMatchObject([{ content: 'plum story' }]);
});

it('a store that does not open is tried three times, then it is said and left alone; what it holds goes into a file', async () => {
  const userId = await phone();
  const tried = breakDisk(new DOMException('The disk gives way.', 'DataError'));
  await start(userId);
  expect([tried(), shut()]).toEqual([3, 'damaged']);
  await expect(currentStore()).rejects.toThrow();
  expect(tried()).toBe(3);

  const { text, count } = await makeSalvage(userId, PASSPHRASE);
  expect(count).toBe(3);
  expect(text).not.toContain('Iron');
  const { records } = await openBackup(text, PASSPHRASE, userId);
  const words = records.map(({ collection, content, isDeleted }) =>
    [collection, isDeleted ? 'deleted' : (content['weight'] ?? content['medicationName'])].join(' '),
  );
  expect(words.toSorted()).toEqual(['readings 60', 'readings deleted', 'reminders Iron']);
});

it('a browser that keeps nothing is another matter than a damaged store', async () => {
  const userId = await phone();
  const tried = breakDisk(new DOMException('The operation is insecure.', 'SecurityError'));
  await start(userId);
  expect([tried(), shut()]).toEqual([1, 'refused']);
});

it('a disk that was only busy is no trouble', async () => {
  const userId = await phone();
  const tried = breakDisk(new DOMException('busy', 'DataError'), 1);
  const store = await start(userId);
  expect([tried(), shut()]).toEqual([2, null]);
  await store?.close();
});
