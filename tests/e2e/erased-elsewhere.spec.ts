import { expect, test } from '@playwright/test';
import { addBloodPressure, expectReadings, logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';
import { until } from '../support/until.ts';

test('a phone whose account was erased elsewhere says so, offers what was never sent, and erases after the tap', async () => {
  await using visit = await Visit.begin(undefined, 'Nyokabi Wanjala');
  const { phone, patient, clinic, server } = visit;
  const userId = await clinic.idOf(patient.email);
  await using tablet = await Phone.withApp(server.origin);
  await logIn(await tablet.open('/login'), patient);
  await tablet.page.waitForURL('**/dashboard');
  await until('both devices are known', async () => (await clinic.held('devices', userId)).length === 2);

  await phone.untilSessionIsOnDisk();
  await phone.page.context().setOffline(true);
  await addBloodPressure(phone.page, '137', '83');
  await expectReadings(phone.page, ['137/83 mmHg']);
  await phone.switchOff();

  await test.step('she erases her account on her tablet', async () => {
    await tablet.open('/account');
    await tablet.page.getByRole('button', { name: 'Delete the account' }).click();
    const question = tablet.page.getByRole('dialog');
    await question.getByLabel('Password you have now').fill(patient.password);
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await tablet.page.waitForURL(({ pathname }) => pathname === '/');
  });

  await test.step('the phone comes back', async () => {
    await phone.switchOn();
    await phone.open('/dashboard');
    const { page } = phone;
    await expect(page.getByRole('heading', { name: 'This account was erased' })).toBeVisible();
    await expect(page.getByText('1 entry on this phone was never sent.', { exact: false })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This account was erased' })).toBeVisible();
    await page.getByRole('button', { name: 'Erase this phone’s records' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/login');
    const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
    await until('no store is left', async () => !(await names()).some((name) => name.includes('--')));
  });
});
