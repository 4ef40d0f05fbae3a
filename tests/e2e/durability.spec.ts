import { expect, test } from '@playwright/test';
import { addWeight, expectReadings, openForm, openReadings, save, syncLine } from '../support/browser/patient-steps.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { until } from '../support/until.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

test('a full phone says so, keeps what was typed, and the next try works', async () => {
  await using visit = await Visit.begin(server);
  const { page } = visit.phone;
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    Object.assign(globalThis, { makeRoom: () => (IDBObjectStore.prototype.put = put) });
  });
  await openForm(page, 'Add weight');
  await page.getByLabel('Weight', { exact: true }).fill('68.4');
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'no room left' })).toBeVisible();
  await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('68.4');
  await page.evaluate(() => (globalThis as unknown as { makeRoom: () => void }).makeRoom());
  await save(page);
  await expectReadings(page, ['68.4 kg']);
});

test('when the browser clears the store under an open page, the next save stands, and the loss is said until it is read', async () => {
  await using visit = await Visit.begin(server);
  const { phone, clinic, patient } = visit;
  const { page } = phone;
  await addWeight(page, '68.4');
  await expectReadings(page, ['68.4 kg']);
  const userId = await clinic.idOf(patient.email);
  await until('it is at the server', async () => (await clinic.held('weight', userId)).length === 1);
  await expect(syncLine(page)).toContainText('synced');

  const cdp = await phone.context.newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', { origin: phone.origin, storageTypes: 'indexeddb' });
  await addWeight(page, '68.6');
  await expectReadings(page, ['68.6 kg']);
  await expect(page.getByRole('link', { name: /copy was gone/ })).toBeVisible();
  await until('it is at the server', async () => (await clinic.held('weight', userId)).length === 2);
  // The records that the server had are restored.
  await expectReadings(page, ['68.4 kg', '68.6 kg']);
  await page.getByRole('link', { name: /copy was gone/ }).click();
  await expect(page.getByText('Everything had been sent; it comes back from the server.')).toBeVisible();
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect(page.getByText('copy was gone')).toHaveCount(0);
  await page.reload();
  await expect(syncLine(page)).toContainText('synced');
  await expect(page.getByText('copy was gone')).toHaveCount(0);
});

test('a browser killed while she saves keeps each reading with its mark, or neither', async () => {
  await using visit = await Visit.begin(server);
  const { phone, clinic, patient } = visit;
  const userId = await clinic.idOf(patient.email);
  await phone.untilSessionIsOnDisk();
  const kept: string[] = [];
  await phone.open('/dashboard');
  // The server is killed: when a browser starts, it wakes the worker for unsent changes before a test could cut the
  // connection.
  await server.kill();
  for (const [round, delayMs] of [0, 8, 25].entries()) {
    const sure = `61.${round}`;
    await addWeight(phone.page, sure);
    await expectReadings(phone.page, [`${sure} kg`]);
    kept.push(`${sure} kg`);
    await openForm(phone.page, 'Add weight');
    await phone.page.getByLabel('Weight', { exact: true }).fill(`62.${round}`);
    void save(phone.page).catch(() => undefined);
    await new Promise((done) => setTimeout(done, delayMs));
    await phone.kill();
    await phone.switchOn();
    await phone.open('/dashboard');
    await openReadings(phone.page);
    await expectReadings(phone.page, kept);
    const shown = await phone.page
      .getByRole('listitem')
      .filter({ hasText: /6[12]\.\d kg/ })
      .count();
    await expect(phone.page.getByText('waiting to send')).toHaveCount(shown);
    if (shown > kept.length) kept.push(`62.${round} kg`);
    await phone.open('/dashboard');
  }
  await server.run();
  await until(
    'all that was kept is at the server',
    async () => {
      const held = await clinic.held('weight', userId);
      return held.length === kept.length && new Set(held.map(({ $id }) => $id)).size === kept.length;
    },
    60_000,
  );
});
