import { expect, test, type Page } from '@playwright/test';
import { signUp } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { newPerson } from '../support/server/clinic.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import { until } from '../support/until.ts';

const scripts = '**/*.js';
const block = (page: Page) => page.context().route(scripts, (route) => route.abort());
const unblock = (page: Page) => page.context().unroute(scripts);

test('on a first visit whose scripts stop arriving, Log out says so, and signs out once they arrive again', async () => {
  await using server = await startTestServer();
  await using phone = await Phone.unpack(server.origin, { serviceWorkers: 'block' });
  const page = await phone.open('/signup');
  await signUp(page, newPerson('Amina Odhiambo'));
  await page.goto(`${phone.origin}/profile`);
  const logOut = page.getByRole('button', { name: 'Log out' });
  await expect(logOut).toBeVisible();
  await block(page);
  await logOut.click();
  await expect(page.getByText('You are still logged in, and nothing was removed.')).toBeVisible();
  await unblock(page);
  await logOut.click();
  // A request of the idle page that was under way may still fail, and the tap with it: then she reads so and taps again.
  const failed = page.getByText('You are still logged in, and nothing was removed.');
  // Her profile may be unsent, because the worker that sends it could not be fetched either: then she is asked.
  const anyway = page.getByRole('button', { name: 'Leave and lose' });
  await until('she is logged out', async () => {
    if (await anyway.isVisible()) await anyway.click();
    else if (await failed.isVisible()) await logOut.click();
    return ['/', '/login'].includes(new URL(page.url()).pathname);
  });
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await until('her databases are gone', async () => !(await names()).some((name) => name.includes('--')));
});

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
