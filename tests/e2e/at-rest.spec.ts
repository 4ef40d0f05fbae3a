import { expect, test } from '@playwright/test';
import { addBloodPressure, addBloodSugar, addWeight, expectReadings, save } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { profileSize, wordsOnDisk } from '../support/browser/profile-files.ts';
import { untilKept } from '../support/browser/encrypted-snapshot.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

/** Values that occur in no file by chance, as they would be stored. */
const planted = ['"systolic":137', '"diastolic":83', '107.37', '73.19', 'quinine-and-plum', 'cocoa-allergy-word'];

test('a closed profile holds none of what she wrote in clear text', async () => {
  await using visit = await Visit.begin(server);
  const { phone } = visit;
  await test.step('she writes numbers and a note', async () => {
    await addBloodPressure(phone.page, '137', '83', 'quinine-and-plum');
    await addBloodSugar(phone.page, '107.37', 'Fasting');
    await addWeight(phone.page, '73.19');
    await expectReadings(phone.page, ['137/83 mmHg', '107.4 mg/dL', '73.2 kg']);
  });
  await test.step('she fills her profile', async () => {
    const page = await phone.open('/profile');
    await page.getByLabel('Illnesses, allergies, medicines').fill('cocoa-allergy-word');
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
  await phone.switchOff();

  expect(profileSize(phone.profileFolder)).toBeGreaterThan(100_000);
  expect(wordsOnDisk(phone.profileFolder, planted)).toEqual([]);
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
