import type { Page } from '@playwright/test';
import { until } from '../../support/until.ts';

/** Waits until the service worker of the open page is active, and so the precache is complete. */
export async function workerIsActive(page: Page): Promise<void> {
  const isActive = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
  await until('the service worker is active', () => page.evaluate(isActive), 30_000);
}

/** The paths of all files in the caches of the open page. */
export const cachedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
