import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import { openBackup } from './backup.ts';
import { writeReply } from '@/db/forum/forum-writes.ts';
import { reportOpenFailure } from '@/db/store/open-failure.ts';
import { currentStore, openStore } from '@/db/store/open-store.ts';
import { addReading, removeReading } from '@/db/records/readings.ts';
import { addReminder } from '@/db/records/reminders.ts';
import { salvageStore } from './salvage-store.ts';
import { useStoreHealth } from '@/db/store/store-health.ts';

const PASSPHRASE = 'seven quiet herons';
const weight = { weight: 60, unit: 'kg' as const, recordedAt: toInstant(Date.now()) };
let number = 0;
const start = (userId: string) => openStore(userId).catch(reportOpenFailure);
const shut = () => useStoreHealth.getState().openFailure;

/** Creates a store with a reading, a deleted one and a reminder, and closes it. */
async function createClosedStore(): Promise<string> {
  const store = await openStore(`nia-${number++}`);
  await addReading('weight', weight);
  await removeReading((await addReading('weight', weight)).id);
  await addReminder({ medicationName: 'Iron', dosage: '1 tablet', frequency: 'As needed', isActive: true });
  await store.close();
  return store.userId;
}

/** Makes the opening of RxDB's databases fail, `times` times or always. @returns a function that counts the tries */
function breakDisk(error: DOMException, times = Infinity): () => number {
  const open = indexedDB.open.bind(indexedDB);
  let tries = 0;
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    // Dexie opens with a version, makeSalvage without one.
    if (version === undefined || !name.endsWith('--_rxdb_internal')) return open(name, version);
    tries += 1;
    if (tries <= times) throw error;
    return open(name, version);
  });
  return () => tries;
}
afterEach(() => {
  vi.restoreAllMocks();
  useStoreHealth.setState({ openFailure: null });
});

it('the backup of a damaged store contains unsent forum writes', async () => {
  const { userId } = await openStore(`nia-${number++}`);
  await writeReply('sleep', { content: 'plum story', isNamed: false });
  await (await currentStore()).close();
  breakDisk(new DOMException('The disk gives way.', 'DataError'));
  await start(userId);
  const { text, count } = await salvageStore(userId, PASSPHRASE);
  expect(count).toBe(1);
  expect((await openBackup(text, PASSPHRASE, userId)).forum).toMatchObject([{ content: 'plum story' }]);
});

it('a store that does not open is tried three times and then reported; its content can be saved in a backup', async () => {
  const userId = await createClosedStore();
  const tries = breakDisk(new DOMException('The disk gives way.', 'DataError'));
  await start(userId);
  expect([tries(), shut()]).toEqual([3, 'damaged']);
  await expect(currentStore()).rejects.toThrow();
  expect(tries()).toBe(3);

  const { text, count } = await salvageStore(userId, PASSPHRASE);
  expect(count).toBe(3);
  expect(text).not.toContain('Iron');
  const { records } = await openBackup(text, PASSPHRASE, userId);
  const words = records.map(({ collection, content, isDeleted }) =>
    [collection, isDeleted ? 'deleted' : (content['weight'] ?? content['medicationName'])].join(' '),
  );
  expect(words.toSorted()).toEqual(['readings 60', 'readings deleted', 'reminders Iron']);
});

it('a browser that denies storage is reported as refused, not as damaged', async () => {
  const userId = await createClosedStore();
  const tries = breakDisk(new DOMException('The operation is insecure.', 'SecurityError'));
  await start(userId);
  expect([tries(), shut()]).toEqual([1, 'refused']);
});

it('a disk that was only busy is not reported', async () => {
  const userId = await createClosedStore();
  const tries = breakDisk(new DOMException('busy', 'DataError'), 1);
  const store = await start(userId);
  expect([tries(), shut()]).toEqual([2, null]);
  await store?.close();
});
