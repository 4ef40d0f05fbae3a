import { expect, test } from '@playwright/test';
import { addBloodPressure, expectReadings, syncLine } from '../support/patient-steps.ts';
import { storedText } from '../support/page-storage.ts';
import { until } from '../support/until.ts';
import { Visit } from '../support/visit.ts';

test('signing out leaves nothing of her in the databases, the local storage or the caches', async () => {
  await using visit = await Visit.begin(undefined, 'Nyokabi Wanjala');
  const { phone, patient, clinic } = visit;
  await addBloodPressure(phone.page, '137', '83');
  await expectReadings(phone.page, ['137/83 mmHg']);
  await expect(syncLine(phone.page).filter({ hasText: /synced/ })).toBeVisible({ timeout: 30_000 });
  const userId = await clinic.idOf(patient.email);
  const before = await storedText(phone.page);
  expect(before.rows + before.databases.join(' ')).toContain(userId);

  await phone.open('/profile');
  await phone.page.getByRole('button', { name: 'Log out' }).click();
  await phone.page.waitForURL((url) => ['/', '/login'].includes(url.pathname));
  const names = () => phone.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await until('her databases are gone', async () => !(await names()).some((name) => name.includes(userId)));
  const everything = JSON.stringify(await storedText(phone.page));
  for (const word of [userId, patient.name, patient.email, '137', 'Nyokabi']) expect(everything).not.toContain(word);
  expect(await phone.context.cookies()).toEqual([]);

  await phone.open('/dashboard');
  await phone.page.waitForURL(({ pathname }) => pathname === '/login');
});
