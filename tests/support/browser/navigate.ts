import type { Page } from '@playwright/test';

/** Puts a path into the address as a tap on a link does, without loading the app anew. */
export const pushPath = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Goes to another page without loading the app anew. Every page has a title of its own, put there when it has come up. */
export async function go(page: Page, path: string): Promise<void> {
  const before = await page.title();
  if (new URL(page.url()).pathname === path) return;
  await pushPath(page, path);
  await page.waitForFunction((title) => document.title !== title, before);
}
