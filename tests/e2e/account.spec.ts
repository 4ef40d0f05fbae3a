import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { axeFindings } from '../support/browser/accessibility.ts';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import { startMailServer, type MailServer } from '../support/network/mail-server.ts';
import { storedText } from '../support/browser/page-storage.ts';
import { addBloodPressure, logIn, signUp, syncLine } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import { until } from '../support/until.ts';

/** The path and query of the link in the newest mail to this address. */
async function mailedPath(mails: MailServer, email: string, count: number): Promise<string> {
  const toHer = () => mails.received.filter(({ to }) => to.includes(email));
  await until(`mail number ${count} has come`, async () => toHer().length === count);
  const [link = ''] = /http\S+/.exec(toHer().at(-1)?.text ?? '') ?? [];
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  return pathname + search;
}
/** Whether a console error is not about an expected refusal of the server; no other error may occur. */
const isNoRefusal = (line: string) => !/status of (401|404|409|503)/.test(line);

/** Only the embedded server logs who read a record. */
const recordsReads = !process.env['E2E_ENDPOINT'];

const fillSignUp = async (page: Page, person: { name: string; email: string; password: string }) => {
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
};
const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

test('a sign-up that breaks off goes on; by mail she confirms her address and sets a new password', async () => {
  const mails = await startMailServer();
  await using server = await ServerProcess.start({
    env: { SMTP_URL: mails.url, SMTP_FROM: 'Maia <no-reply@maia.example>' },
  });
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const amina = newPerson('Amina Odhiambo');
  await using phone = await Phone.unpack(server.origin);
  const page = await phone.open('/signup');

  await test.step('she is told that a password is guessed first', async () => {
    await fillSignUp(page, { ...amina, password: 'Odhiambo1990' });
    await createAccount(page);
    await expect(page.getByText('This is one of those that are guessed first.')).toBeVisible();
  });
  await test.step('the session is not opened and then the profile cannot be asked for: each try goes on', async () => {
    await fillSignUp(page, amina);
    for (const step of ['**/v1/account/sessions/email', '**/collections/profiles/documents?*']) {
      await phone.context.route(step, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
      await createAccount(page);
      await expect(page.getByText('Signup failed. Please try again.')).toBeVisible();
    }
    await createAccount(page);
  });
  await test.step('four screens follow; a restart in the middle keeps what she typed; they end on her week', async () => {
    await page.waitForURL('**/welcome');
    await page.getByRole('button', { name: 'Weeks today' }).click();
    await page.getByLabel('Weeks', { exact: true }).fill('28');
    expect(await axeFindings(page)).toEqual([]);
    await phone.switchOff();
    await phone.switchOn();
    const again = await phone.open('/dashboard');
    await again.waitForURL('**/welcome');
    await expect(again.getByLabel('Weeks', { exact: true })).toHaveValue('28');
    await again.getByRole('button', { name: 'Go on' }).click();
    await again.getByRole('button', { name: 'Lakeside Maternity Kisumu' }).click();
    expect(await axeFindings(again)).toEqual([]);
    await again.getByRole('button', { name: 'Go on' }).click();
    await expect(again.getByLabel('Time').first()).toHaveValue('08:00');
    expect(await axeFindings(again)).toEqual([]);
    await again.getByRole('button', { name: 'Go on' }).click();
    await expect(again.getByRole('heading', { name: 'Shall Maia remind you?' })).toBeVisible();
    expect(await axeFindings(again)).toEqual([]);
    await again.getByRole('button', { name: 'Show me my week' }).click();
    await again.waitForURL('**/milestones');
  });
  const userId = await clinic.idOf(amina.email);
  await until('her profile has come', async () => (await clinic.held('profiles', userId)).length === 1);
  expect((await clinic.held('profiles', userId))[0]).toMatchObject({
    name: amina.name,
    weeksPregnant: 28,
    hospitalId: hospital.id,
    consentVersion: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    consentedAt: expect.stringContaining('T'),
  });

  await test.step('one link came, and it works once', async () => {
    const link = await mailedPath(mails, amina.email, 1);
    await phone.open(link);
    await expect(phone.page.getByText('Your address is confirmed.')).toBeVisible();
    expect(new URL(phone.page.url()).search).toBe('');
    await phone.open(link);
    await expect(phone.page.getByText('This link does not work')).toBeVisible();
  });

  await using other = await Phone.withApp(server.origin);
  const there = await other.open('/signup');
  await test.step('nobody is told who has an account', async () => {
    await fillSignUp(there, { ...amina, password: 'Other-River-74' });
    await createAccount(there);
    await expect(there.getByText('If there is an account with')).toBeVisible();
    for (const email of ['nobody@example.org', amina.email]) {
      await other.open('/forgot-password');
      await there.getByLabel('Email').fill(email);
      await there.getByRole('button', { name: 'Send the link' }).click();
      await expect(there.getByText('If there is an account with this address')).toBeVisible();
    }
  });
  await test.step('she sets a new password and is led where she came from', async () => {
    await other.open(await mailedPath(mails, amina.email, 3));
    await there.getByLabel('Password').fill('sunshine2026');
    await there.getByRole('button', { name: 'Set it' }).click();
    await expect(there.getByText('This is one of those that are guessed first.')).toBeVisible();
    await there.getByLabel('Password').fill('Other-River-74');
    await there.getByRole('button', { name: 'Set it' }).click();
    await expect(there.getByText('The new password is set.')).toBeVisible();
    expect(await clinic.sessionsOf(userId)).toBe(0);
    await other.open('/account');
    await there.waitForURL('**/login');
    await logIn(there, { ...amina, password: 'Other-River-74' });
    await there.waitForURL('**/account');
    await other.open('/login');
    await there.waitForURL('**/dashboard');
  });
  await mails.close();
  expect([...phone.forbiddenEvents.take(), ...other.forbiddenEvents.take()].filter(isNoRefusal)).toEqual([]);
});

test('she sees her devices and who looked, takes everything along, and deletes the account', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const doctor = await clinic.addDoctor('Dr Wambui Njeri', hospital.id);
  const amina = newPerson('Amina Odhiambo');
  await using phone = await Phone.withApp(server.origin);
  const page = await phone.open('/signup');
  await signUp(page, amina);
  await addBloodPressure(page, '137', '83');
  await expect(syncLine(page).filter({ hasText: /synced/ })).toBeVisible();
  const userId = await clinic.idOf(amina.email);
  await clinic.assignDoctor(userId, doctor.id);
  const asDoctor = await clinic.databasesOf(doctor);
  await until('her doctor can read', async () => (await asDoctor.listDocuments('maia', 'blood_pressure')).total === 1);
  await asDoctor.getDocument('maia', 'profiles', userId);
  await clinic.databasesOf(amina);

  await test.step('another device is signed out from here', async () => {
    await phone.open('/account');
    await expect(page.getByText(/^This device: .*Chrome/)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out there' }).click();
    await expect(page.getByText('1 device is signed out.')).toBeVisible();
    expect(await clinic.sessionsOf(userId)).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
  });
  await test.step('the doctor who looked is named, or the page says that this server records no reads', async () => {
    await page.getByRole('link', { name: /^Who looked at your data/ }).click();
    if (recordsReads) {
      await expect(page.getByText('Dr Wambui Njeri').first()).toBeVisible();
      await expect(page.getByText(/opened your profile/)).toBeVisible();
    } else await expect(page.getByText('The server of your clinic does not keep this list.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await phone.open('/account');
  });
  await test.step('without a network the file has what is on this phone', async () => {
    await phone.untilInstalled();
    await phone.context.setOffline(true);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Make the file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^maia-export-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(readFileSync(await download.path()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(text('json/blood_pressure.json'))).toMatchObject([{ systolic: 137, diastolic: 83 }]);
    expect(text('csv/profiles.csv')).toContain(amina.name);
    await expect(page.getByText('There was no network')).toBeVisible();
    await phone.context.setOffline(false);
  });
  await test.step('the account goes, here and there, once she has said so with her password', async () => {
    await page.getByRole('button', { name: 'Delete the account' }).click();
    await page.getByLabel('Password you have now').last().fill('Not-the-one-1');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('This is not the password you have now.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await clinic.held('blood_pressure', userId)).toHaveLength(1);
    await page.getByLabel('Password you have now').last().fill(amina.password);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    for (const collection of ['profiles', 'blood_pressure', 'access_log'])
      expect(await clinic.held(collection, userId), collection).toEqual([]);
    await expect(clinic.idOf(amina.email)).rejects.toThrow();
    // By name only: an open connection to a database would block its deletion.
    const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
    await until('her databases are gone', async () => !(await names()).some((name) => name.includes(userId)));
    const everything = JSON.stringify(await storedText(page));
    for (const word of [userId, amina.name, amina.email]) expect(everything).not.toContain(word);
  });
  expect(phone.forbiddenEvents.take().filter(isNoRefusal)).toEqual([]);
});
