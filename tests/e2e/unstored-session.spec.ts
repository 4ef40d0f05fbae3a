import { expect, test } from '@playwright/test';
import { addBloodPressure, expectReadings, syncLine } from '../support/browser/patient-steps.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

const clearLocalStorage = () => localStorage.clear();

test('a patient whose local storage was cleared is recognised by her session; without a network the page says so', async () => {
  await using visit = await Visit.begin();
  const { phone, server } = visit;
  await addBloodPressure(phone.page, '118', '76');
  await expect(syncLine(phone.page)).toContainText('synced');
  await phone.untilSessionIsOnDisk();

  const paths: string[] = [];
  await phone.page.evaluate(clearLocalStorage);
  await phone.switchOff();
  await phone.switchOn();
  phone.page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  await phone.open('/dashboard');
  await expectReadings(phone.page, ['118/76 mmHg']);
  expect(paths).not.toContain('/login');

  await phone.page.evaluate(clearLocalStorage);
  await server.kill();
  await phone.open('/dashboard');
  await expect(phone.page.getByText('the server did not answer')).toBeVisible();
  await expect(phone.page.getByRole('link', { name: 'Emergency' })).toBeVisible();
  await server.run();
  await phone.page.getByRole('button', { name: 'Try again' }).click();
  await expectReadings(phone.page, ['118/76 mmHg']);
  expect(paths).not.toContain('/login');
});

test('with the stored session the page opens without an answer of the server', async () => {
  await using visit = await Visit.begin();
  const { phone } = visit;
  await addBloodPressure(phone.page, '118', '76');
  // Requests for the account never get an answer.
  await phone.context.route('**/v1/account', () => undefined);
  await phone.open('/dashboard');
  await expectReadings(phone.page, ['118/76 mmHg']);
});
