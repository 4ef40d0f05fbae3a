import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseFiles } from '../support/browser/choose-files.ts';
import { go } from '../support/browser/navigate.ts';
import { signedInRoutes } from '../support/samples/routes.ts';
import { until } from '../support/until.ts';
import {
  addBloodPressure,
  addBloodSugar,
  addWeight,
  expectReadings,
  logIn,
  save,
} from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { profileSize, wordsOfTheApp, wordsOnDisk } from '../support/browser/profile-files.ts';
import { untilKept } from '../support/browser/encrypted-snapshot.ts';
import type { Gateway } from '../support/server/gateway.ts';
import { startCacheableServer } from '../support/server/start-test-server.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

let server: Gateway;
test.beforeAll(async () => {
  server = await startCacheableServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

const photo = async () => ({
  name: 'letter.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: '#c8507a' } })
    .jpeg()
    .toBuffer(),
});

/** Opens a screen and waits for its heading. */
async function openQuietly(page: Page, route: string): Promise<void> {
  await go(page, route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** Values that do not occur in a file by chance, in the form in which they would be stored. */
const planted = ['"systolic":137', '"diastolic":83', '107.37', '73.19', 'quinine-and-plum', 'cocoa-allergy-word'];

test('a closed profile holds none of what she wrote in clear text', async () => {
  await using visit = await Visit.begin(server);
  const { phone, patient } = visit;
  await test.step('she writes numbers and a note', async () => {
    await addBloodPressure(phone.page, '137', '83', 'quinine-and-plum');
    await addBloodSugar(phone.page, '107.37', 'Fasting');
    await addWeight(phone.page, '73.19');
    await expectReadings(phone.page, ['137/83 mmHg', '107.4 mg/dL', '73.2 kg']);
  });
  await test.step('she fills her profile', async () => {
    const page = await phone.open('/profile/health');
    await page.getByLabel('Illnesses and medicines').fill('cocoa-allergy-word');
    await save(page);
    await expect(page.getByText('It will send by itself.')).toBeVisible();
  });
  await phone.open('/dashboard');
  await expectReadings(phone.page, ['137/83 mmHg']);
  await test.step('the next start is drawn with them before the app is there', async () => {
    await untilKept(phone.page);
    await phone.switchOff();
    await phone.switchOn();
    const answer = await phone.page.goto(`${phone.origin}/dashboard`);
    expect(await answer?.text()).toContain('137/83');
    await expectReadings(phone.page, ['137/83 mmHg']);
  });
  await test.step('and without the server the start still knows whose account it is', async () => {
    await phone.context.setOffline(true);
    const page = await phone.open('/more');
    await expect(page.getByText(patient.email)).toBeVisible();
    await phone.context.setOffline(false);
  });
  await phone.switchOff();

  expect(profileSize(phone.profileFolder)).toBeGreaterThan(100_000);
  expect(wordsOnDisk(phone.profileFolder, planted)).toEqual([]);
  expect(wordsOfTheApp(phone.profileFolder, [patient.name, patient.email])).toEqual([]);
  expect(server.reads).toBeGreaterThan(10);
  expect(server.cacheable).toEqual([]);
});

test('no screen lets the browser store an answer of the server in its HTTP cache', async () => {
  await using visit = await Visit.begin(server, 'Zawadi Atieno');
  const { clinic, phone, patient } = visit;
  const patientId = await clinic.idOf(patient.email);
  const doctor = await clinic.addDoctor('Dr Wambui Njeri', (await clinic.addHospital('Lakeside Maternity')).id);
  await until('her profile is at the server', async () => (await clinic.held('profiles', patientId)).length === 1);
  await clinic.assignDoctor(patientId, doctor.id);
  await test.step('she sends a photo, and every screen of hers is opened', async () => {
    await phone.open('/medicaldocs');
    await phone.page.getByRole('button', { name: 'Add a document' }).click();
    await chooseFiles(phone.page, 'Choose files', await photo());
    await phone.page.getByRole('button', { name: 'Discharge letter' }).click();
    await save(phone.page);
    await until('the photo is at the server', async () => {
      return (await clinic.held('medical_documents', patientId)).length === 1;
    });
    for (const route of signedInRoutes) await openQuietly(phone.page, route);
  });
  await test.step('every screen of her doctor is opened, with her photo', async () => {
    await using desk = await Phone.withApp(server.origin, { viewport: { width: 1280, height: 800 } });
    await logIn(await desk.open('/login'), doctor);
    await desk.page.waitForURL(({ pathname }) => pathname !== '/login');
    for (const route of ['/doctor', `/doctor/patient/${patientId}`, ...signedInRoutes])
      await openQuietly(desk.page, route);
  });
  expect(server.reads).toBeGreaterThan(100);
  expect(server.cacheable).toEqual([]);
});

test('the same search finds a word that was written in clear on purpose', async () => {
  await using phone = await Phone.unpack(server.origin);
  await phone.open('/');
  await phone.page.evaluate(async () => {
    localStorage.setItem('control', 'clear-word-in-local-storage');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('control', 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore('rows');
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    await new Promise<void>((resolve) => {
      const transaction = database.transaction('rows', 'readwrite');
      transaction.objectStore('rows').put({ note: 'clear-word-in-indexeddb', '"systolic":137': 1 }, 1);
      transaction.oncomplete = () => resolve();
    });
    database.close();
  });
  await phone.switchOff();

  const words = ['clear-word-in-local-storage', 'clear-word-in-indexeddb', '"systolic":137'];
  const found = wordsOnDisk(phone.profileFolder, words);
  for (const word of words) expect(found.filter((place) => place.startsWith(word)).length, word).toBeGreaterThan(0);
});
