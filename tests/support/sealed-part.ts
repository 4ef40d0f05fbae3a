import type { Page, Worker } from '@playwright/test';
import { until } from './until.ts';

/** A part of what the next start is drawn from, as it lies sealed on this phone. */
export const sealedPart = (place: Pick<Worker, 'evaluate'>, part: 'readings' | 'profile' | 'face'): Promise<string> =>
  place.evaluate(async (wanted) => {
    const { storageBuckets } = navigator as unknown as {
      storageBuckets: { open: (name: string) => Promise<{ indexedDB: IDBFactory }> };
    };
    const bucket = await storageBuckets.open('first-paint');
    // Once it is collected as garbage nothing answers.
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

/** An empty list that is sealed is shorter (characters). */
const LEAST_KEPT = 200;

/** Waits until the next start can be drawn, with a reading at least. */
export async function untilKept(page: Page): Promise<void> {
  for (const part of ['readings', 'face'] as const)
    await until(`${part} kept for the next start`, async () => (await sealedPart(page, part)).length > LEAST_KEPT);
}
