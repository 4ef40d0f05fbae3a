import type { Page, Worker } from '@playwright/test';
import { snapshotAad, type FirstPaintSnapshot, type SnapshotPart } from '../../../src/db/snapshot/snapshot-format.ts';
import { until } from '../until.ts';

/** One part of the first-paint snapshot as it is stored on this phone: encrypted. */
export const sealedPart = (place: Pick<Worker, 'evaluate'>, part: SnapshotPart): Promise<string> =>
  place.evaluate(async (wanted) => {
    const { storageBuckets } = navigator as unknown as {
      storageBuckets: { open: (name: string) => Promise<{ indexedDB: IDBFactory }> };
    };
    const bucket = await storageBuckets.open('first-paint');
    // Keep a reference: requests of a bucket that was garbage-collected never complete.
    Object.assign(globalThis, { heldBucket: bucket });
    const device = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = bucket.indexedDB.open('maia_device', 1);
      asked.onupgradeneeded = () => {
        for (const table of ['keys', 'heads']) asked.result.createObjectStore(table);
      };
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const heads = device.transaction('heads').objectStore('heads');
    const [keys, boxes] = await Promise.all(
      [heads.getAllKeys(), heads.getAll()].map(
        (asked) =>
          new Promise<unknown[]>((resolve) => {
            asked.onsuccess = () => resolve(asked.result);
          }),
      ),
    );
    device.close();
    const at = keys?.findIndex((key) => String(key).endsWith(` ${wanted}`)) ?? -1;
    return String(boxes?.[at] ?? '');
  }, part);

/**
 * One part of the first-paint snapshot, decrypted with the device key, which never leaves the browser; null if not
 * stored.
 */
export async function openedPart<P extends SnapshotPart>(
  place: Pick<Worker, 'evaluate'>,
  userId: string,
  part: P,
): Promise<FirstPaintSnapshot[P] | null> {
  const box = await sealedPart(place, part);
  const of = { box, userId, additional: snapshotAad(userId, part) };
  const text = await place.evaluate(async ({ box, userId, additional }) => {
    if (box === '') return 'null';
    const { heldBucket } = globalThis as unknown as { heldBucket: { indexedDB: IDBFactory } };
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const device = await answered(heldBucket.indexedDB.open('maia_device', 1));
    const key = await answered<CryptoKey>(device.transaction('keys').objectStore('keys').get(userId));
    device.close();
    const bytes = Uint8Array.from(atob(box), (letter) => letter.charCodeAt(0));
    const additionalData = new TextEncoder().encode(additional);
    const how = { name: 'AES-GCM', iv: bytes.subarray(0, 12), additionalData };
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, bytes.subarray(12)));
  }, of);
  return JSON.parse(text) as FirstPaintSnapshot[P] | null;
}

/** The length in characters above which an encrypted part contains data; an encrypted empty list is shorter. */
const LEAST_KEPT = 200;

/** Waits until the first-paint snapshot is stored and contains at least one reading. */
export async function untilKept(page: Page): Promise<void> {
  for (const part of ['readings', 'profile', 'face'] as const)
    await until(`${part} kept for the next start`, async () => (await sealedPart(page, part)).length > LEAST_KEPT);
}
