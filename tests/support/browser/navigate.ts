import type { Page } from '@playwright/test';

/** Changes the path as a tap on a link does, without a reload. */
export const pushPath = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Goes to another page without a reload. Waits for the page's own title, which is set when the page is shown. */
export async function go(page: Page, path: string): Promise<void> {
  const before = await page.title();
  if (new URL(page.url()).pathname === path) return;
  await pushPath(page, path);
  await page.waitForFunction((title) => document.title !== title, before);
}
