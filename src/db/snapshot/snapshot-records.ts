import { knownDeviceKey, lockedKeyOf } from '@/db/encryption/device-key.ts';
import { deviceRecords, deviceRecordsIn, type RecordStorage } from '@/db/browser-storage/device-records.ts';

/** The Storage Buckets API (Chromium), which is missing in the types of TypeScript. */
interface StorageBuckets {
  open(name: string, options: { readonly persisted: boolean }): Promise<RecordStorage>;
}
const BUCKET = 'first-paint';
const buckets = (globalThis.navigator as { storageBuckets?: StorageBuckets } | undefined)?.storageBuckets;

/**
 * The stored snapshots: in a separate storage bucket if the browser has buckets, else beside the stores. Opening the default
 * bucket first reads the last writes of all stores, up to 4 MB; this bucket is small. It asks to be persistent like the
 * stores. If the browser clears only this bucket, the next start has no first paint from the snapshot.
 */
export const snapshotRecords = buckets
  ? deviceRecordsIn(() => buckets.open(BUCKET, { persisted: true }))
  : deviceRecords;

/** A separate bucket has a separate key: the device key never leaves the default bucket. */
const hasSeparateKeys = snapshotRecords !== deviceRecords;

/**
 * The key for this user's snapshot: the device key, or in a separate bucket a key created at the first call. With an app lock it
 * is always the device key, because a separate key would lie unwrapped on the disk. Call it under the snapshot lock.
 */
export async function snapshotKeyFor(userId: string, deviceKey: CryptoKey): Promise<CryptoKey> {
  if (!hasSeparateKeys || (await lockedKeyOf(userId))) return deviceKey;
  const [known] = (await snapshotRecords.read([['keys', userId]])) as [CryptoKey?];
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await snapshotRecords.put('keys', userId, key);
  return key;
}

/**
 * The key that opens this user's snapshot, from its stored form. Undefined when there is none, and while the app lock is closed:
 * then the first paint shows nothing of the user.
 */
export const openingKey = async (userId: string, stored: unknown): Promise<CryptoKey | undefined> =>
  stored instanceof CryptoKey ? stored : (await lockedKeyOf(userId)) ? knownDeviceKey(userId) : undefined;

export async function forgetSnapshotKey(userId: string): Promise<void> {
  if (hasSeparateKeys) await snapshotRecords.remove('keys', userId);
}

/** The user ids whose snapshots this device can decrypt. */
export const snapshotUserIds = (): Promise<string[]> => snapshotRecords.ids('keys');
