import { deviceRecordOwners, keepDeviceRecord, readDeviceRecord, removeDeviceRecord } from './device-records.ts';

/** One reader or maker at a time, in all tabs and workers: two keys for one store would make half of it unreadable. */
const alone = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request(`maia-key-${userId}`, work) as Promise<T>) : work();

/** The key that seals this user's data on this device, if it was ever made. */
export const knownDeviceKey = (userId: string): Promise<CryptoKey | undefined> =>
  readDeviceRecord<CryptoKey>('keys', userId);

/** Whose data this device can open. */
export const deviceKeyOwners = (): Promise<string[]> => deviceRecordOwners('keys');

/**
 * The key that seals this user's data on this device, made at the first call. It cannot be exported by script.
 * `beforeMaking` runs before there is one, while no other tab can make it either.
 */
export const deviceKey = (userId: string, beforeMaking: () => Promise<void> = async () => {}): Promise<CryptoKey> =>
  alone(userId, async () => {
    const known = await knownDeviceKey(userId);
    if (known) return known;
    await beforeMaking();
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await keepDeviceRecord('keys', userId, key);
    return key;
  });

/** Makes everything that was sealed for this user unreadable for good. */
export const forgetDeviceKey = (userId: string): Promise<void> =>
  alone(userId, async () => {
    await removeDeviceRecord('keys', userId);
  });
