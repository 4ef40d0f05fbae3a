import { deviceRecords } from '@/db/browser-storage/device-records.ts';
import { withLock } from '@/db/scheduling/with-lock.ts';

/** One at a time over all tabs and workers: two keys for one store would make half of its rows unreadable. */
const withKeyLock = <T>(userId: string, work: () => Promise<T>): Promise<T> => withLock(`maia-key-${userId}`, work);

/** The encryption key for this user's data on this device, if there is one. */
export const knownDeviceKey = async (userId: string): Promise<CryptoKey | undefined> =>
  (await deviceRecords.read([['keys', userId]]))[0] as CryptoKey | undefined;

/** The ids of the users whose data this device can decrypt. */
export const deviceKeyUserIds = (): Promise<string[]> => deviceRecords.ids('keys');

/**
 * The encryption key for this user's data on this device, created at the first call. Scripts cannot export it.
 * `beforeCreating` runs before the key is created, while no other tab can create it.
 */
export const deviceKey = (userId: string, beforeCreating: () => Promise<void> = async () => {}): Promise<CryptoKey> =>
  withKeyLock(userId, async () => {
    const known = await knownDeviceKey(userId);
    if (known) return known;
    await beforeCreating();
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await deviceRecords.put('keys', userId, key);
    return key;
  });

/** Deletes the key: all data encrypted for this user becomes unreadable permanently. */
export const forgetDeviceKey = (userId: string): Promise<void> =>
  withKeyLock(userId, () => deviceRecords.remove('keys', userId));
