import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addReading } from '@/db/records/readings.ts';
import { currentStore, openStore } from '@/db/store/open-store.ts';
import { replaceRows } from '@/db/writes/replace-rows.ts';
import { toInstant } from '@/model/time/instant.ts';
import { refetchStore } from './rebuild-store.ts';

const resyncNow = vi.fn(async () => {});
// The worker needs a browser; here the test sends the rows.
vi.mock('@/sync/worker/start-sync.ts', () => ({
  resyncNow: () => resyncNow(),
  startSync: async () => {},
  stopSync: async () => {},
}));

let number = 0;
let userId: string;
const readings = async () => (await currentStore()).collection('readings');
const countHere = async () => (await (await readings()).find().exec()).length;

beforeEach(async () => {
  userId = `amina-${number++}`;
  await openStore(userId);
});
afterEach(async () => {
  vi.useRealTimers();
  await (await currentStore()).close();
});

describe('fetching everything again', () => {
  it('waits until the unsent rows are sent, and deletes the store then', async () => {
    const { id } = await addReading('weight', { weight: 68.4, unit: 'kg', recordedAt: toInstant(Date.now()) });
    const fetched = refetchStore(userId);
    await expect.poll(() => resyncNow.mock.calls.length).toBe(1);
    expect(await countHere()).toBe(1);
    await replaceRows(await readings(), [id], (row) => row && { ...row, serverUpdatedAt: toInstant(Date.now()) });
    expect(await fetched).toBe(true);
    expect(await countHere()).toBe(0);
  });

  it('leaves the store as it is when they are not sent in time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await addReading('weight', { weight: 68.4, unit: 'kg', recordedAt: toInstant(Date.now()) });
    const fetched = refetchStore(userId);
    await new Promise((resolve) => setTimeout(resolve, 100));
    vi.setSystemTime(Date.now() + 16_000);
    expect(await fetched).toBe(false);
    expect(await countHere()).toBe(1);
  });
});
