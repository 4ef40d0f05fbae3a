import { expect, test, type Page } from '@playwright/test';
import { auth as arabic } from '../../src/i18n/messages/ar/auth.ts';
import { auth as spanish } from '../../src/i18n/messages/es/auth.ts';
import { auth as hindi } from '../../src/i18n/messages/hi/auth.ts';
import { auth as french } from '../../src/i18n/messages/fr/auth.ts';
import { axeFindings } from '../support/browser/accessibility.ts';
import { addBloodPressure, expectReadings, logIn, syncLine } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';
import { freshCode } from '../support/authenticator-app.ts';
import { Clinic } from '../support/server/clinic.ts';
import { mailTo } from '../support/server/sent-mails.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import { until } from '../support/until.ts';

/** What the app shows where Appwrite does otherwise than the embedded server; these stories run only against Appwrite. */

const codeField = (page: Page) => page.getByLabel('Code of six digits').filter({ visible: true });
/** Words that only hold on the embedded server. */
const untrueWords = /30 days|Your clinic requires/;

/** Refusals are expected: those of a session that has not proved its second factor, and of wrong codes. */
const isNoRefusal = (line: string): boolean => !/status of 401/.test(line);

async function logOut(page: Page): Promise<void> {
  await page.goto(new URL('/more', page.url()).href);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
}

/** Sets the second factor up on the account page. @returns its key and the recovery codes */
async function setUp(page: Page): Promise<{ key: string; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){10,}[A-Z2-7]{1,4}$/).textContent()) ?? '';
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await codeField(page).fill(await freshCode(key));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const listed = page.getByRole('listitem').filter({ hasText: /^[0-9a-f]{5}-[0-9a-f]{5}$/ });
  await expect(listed).toHaveCount(6);
  const recoveryCodes = await listed.allTextContents();
  await page.getByRole('button', { name: 'I have kept them: switch it on' }).click();
  await expect(page.getByText('It is switched on.')).toBeVisible();
  return { key, recoveryCodes };
}

test('a doctor switches a second factor on and off, each log-in asks for it, and nothing is promised that Appwrite cannot do', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const ada = await clinic.addDoctor('Ada Okafor', hospital.id);
  await using phone = await Phone.withApp(server.origin);
  const page = await phone.open('/login');
  await logIn(page, ada);
  await page.waitForURL('**/dashboard');
  await phone.open('/account');
  const { key, recoveryCodes } = await setUp(page);

  await test.step('the page and the key of the clinic say that it is on', async () => {
    await expect(page.getByText(/^On\. After the password, the log-in asks for a code/)).toBeVisible();
    await expect(page.getByText(untrueWords)).toHaveCount(0);
    expect(await clinic.users.listMFAFactors(ada.id)).toMatchObject({ totp: true });
    expect(await clinic.users.get(ada.id)).toMatchObject({ mfa: true });
  });
  await test.step('each log-in on the same device asks for a code', async () => {
    for (const isFirst of [true, false]) {
      await logOut(page);
      await phone.open('/login');
      await logIn(page, ada);
      await expect(codeField(page)).toBeVisible();
      await expect(page.getByText(untrueWords)).toHaveCount(0);
      if (isFirst) {
        await codeField(page).fill('000000');
        await page.getByRole('button', { name: 'Go on' }).click();
        await expect(page.getByText('This code is not right.')).toBeVisible();
      }
      await codeField(page).fill(await freshCode(key));
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.waitForURL('**/dashboard');
    }
  });
  await test.step('a recovery code opens the app once', async () => {
    const withRecoveryCode = async () => {
      await logOut(page);
      await phone.open('/login');
      await logIn(page, ada);
      await page.getByRole('button', { name: 'use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
      await page.getByRole('button', { name: 'Go on' }).click();
    };
    await withRecoveryCode();
    await page.waitForURL('**/dashboard');
    await withRecoveryCode();
    await expect(page.getByText('This recovery code is not right, or it was used already.')).toBeVisible();
    await page.getByLabel('Recovery code').fill(recoveryCodes[1] ?? '');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/dashboard');
  });
  await test.step('new recovery codes end the old ones', async () => {
    await phone.open('/account');
    await page.getByText('Make new recovery codes').first().click();
    await codeField(page).fill(await freshCode(key));
    await page.getByRole('button', { name: 'Make new recovery codes' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('The new recovery codes count from now on.')).toBeVisible();
  });
  await test.step('it moves to another phone', async () => {
    await page.getByText('Use another phone').click();
    await codeField(page).fill(await freshCode(key));
    await page.getByRole('button', { name: 'Go on to the other phone' }).click();
    await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  });
  await phone.open('/account');
  await test.step('what was not finished is off, for the clinic too', async () => {
    await expect(page.getByText(/^Off\. With it, an app on your phone gives a code/)).toBeVisible();
    expect(await clinic.users.get(ada.id)).toMatchObject({ mfa: false });
    await logOut(page);
    await phone.open('/login');
    await logIn(page, ada);
    await page.waitForURL('**/dashboard');
  });
  expect(phone.forbiddenEvents.take().filter(isNoRefusal)).toEqual([]);
});

test('a second factor that she switches on elsewhere stops her phone, which keeps what is unsent until she has given a code', async () => {
  await using visit = await Visit.begin();
  const { phone, patient, clinic, server } = visit;
  const userId = await clinic.idOf(patient.email);
  await using tablet = await Phone.withApp(server.origin);
  await logIn(await tablet.open('/login'), patient);
  await tablet.page.waitForURL('**/dashboard');
  await tablet.open('/account');
  const { key } = await setUp(tablet.page);

  await addBloodPressure(phone.page, '137', '83');
  await expectReadings(phone.page, ['137/83 mmHg']);
  const signIn = phone.page.getByRole('link', { name: /sign in to send/ });
  await expect(signIn).toBeVisible();
  expect(await clinic.held('blood_pressure', userId)).toEqual([]);
  await signIn.click();
  await logIn(phone.page, patient);
  await codeField(phone.page).fill(await freshCode(key));
  await phone.page.getByRole('button', { name: 'Go on' }).click();
  await phone.page.waitForURL(({ pathname }) => pathname !== '/login');
  await until('her reading is sent', async () => (await clinic.held('blood_pressure', userId)).length === 1);
  await phone.open('/dashboard');
  await expect(syncLine(phone.page)).toContainText('synced');
  await expectReadings(phone.page, ['137/83 mmHg']);
});

const mailFile = process.env['E2E_MAIL'] ?? '';

/** The languages in which Appwrite 1.9.6 has mails, and what is only in those. */
const linkMails = [
  ['fr', french, /mot de passe/],
  ['es', spanish, /enlace/],
  ['hi', hindi, /\p{Script=Devanagari}{3}/u],
  ['ar', arabic, /\p{Script=Arabic}{3}/u],
] as const;

test('by mail: a code opens an account without an authenticator app, and a link comes in the language that the app shows', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const zuri = await clinic.addPatient('Zuri Atieno');
  await clinic.users.updateEmailVerification(zuri.id, true);
  await clinic.users.updateMFA(zuri.id, true);
  await using phone = await Phone.withApp(server.origin);
  const page = await phone.open('/login');

  await test.step('the mailed code', async () => {
    await logIn(page, zuri);
    await page.getByRole('button', { name: 'Send a code by mail' }).click();
    const mail = await mailTo(zuri.email, mailFile, /\b\d{6}\b/);
    await page.getByLabel('Code from the mail').fill(/\b\d{6}\b/.exec(mail)?.[0] ?? '');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/dashboard');
    await logOut(page);
  });
  for (const [language, words, written] of linkMails)
    await test.step(`the link to a new password: ${language}`, async () => {
      await page.evaluate((tag) => localStorage.setItem('maia-language', tag), language);
      await phone.open('/forgot-password');
      await page.getByLabel(words['auth.email'] ?? '').fill(zuri.email);
      await page.getByRole('button', { name: words['auth.forgot.action'] ?? '' }).click();
      expect(await mailTo(zuri.email, mailFile, written)).toContain('/reset-password?');
    });
  expect(phone.forbiddenEvents.take().filter(isNoRefusal)).toEqual([]);
});
