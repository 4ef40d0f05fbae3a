import { toInstant } from '@/model/time/instant.ts';
import { deviceKey } from '@/db/encryption/device-key.ts';
import { databasesOf, eraseDatabases } from '@/db/browser-storage/store-databases.ts';
import { useStoreHealth, type StoreLoss } from './store-health.ts';

const presenceKey = (userId: string) => `maia-kept-${userId}`;
const lossKey = (userId: string) => `maia-loss-${userId}`;

interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** localStorage; undefined in workers. */
const storage = () => (globalThis as { localStorage?: KeyValueStorage }).localStorage;
const write = (key: string, value: unknown) => storage()?.setItem(key, JSON.stringify(value));
const read = <T>(key: string): T | null => JSON.parse(storage()?.getItem(key) ?? 'null') as T | null;

/** Records in localStorage that this user has a store on this device, and how many entries are unsent. */
export function recordStorePresence(userId: string, unsent: number): void {
  write(presenceKey(userId), { unsent });
}

/** The number of unsent entries at the last count. */
export const lastUnsent = (userId: string): number => read<{ unsent: number }>(presenceKey(userId))?.unsent ?? 0;

/** Call at the sign-out, or when the user has dismissed the report of a loss. */
export function forgetStorePresence(userId: string): void {
  storage()?.removeItem(presenceKey(userId));
  forgetLoss(userId);
}

export function forgetLoss(userId: string): void {
  storage()?.removeItem(lossKey(userId));
  useStoreHealth.setState({ loss: null });
}

/**
 * Call before the store is opened: detects that the store was on this device and that it or its key is missing. Browsers delete
 * storage that seems damaged, or when the disk is full, without notice. Databases without their key are erased, and all records
 * are pulled again.
 */
export async function detectLoss(userId: string): Promise<void> {
  if (!storage()) return;
  // Read first: another tab that opens the store for the first time may record its presence meanwhile.
  const presence = read<{ unsent: number }>(presenceKey(userId));
  const databases = await databasesOf(userId);
  let exists = databases.some((name) => name.startsWith('rxdb-dexie-'));
  await deviceKey(userId, async () => {
    exists = false;
    await eraseDatabases(userId);
  });
  if (presence && !exists)
    write(lossKey(userId), { noticedAt: toInstant(Date.now()), unsent: presence.unsent } satisfies StoreLoss);
}

/** Call after the store is open: reports a loss of this or an earlier start, and records that the store is present. */
export function reportOpened(userId: string): void {
  useStoreHealth.setState({ loss: read<StoreLoss>(lossKey(userId)) });
  if (read(presenceKey(userId)) === null) recordStorePresence(userId, 0);
}
