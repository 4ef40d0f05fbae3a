import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { axeFindings } from '../support/browser/accessibility.ts';
import { logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Clinic } from '../support/server/clinic.ts';
import { ServerProcess } from '../support/server/server-process.ts';

/** What an authenticator app with this key shows now. */
const codeOf = (key: string): string => new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();

/** What the browser writes down while the server asks for the second step; nothing else may be said. */
const isAskedForMore = (line: string): boolean => /status of 401/.test(line);

const codeField = (page: Page) => page.getByLabel('Code of six digits');

async function logOut(page: Page): Promise<void> {
  await page.goto(new URL('/more', page.url()).href);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
}

test('a doctor whose clinic requires a second factor sets it up, and is asked once on each device', async () => {
  await using server = await ServerProcess.start({ env: { REQUIRE_STAFF_MFA: 'true' } });
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const ada = await clinic.addDoctor('Ada Okafor', hospital.id);
  await using phone = await Phone.unpack(server.origin);
  const page = await phone.open('/login');
  let key = '';
  let recoveryCodes: string[] = [];

  await test.step('the password alone opens nothing: it leads to the set-up', async () => {
    await logIn(page, ada);
    await expect(page.getByText('Your clinic requires a second step')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
    await codeField(page).fill(codeOf(key));
    await page.getByRole('button', { name: 'Confirm' }).click();
  });
  await test.step('the recovery codes are shown once, and saved as a file', async () => {
    const listed = page.getByRole('listitem').filter({ hasText: /^[0-9a-f]{5}-[0-9a-f]{5}$/ });
    await expect(listed).toHaveCount(6);
    recoveryCodes = await listed.allTextContents();
    expect(await axeFindings(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have kept them: switch it on' }).click();
    await page.waitForURL('**/dashboard');
  });
  await test.step('signed out and in again she is asked for the code', async () => {
    await logOut(page);
    await phone.open('/login');
    await logIn(page, ada);
    await expect(page.getByText('After that, this device is not asked for 30 days.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await codeField(page).fill('000000');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('This code is not right.')).toBeVisible();
    await codeField(page).fill(codeOf(key));
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/dashboard');
  });
  await test.step('signed out and in again on the same device she is not asked', async () => {
    await logOut(page);
    await phone.open('/login');
    await logIn(page, ada);
    await page.waitForURL('**/dashboard');
    await phone.open('/account');
    await expect(page.getByText('on each device once in 30 days')).toBeVisible();
    await expect(page.getByText('Your clinic requires it of doctors and admins.')).toBeVisible();
  });
  await test.step('on another device a recovery code opens the app', async () => {
    await using second = await Phone.unpack(server.origin);
    const other = await second.open('/login');
    await logIn(other, ada);
    await other.getByRole('button', { name: 'use a recovery code' }).click();
    await other.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await other.getByRole('button', { name: 'Go on' }).click();
    await other.waitForURL('**/dashboard');
    expect(second.forbiddenEvents.take().filter((line) => !isAskedForMore(line))).toEqual([]);
  });
  // Chromium reports a violation of the security policy or of Trusted Types here.
  expect(phone.forbiddenEvents.take().filter((line) => !isAskedForMore(line))).toEqual([]);
});
