import { deviceRecords } from '@/db/browser-storage/device-records.ts';
import { withLock } from '@/db/scheduling/with-lock.ts';
import { heldKey } from './held-key.ts';
import type { LockedKey } from './key-wrapping.ts';

/** One at a time over all tabs and workers: two keys for one store would make half of its rows unreadable. */
const withKeyLock = <T>(userId: string, work: () => Promise<T>): Promise<T> => withLock(`maia-key-${userId}`, work);

/** What is stored for a user: her key, or, with an app lock, only wrappings of it. In one record, so that there is never both. */
export type StoredKey = CryptoKey | LockedKey;

/** Thrown where the data of a user is needed while the app lock of this device is closed. */
export class DeviceLocked extends Error {
  override name = 'DeviceLocked';
  constructor() {
    super('the data on this device is locked: unlock it first');
  }
}

const readStored = async (userId: string): Promise<StoredKey | undefined> =>
  (await deviceRecords.read([['keys', userId]]))[0] as StoredKey | undefined;

// Not `instanceof CryptoKey`, which some test environments have twice.
const isLocked = (stored: StoredKey | undefined): stored is LockedKey => stored !== undefined && 'account' in stored;

/** What the app lock of this user on this device has stored; null without an app lock. */
export async function lockedKeyOf(userId: string): Promise<LockedKey | null> {
  const stored = await readStored(userId);
  return isLocked(stored) ? stored : null;
}

/** Replaces the stored key while no other tab or worker can; undefined from `change` leaves it as it is. */
export const changeStoredKey = (
  userId: string,
  change: (stored: StoredKey | undefined) => StoredKey | undefined,
): Promise<void> =>
  withKeyLock(userId, () => deviceRecords.change('keys', userId, (stored) => change(stored as StoredKey | undefined)));

/** Replaces what the app lock has stored; does nothing without an app lock. */
export const changeLockedKey = (userId: string, change: (locked: LockedKey) => StoredKey | undefined): Promise<void> =>
  changeStoredKey(userId, (stored) => (isLocked(stored) ? change(stored) : undefined));

/**
 * The encryption key for this user's data on this device, if there is one. With an app lock only while this page or another tab
 * is unlocked.
 */
export async function knownDeviceKey(userId: string): Promise<CryptoKey | undefined> {
  const stored = await readStored(userId);
  return isLocked(stored) ? heldKey(userId) : stored;
}

/** The ids of the users who have a key on this device, also one that is locked. */
export const deviceKeyUserIds = (): Promise<string[]> => deviceRecords.ids('keys');

/** The ids of the users whose data this device can decrypt now. */
export async function unlockedUserIds(): Promise<string[]> {
  const userIds = await deviceKeyUserIds();
  const keys = await Promise.all(userIds.map(knownDeviceKey));
  return userIds.filter((_, at) => keys[at] !== undefined);
}

/**
 * The encryption key for this user's data on this device, created at the first call. Scripts cannot export it.
 * `beforeCreating` runs before the key is created, while no other tab can create it. @throws DeviceLocked
 */
export const deviceKey = (userId: string, beforeCreating: () => Promise<void> = async () => {}): Promise<CryptoKey> =>
  withKeyLock(userId, async () => {
    const known = await knownDeviceKey(userId);
    if (known) return known;
    // A locked key must never be replaced by a new one: all data would be lost.
    if (await lockedKeyOf(userId)) throw new DeviceLocked();
    await beforeCreating();
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await deviceRecords.put('keys', userId, key);
    return key;
  });

/** Deletes the key and its wrappings: all data encrypted for this user becomes unreadable permanently. */
export const forgetDeviceKey = (userId: string): Promise<void> =>
  withKeyLock(userId, () => deviceRecords.remove('keys', userId));
