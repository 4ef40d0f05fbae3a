import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import {
  addBloodPressure,
  expectReadings,
  logIn,
  openReadings,
  rows,
  signUp,
} from '../support/browser/patient-steps.ts';
import { storedText } from '../support/browser/page-storage.ts';
import { Phone } from '../support/browser/phone.ts';
import { wordsOnDisk } from '../support/browser/profile-files.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { until } from '../support/until.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';
import { Wire } from '../support/network/recording-proxy.ts';

const PASSPHRASE = 'seven quiet herons';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
const hasDatabaseOf = async (page: Page, userId: string) =>
  (await databases(page)).some((name) => name.includes(userId));

test('without a network she takes what was never sent along, leaves nothing, and brings it back when she signs in', async () => {
  await using own = await startTestServer();
  await using visit = await Visit.begin(own);
  const { phone, patient, clinic } = visit;
  const userId = await clinic.idOf(patient.email);
  await own.kill();
  const page = phone.page;
  await addBloodPressure(page, '137', '83', 'quinine-and-plum');
  await expectReadings(page, ['137/83 mmHg']);

  await phone.open('/more');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Save an encrypted file' }).click();
  await page.getByLabel('Passphrase for the file').fill(PASSPHRASE);
  await page.getByLabel('The same once more').fill(PASSPHRASE);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  const file = await download.path();
  const text = readFileSync(file, 'utf8');
  for (const word of ['quinine', '137', userId]) expect(text).not.toContain(word);
  await page.getByRole('button', { name: 'I have the file' }).click();
  await page.waitForURL('**/login');
  await until('her databases are gone', async () => !(await hasDatabaseOf(page, userId)));
  const everything = JSON.stringify(await storedText(page));
  for (const word of [userId, patient.name, patient.email, 'quinine']) expect(everything).not.toContain(word);

  await own.run();
  await phone.open('/login');
  await until('her session has ended at the server', async () => (await clinic.sessionsOf(userId)) === 0);
  await logIn(page, patient);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await phone.open('/your-data');
  await page.getByText('Bring a backup file back').click();
  await page.getByLabel('Backup file').setInputFiles(file);
  await page.getByLabel('Passphrase of the file').fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByText('back. It will send by itself', { exact: false })).toBeVisible();
  await until('it is sent', async () => (await clinic.held('blood_pressure', userId)).length === 1);
});

test('the next person who signs in after an offline sign-out is never taken for her', async () => {
  await using own = await startTestServer();
  await using wire = await Wire.to(own.port);
  await using phone = await Phone.withApp(wire.origin);
  const clinic = new Clinic(own);
  const amina = newPerson('Amina Odhiambo');
  await signUp(await phone.open('/signup'), amina);
  await phone.untilInstalled();
  const beatrice = await clinic.addPatient('Beatrice Achieng');
  const aminaId = await clinic.idOf(amina.email);
  await until('her profile is at the server', async () => (await clinic.held('profiles', aminaId)).length === 1);
  await phone.open('/more');
  await expect(phone.page.getByText('synced just now')).toBeVisible();
  await phone.context.setOffline(true);
  await phone.page.getByRole('button', { name: 'Log out' }).click();
  await phone.page.waitForURL('**/login');
  await until('her databases are gone', async () => !(await hasDatabaseOf(phone.page, aminaId)));
  expect(await clinic.sessionsOf(aminaId)).toBe(1);

  await phone.page.getByLabel('Email').fill(beatrice.email);
  await phone.page.getByLabel('Password').fill(beatrice.password);
  wire.passed.length = 0;
  await phone.context.setOffline(false);
  await phone.page.getByRole('button', { name: 'Log in' }).click();
  await phone.page.waitForURL(({ pathname }) => pathname !== '/login');
  await phone.open('/dashboard');
  const asked = wire.passed.filter(({ path }) => path.startsWith('/v1/'));
  expect(`${asked[0]?.method} ${asked[0]?.path}`).toBe('DELETE /v1/account/sessions/current');
  expect(await clinic.sessionsOf(aminaId)).toBe(0);
  await addBloodPressure(phone.page, '118', '76');
  await until(
    'her readings arrive under her account',
    async () => (await clinic.held('blood_pressure', beatrice.id)).length === 1,
  );
  await phone.page.reload();
  await expectReadings(phone.page, ['118/76 mmHg']);
});

test('a sign-out that was cut off before anything was erased is finished at the next start', async () => {
  await using visit = await Visit.begin(server);
  const { phone, patient, clinic } = visit;
  const userId = await clinic.idOf(patient.email);
  await addBloodPressure(phone.page, '137', '83', 'quinine-and-plum');
  await expectReadings(phone.page, ['137/83 mmHg']);
  const other = await phone.context.newPage();
  await other.goto(`${phone.origin}/emergency`);
  // Holds the lock that an erasing tab holds, so that the sign-out cannot erase anything. Her store is open by then: a
  // store that is opened during an erasure waits for its end.
  await other.evaluate(
    (name) =>
      new Promise<void>((held) => {
        void navigator.locks.request(name, () => {
          held();
          return new Promise(() => {});
        });
      }),
    `maia-leave-${userId}`,
  );
  await phone.page.evaluate(() => {
    // Without a reload, so that her store stays open.
    history.pushState({}, '', '/more');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await phone.page.getByRole('button', { name: 'Log out' }).click();
  const anyway = phone.page.getByRole('button', { name: 'Log out anyway' });
  await until('she is signed out', async () => {
    if (await anyway.isVisible()) await anyway.click();
    return phone.page.evaluate(() => !(localStorage.getItem('maia-auth') ?? '').includes('"isAuthenticated":true'));
  });
  await phone.page.close();
  expect(await hasDatabaseOf(other, userId)).toBe(true);
  await phone.switchOff();

  await phone.switchOn();
  await phone.open('/');
  await until('her databases are gone', async () => !(await hasDatabaseOf(phone.page, userId)));
  await until('so is her key', async () => !JSON.stringify(await storedText(phone.page)).includes(userId));
});

test('what one person has not sent waits sealed while another uses the phone, and is never sent as hers', async () => {
  await using wire = await Wire.to(server.port);
  await using phone = await Phone.withApp(wire.origin);
  const clinic = new Clinic(server);
  const amina = newPerson('Amina Odhiambo');
  await signUp(await phone.open('/signup'), amina);
  await phone.untilInstalled();
  const aminaId = await clinic.idOf(amina.email);
  const beatrice = await clinic.addPatient('Beatrice Achieng');
  await until('her profile is at the server', async () => (await clinic.held('profiles', aminaId)).length === 1);

  await phone.context.setOffline(true);
  for (const top of ['131', '132', '133', '134', '135']) {
    await addBloodPressure(phone.page, top, '77', 'quinine-and-plum');
    await expectReadings(phone.page, [`${top}/77 mmHg`]);
  }
  await clinic.endSessionsOf(aminaId);
  await phone.context.setOffline(false);
  const signIn = phone.page.getByRole('link', { name: /sign in to send/ });
  await expect(signIn).toBeVisible();
  await openReadings(phone.page);
  // She still sees her own readings while her session has expired.
  await expect(rows(phone.page, '131/77 mmHg')).toHaveCount(1);
  await signIn.click();
  await logIn(phone.page, beatrice);
  await phone.page.waitForURL(({ pathname }) => pathname !== '/login');
  await phone.open('/dashboard');
  wire.passed.length = 0;
  await addBloodPressure(phone.page, '118', '76');
  await until('her reading is sent', async () => (await clinic.held('blood_pressure', beatrice.id)).length === 1);
  await openReadings(phone.page);
  await expect(rows(phone.page, '118/76 mmHg')).toHaveCount(1);
  await expect(phone.page.getByText('/77 mmHg')).toHaveCount(0);
  const written = wire.passed.filter(({ method }) => method !== 'GET');
  expect(written.filter(({ path, body }) => path.includes(aminaId) || body.includes(aminaId))).toEqual([]);
  expect(await clinic.held('blood_pressure', aminaId)).toEqual([]);

  await phone.open('/more');
  await phone.page.getByRole('button', { name: 'Log out' }).click();
  await phone.page.waitForURL('**/login');
  await logIn(phone.page, amina);
  await phone.page.waitForURL(({ pathname }) => pathname !== '/login');
  await until('all her readings arrive', async () => (await clinic.held('blood_pressure', aminaId)).length === 5);
  await phone.switchOff();
  expect(wordsOnDisk(phone.profileFolder, ['quinine-and-plum', '"systolic":131'])).toEqual([]);
});

test('a tab that was frozen while she left in another cannot bring anything back, nor can one that was writing', async () => {
  await using visit = await Visit.begin(server);
  const { phone, patient, clinic } = visit;
  const userId = await clinic.idOf(patient.email);
  await until('her profile is at the server', async () => (await clinic.held('profiles', userId)).length === 1);
  const [first, frozen, writing] = [phone.page, await phone.context.newPage(), await phone.context.newPage()];
  for (const page of [frozen, writing]) {
    await page.goto(`${phone.origin}/dashboard`);
    await expect(page.getByText('Saved on this device')).toBeVisible();
  }
  await frozen.getByRole('button', { name: 'Add blood pressure' }).click();
  await frozen.getByLabel('Systolic').fill('141');
  await frozen.getByLabel('Diastolic').fill('83');
  const cdp = await phone.context.newCDPSession(frozen);
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });

  await writing.getByRole('button', { name: 'Add blood pressure' }).click();
  await writing.getByLabel('Systolic').fill('142');
  await writing.getByLabel('Diastolic').fill('84');
  await phone.open('/more');
  await expect(first.getByText('synced', { exact: false })).toBeVisible();
  await Promise.all([
    first.getByRole('button', { name: 'Log out' }).click(),
    writing
      .getByRole('button', { name: 'Save', exact: true })
      .click({ timeout: 2_000 })
      .catch(() => undefined),
  ]);
  const dialog = first.getByRole('dialog').getByRole('button', { name: /Leave/ });
  await expect(first.getByLabel('Email').or(dialog)).toBeVisible();
  if (await dialog.isVisible()) await dialog.click();
  await first.waitForURL('**/login');
  await writing.waitForURL('**/login');

  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await frozen
    .getByRole('button', { name: 'Save', exact: true })
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await frozen.waitForURL('**/login');
  await until('none of her databases is left', async () => !(await hasDatabaseOf(first, userId)));
  for (const page of [frozen, writing, first]) await page.reload();
  await expect(first.getByLabel('Email')).toBeVisible();
  const { caches, ...kept } = await storedText(first);
  expect(caches).not.toContain(userId);
  for (const word of [userId, patient.email, '141', '142']) expect(JSON.stringify(kept)).not.toContain(word);
});
