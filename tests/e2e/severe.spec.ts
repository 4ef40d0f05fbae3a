import { expect, test } from '@playwright/test';
import { Visit } from '../support/browser/signed-up-patient.ts';

const WITHIN_MS = 100;

test('a severe reading is answered within 100 ms of Save with the server dead, and stays until she has acknowledged it', async () => {
  await using visit = await Visit.begin();
  const { phone, server } = visit;
  const { page } = phone;
  await server.kill();
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  await page.getByLabel('Systolic').fill('172');
  await page.getByLabel('Diastolic').fill('114');

  // The time from the tap, by the browser's own clock, until the card with its call link is in the page.
  const answered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let tapped = 0;
        addEventListener('click', (event) => (tapped ||= event.timeStamp), { capture: true });
        new MutationObserver(() => {
          const link = document.querySelector('section:has([role="alert"]) a[href^="tel:"]');
          if (tapped && link?.checkVisibility()) resolve(performance.now() - tapped);
        }).observe(document, { childList: true, subtree: true, attributes: true });
      }),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const ms = await answered;
  test.info().annotations.push({ type: 'measured', description: `card after ${ms.toFixed(1)} ms` });
  expect(ms).toBeLessThan(WITHIN_MS);

  const card = page
    .locator('section', { has: page.getByRole('alert') })
    .filter({ has: page.locator('a[href^="tel:"]') });
  await expect(card).toHaveCount(1);
  await page.reload();
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: /I have called/ }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('172/114 mmHg').first()).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(phone.forbiddenEvents.take()).toEqual([]);
});
