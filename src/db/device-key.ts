import { deviceRecords } from './device-records.ts';
import { inTurn } from './in-turn.ts';

/** One reader or maker at a time, in all tabs and workers: two keys for one store would make half of it unreadable. */
const aloneWithKey = <T>(userId: string, work: () => Promise<T>): Promise<T> => inTurn(`maia-key-${userId}`, work);

/** The key that seals this user's data on this device, if it was ever made. */
export const knownDeviceKey = async (userId: string): Promise<CryptoKey | undefined> =>
  (await deviceRecords.read([['keys', userId]]))[0] as CryptoKey | undefined;

/** Whose data this device can open. */
export const deviceKeyOwners = (): Promise<string[]> => deviceRecords.ids('keys');

/**
 * The key that seals this user's data on this device, made at the first call. It cannot be exported by script.
 * `beforeMaking` runs before there is one, while no other tab can make it either.
 */
export const deviceKey = (userId: string, beforeMaking: () => Promise<void> = async () => {}): Promise<CryptoKey> =>
  aloneWithKey(userId, async () => {
    const known = await knownDeviceKey(userId);
    if (known) return known;
    await beforeMaking();
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await deviceRecords.keep('keys', userId, key);
    return key;
  });

/** Makes everything that was sealed for this user unreadable for good. */
export const forgetDeviceKey = (userId: string): Promise<void> =>
  aloneWithKey(userId, () => deviceRecords.remove('keys', userId));
