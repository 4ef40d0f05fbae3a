import { expect, test, type Page } from '@playwright/test';
import { emergency as arabic } from '../../src/i18n/messages/ar/emergency.ts';
import { axeFindings } from '../support/browser/accessibility.ts';
import { newPerson } from '../support/server/clinic.ts';
import { addBloodPressure, signUp } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('offline she answers the symptom checker, keeps it, looks things up, and counts through a reload', async () => {
  await using phone = await Phone.withApp(server.origin);
  await signUp(await phone.open('/signup'), newPerson('Amina Odhiambo'));
  await phone.untilInstalled();
  const { page } = phone;
  await addBloodPressure(page, '118', '70');
  await server.kill();
  try {
    await phone.open('/schecker');
    await tap(page, 'No, none of these');
    await page.getByRole('radio', { name: 'Pregnant, 24 to 36 weeks' }).check();
    await tap(page, 'Continue');
    await page.getByLabel('Search a symptom').fill('migraine');
    await tap(page, 'Headache');
    await tap(page, 'Continue with 1 symptom');
    await expect(page.getByText('Question 1 of 1'), 'the pressure of today is not asked again').toBeVisible();
    await tap(page, 'A severe headache');
    await tap(page, 'Continue');
    await expect(page.getByRole('alert').getByText('Call your maternity unit now', { exact: true })).toBeVisible();
    await expect(page.getByText('My last blood pressure is 118/70 mmHg')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await tap(page, 'Keep this check');
    await expect(page.getByText('Saved on this phone.', { exact: true })).toBeVisible();
    await tap(page, 'I have called, I understand');
    await expect(page.getByRole('heading', { name: 'Earlier checks' })).toBeVisible();

    await phone.open('/resources');
    await page.getByLabel('Search in all built-in texts').fill('how much coffee');
    await page.getByText('Coffee, tea and cola (caffeine)').click();
    await expect(page.getByText('At most 200 mg of caffeine a day; WHO says', { exact: false })).toBeVisible();

    await phone.open('/movements');
    await tap(page, 'Start a count');
    await tap(page, 'It moved');
    await tap(page, 'It moved');
    // What is shown is stored: the page shows the rows of the database.
    await expect(page.getByText(/2 movements since/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/2 movements since/)).toBeVisible();
    const other = await phone.context.newPage();
    await other.goto(`${phone.origin}/movements`);
    await tap(other, 'It moved');
    await expect(page.getByText(/3 movements since/), 'the first tab shows the tap of the second').toBeVisible();
    await other.close();
  } finally {
    await server.run();
  }
  expect(phone.forbiddenEvents.take()).toEqual([]);
});

test('Emergency shows its danger signs and numbers when no script but the entry can be loaded', async () => {
  await using phone = await Phone.unpack(server.origin, { serviceWorkers: 'block' });
  const entry = await (await fetch(server.origin)).text();
  await phone.context.route('**/assets/*.js', (route) =>
    entry.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  const page = await phone.open('/emergency');
  await expect(page.getByRole('heading', { name: 'Danger signs' })).toBeVisible();
  await expect(page.getByText('A fit, or shaking that you cannot stop')).toBeVisible();
  await expect(page.getByRole('link', { name: '112' }).first()).toHaveAttribute('href', 'tel:112');
  await page.getByText('Country').click();
  await expect(page.getByText('Kenya')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('maia-language', 'ar'));
  await page.reload();
  const inArabic = page
    .locator('[lang="ar"][dir="rtl"]')
    .getByRole('heading', { name: arabic['emergency.signs.title'] ?? '' });
  await expect(inArabic).toBeVisible();
});
