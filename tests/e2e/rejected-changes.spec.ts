import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../support/browser/accessibility.ts';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import {
  addWeight,
  expectReadings,
  openReadings,
  rows,
  save,
  signUp,
  syncLine,
} from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { clockIn } from '../support/server/records.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { until } from '../support/until.ts';
import { Wire } from '../support/network/recording-proxy.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

const refusal = { message: 'Invalid document structure', type: 'document_invalid_structure', code: 400 };

const cards = (page: Page) => page.getByRole('listitem').filter({ hasText: 'was not accepted' });

test('what the server refuses delays nothing else and can be corrected, tried again, saved as a file and removed', async () => {
  await using wire = await Wire.to(server.port);
  let isStrict = true;
  wire.spoil = ({ method, body }) =>
    isStrict && method !== 'GET' && /134\.[567]/.test(body) ? { status: 400, body: refusal } : undefined;
  await using phone = await Phone.withApp(wire.origin);
  const patient = newPerson('Amina Odhiambo');
  const { page } = phone;
  await signUp(await phone.open('/signup'), patient);
  const clinic = new Clinic(server);
  const userId = await clinic.idOf(patient.email);
  const held = async () => (await clinic.held('weight', userId)).map(({ weight }) => weight).sort();
  for (const weight of ['134.5', '134.6', '134.7', '133']) {
    await addWeight(page, weight);
    await expectReadings(page, [`${Number(weight).toFixed(1)} kg`]);
  }
  await until('the good one arrives', async () => (await held()).join() === '133');
  await expect(syncLine(page)).toContainText('3 entries were not accepted');
  await syncLine(page).getByRole('link').click();
  await expect(cards(page)).toHaveCount(3);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await axeFindings(page)).toEqual([]);
  }

  const first = cards(page).filter({ hasText: '134.5 kg' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    first.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ entry: { weight: 134.5 } });
  await first.getByRole('link', { name: 'Correct it' }).click();
  await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('134.5');
  await page.getByLabel('Weight', { exact: true }).fill('133.5');
  await save(page);
  await until('the corrected one arrives', async () => (await held()).join() === '133,133.5');
  await expect(rows(page, '134.5 kg')).toHaveCount(0);

  await syncLine(page).getByRole('link').click();
  await expect(cards(page)).toHaveCount(2);
  await cards(page).filter({ hasText: '134.6 kg' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await cards(page).filter({ hasText: '134.6 kg' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it for good' }).click();
  await expect(cards(page)).toHaveCount(1);

  isStrict = false;
  await cards(page).getByRole('button', { name: 'Try again' }).click();
  await until('it is taken now', async () => (await held()).join() === '133,133.5,134.7');
  await expect(page.getByText('Nothing needs you.')).toBeVisible();
  await expect(syncLine(page)).toContainText('synced');
  await openReadings(page);
  await expectReadings(page, ['133.0 kg', '133.5 kg', '134.7 kg']);
  await expect(rows(page, '134.6 kg')).toHaveCount(0);
});

test('a refused visit and a refused reminder say so in their rows and are corrected in their own forms; a reminder that another phone changed too shows both values', async () => {
  await using wire = await Wire.to(server.port);
  wire.spoil = ({ method, body }) =>
    method !== 'GET' && body.includes('Room thirteen') ? { status: 400, body: refusal } : undefined;
  await using phone = await Phone.withApp(wire.origin);
  const patient = newPerson('Amina Odhiambo');
  const { page } = phone;
  await signUp(await phone.open('/signup'), patient);
  const clinic = new Clinic(server);
  const userId = await clinic.idOf(patient.email);
  const refused = page.getByRole('link', { name: 'Needs your attention' });
  const correct = async (what: string) => {
    await refused.click();
    await cards(page).filter({ hasText: what }).getByRole('link', { name: 'Correct it' }).click();
  };

  await phone.open('/reminders');
  await page.getByRole('button', { name: 'Add a reminder' }).click();
  await page.getByLabel('Medicine').fill('Iron');
  await page.getByLabel('How much each time').fill('1 tablet');
  await page.getByLabel('How often').selectOption({ label: 'As needed' });
  await page.getByLabel('Notes').fill('Room thirteen');
  await save(page);
  await expect(refused).toBeVisible();
  await expect(page.getByText('waiting to send')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await correct('Iron');
  await expect(page.getByLabel('Notes')).toHaveValue('Room thirteen');
  await page.getByLabel('Notes').fill('with water');
  await save(page);
  await until('the reminder is there', async () =>
    (await clinic.held('medication_reminders', userId)).some(({ notes }) => notes === 'with water'),
  );
  await expect(refused).toHaveCount(0);

  await phone.open('/appointment');
  await page.getByRole('button', { name: 'Add a visit' }).click();
  await page.getByLabel('Place').fill('Room thirteen');
  await page.getByLabel('Date').fill(clockIn('Africa/Nairobi', 3 * 24 * 60).date);
  await page.getByLabel('Time').fill('09:30');
  await save(page);
  await correct('General');
  await expect(page.getByLabel('Place')).toHaveValue('Room thirteen');
  await page.getByLabel('Place').fill('Room 12');
  await save(page);
  await until('the visit is there', async () =>
    (await clinic.held('appointments', userId)).some(({ place }) => place === 'Room 12'),
  );
  await expect(syncLine(page)).toContainText('synced');

  await phone.open('/reminders');
  const change = page.getByRole('button', { name: 'Change Iron' });
  await expect(change).toBeVisible();
  await phone.untilInstalled();
  await phone.context.setOffline(true);
  await change.click();
  await page.getByLabel('How much each time').fill('2 tablets');
  await save(page);
  await expect(page.getByText('waiting to send')).toBeVisible();
  const [held] = await clinic.held('medication_reminders', userId);
  const later = Date.now() + 60_000;
  await clinic.databases.updateDocument('maia', 'medication_reminders', String(held?.$id), {
    dosage: '3 tablets',
    editedAt: new Date(later).toISOString(),
    editTimes: JSON.stringify({ dosage: later }),
  });
  await phone.context.setOffline(false);
  const row = page.getByRole('listitem').filter({ has: change });
  await expect(row).toContainText('Dose: it is now 3 tablets. Here it was 2 tablets.', { timeout: 20_000 });
  await row.getByRole('button', { name: 'I have seen it' }).click();
  await expect(row).not.toContainText('another device');
});

/** The number of readings in the phone's database. */
async function readingsOnDisk(): Promise<number> {
  const { name } = (await indexedDB.databases()).find((each) => each.name?.endsWith('--readings')) ?? {};
  if (!name) return 0;
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open(name));
  const count = await done(database.transaction('docs').objectStore('docs').count());
  database.close();
  return count;
}

test('a record that this phone cannot read is fetched again; a copy that does not open is saved as a file and built again', async () => {
  await using phone = await Phone.withApp(server.origin);
  const patient = newPerson('Amina Odhiambo');
  const { page } = phone;
  await phone.context.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    // Fault injection: while this flag is set, no database of RxDB can be opened.
    IDBFactory.prototype.open = function (name, version) {
      if (localStorage.getItem('test-broken') && version !== undefined && name.startsWith('rxdb-dexie'))
        throw new DOMException('The disk gives way.', 'DataError');
      return open.call(this, name, version);
    };
  });
  await signUp(await phone.open('/signup'), patient);
  await addWeight(page, '64.5');
  await expect(syncLine(page)).toContainText('synced');
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const { name = '' } = (await indexedDB.databases()).find((each) => each.name?.endsWith('--readings')) ?? {};
    const rows = (await done(indexedDB.open(name))).transaction('docs', 'readwrite').objectStore('docs');
    for (const row of (await done(rows.getAll())) as { box: string }[])
      await done(rows.put({ ...row, box: `AAAA${row.box.slice(4)}` }));
  });
  await phone.open('/your-data');
  await page.getByRole('button', { name: 'Fetch them again' }).click();
  await expect(page.getByText(/cannot be read/)).toHaveCount(0, { timeout: 20_000 });
  await openReadings(page);
  await expectReadings(page, ['64.5 kg']);
  // The list may still show the first-paint snapshot, so the test waits until the new copy is pulled.
  await expect.poll(() => page.evaluate(readingsOnDisk)).toBe(1);

  await page.evaluate(() => localStorage.setItem('test-broken', 'yes'));
  await phone.open('/your-data');
  await expect(page.getByRole('heading', { name: 'This phone’s copy cannot be opened' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('Nothing new is kept here.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByText('Save what can still be read', { exact: true }).click();
  await page.getByLabel('Passphrase for the file').fill('seven quiet herons');
  await page.getByLabel('The same once more').fill('seven quiet herons');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('maia-backup-1');
  await expect(page.getByText(/The file with/)).toBeVisible();
  await page.getByRole('button', { name: 'Build it again' }).click();
  await page.evaluate(() => localStorage.removeItem('test-broken'));
  await page.getByRole('dialog').getByRole('button', { name: 'Build it again' }).click();
  await expect(page.getByRole('heading', { name: 'What is safe' })).toBeVisible();
  await openReadings(page);
  await expect(rows(page, '64.5 kg')).toHaveCount(1, { timeout: 20_000 });
});
