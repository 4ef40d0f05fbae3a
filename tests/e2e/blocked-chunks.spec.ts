import { expect, test, type Page } from '@playwright/test';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';

const scripts = '**/*.js';
const block = (page: Page) => page.context().route(scripts, (route) => route.abort());
const unblock = (page: Page) => page.context().unroute(scripts);

test('on a first visit whose scripts stop arriving, Emergency still opens, and its card can be tried again', async () => {
  await using server = await startTestServer();
  await using phone = await Phone.unpack(server.origin, { serviceWorkers: 'block' });
  const page = await phone.open('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await block(page);
  await page.getByRole('link', { name: 'Emergency' }).first().click();
  await expect(page.getByRole('link', { name: /112|999/ }).first()).toBeVisible();
  // The text of `index.html`, and not the page with its parts.
  await expect(page.getByRole('button', { name: 'Show the card' })).toHaveCount(0);

  await unblock(page);
  await page.goto(`${phone.origin}/emergency`);
  const show = page.getByRole('button', { name: 'Show the card' });
  await expect(show).toBeVisible();
  await block(page);
  await show.click();
  await expect(page.getByText('The card could not be loaded.')).toBeVisible();
  await unblock(page);
  await show.click();
  await expect(page.locator('[data-print]')).toBeVisible();
});
