import { expect, test } from '@playwright/test';
import { addBloodPressure, expectReadings, openReadings, rows } from '../support/browser/patient-steps.ts';
import { storedText } from '../support/browser/page-storage.ts';
import { wordsOfTheApp } from '../support/browser/profile-files.ts';
import { until } from '../support/until.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

test('signing out leaves nothing of her in the databases, the local storage or the caches', async () => {
  await using visit = await Visit.begin(undefined, 'Nyokabi Wanjala');
  const { phone, patient, clinic } = visit;
  await addBloodPressure(phone.page, '137', '83');
  await expectReadings(phone.page, ['137/83 mmHg']);
  const userId = await clinic.idOf(patient.email);
  await until('her reading is at the server', async () => (await clinic.held('blood_pressure', userId)).length === 1);
  await openReadings(phone.page);
  await expect(rows(phone.page, '137/83 mmHg')).toHaveCount(1);
  await expect(phone.page.getByText('waiting to send')).toHaveCount(0);
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
  await phone.switchOff();
  expect(wordsOfTheApp(phone.profileFolder, [patient.name, patient.email])).toEqual([]);
});

test('signing out with a reading that was never sent asks first, and staying loses nothing', async () => {
  await using visit = await Visit.begin();
  const { phone, server } = visit;
  await server.kill();
  await addBloodPressure(phone.page, '137', '83');
  await expectReadings(phone.page, ['137/83 mmHg']);
  await phone.open('/profile');
  await phone.page.getByRole('button', { name: 'Log out' }).click();
  const question = phone.page.getByRole('dialog');
  await expect(question).toContainText('only on this phone');
  await question.getByRole('button', { name: 'Stay' }).click();
  await phone.open('/dashboard');
  await expectReadings(phone.page, ['137/83 mmHg']);
});
