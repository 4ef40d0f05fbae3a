import { deviceRecords, deviceRecordsIn, type RecordPlace } from './device-records.ts';

/** What Chromium has of the Storage Buckets API, which TypeScript does not know yet. */
interface StorageBuckets {
  open(name: string, options: { readonly persisted: boolean }): Promise<RecordPlace>;
}
const BUCKET = 'first-paint';
const buckets = (globalThis.navigator as { storageBuckets?: StorageBuckets } | undefined)?.storageBuckets;

/**
 * Where the heads lie: in a bucket of their own where the browser has them, else beside the stores. A browser that opens the
 * place of the stores first reads all that was written to them last, up to 4 MB; this one is small. As lasting as
 * the stores where the browser lets it be; cleared without them it costs the next start its first frame.
 */
export const headRecords = buckets ? deviceRecordsIn(() => buckets.open(BUCKET, { persisted: true })) : deviceRecords;

/** Whether they have a key of their own there: that of the stores never leaves the place of the stores. */
const hasOwnKeys = headRecords !== deviceRecords;

/** The key that seals this user's head, made at the first call where it is not the one that seals everything. Ask for it in turn. */
export async function headKeyFor(userId: string, deviceKey: CryptoKey): Promise<CryptoKey> {
  if (!hasOwnKeys) return deviceKey;
  const [known] = (await headRecords.read([['keys', userId]])) as [CryptoKey?];
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await headRecords.keep('keys', userId, key);
  return key;
}

export async function forgetHeadKey(userId: string): Promise<void> {
  if (hasOwnKeys) await headRecords.remove('keys', userId);
}

/** Whose heads this device can open. */
export const headOwners = (): Promise<string[]> => headRecords.ids('keys');
