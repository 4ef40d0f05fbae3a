import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/browser/accessibility.ts';
import { logIn, save } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { clockIn } from '../support/server/records.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { until } from '../support/until.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

const DAY_MINUTES = 24 * 60;
const inDays = (days: number) => clockIn('Africa/Nairobi', days * DAY_MINUTES).date;

test('a visit without a network: bad input has an error at its field, then it is planned, moved, done, and in a calendar file', async () => {
  await using visit = await Visit.begin(server);
  const { phone } = visit;
  await phone.open('/appointment');
  await phone.context.setOffline(true);
  const { page } = phone;
  await page.reload();
  await page.getByRole('button', { name: 'Add a visit' }).click();
  await page.getByLabel('Place').fill('Room 4');
  await save(page);
  await expect(page.getByText('Field date required for appointment.')).toBeVisible();
  await expect(page.getByText('Field time required for appointment.')).toBeVisible();
  await expect(page.getByLabel('Date')).toBeFocused();
  await page.getByLabel('Date').fill(inDays(-1));
  await page.getByLabel('Time').fill('09:30');
  await save(page);
  await expect(page.getByText('Date cannot be in the past.')).toBeVisible();
  await page.getByLabel('Notes').fill('x'.repeat(1001));
  await page.getByLabel('Date').fill(inDays(3));
  await save(page);
  await expect(page.getByText('Notes must be at most 1000 characters.')).toBeVisible();
  await expect(page.getByLabel('Place')).toHaveValue('Room 4');
  await page.getByLabel('Notes').fill('ask\nEND:VEVENT\nBEGIN:VALARM\nATTACH:http://bad.example');
  await page.getByLabel('Kind of visit').selectOption('Scan');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question 1', { exact: true }).fill('Is the placenta low; or fine, please?');
  await save(page);
  const next = page.getByRole('listitem').filter({ hasText: 'Room 4' });
  await expect(next).toContainText('in 3 days');
  await expect(next).toContainText('Is the placenta low; or fine, please?');
  expect(await axeFindings(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^maia-visits-\d{4}-\d\d-\d\d\.ics$/);
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  expect(lines).toContain('LOCATION:Room 4');

  await next.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('button', { name: '1 week' }).click();
  await save(page);
  await expect(next).toContainText('in 10 days');
  await expect(next.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await next.getByRole('button', { name: 'Move' }).click();
  await page.getByLabel('Date').fill(inDays(0));
  await page.getByLabel('Time').fill('23:59');
  await save(page);
  await expect(next).toContainText('today');
  await next.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Scan: done. Write down what was said, or add the next visit.')).toBeVisible();
  await expect(page.getByText(/Room 4 · done/)).toBeVisible();

  await phone.context.setOffline(false);
  await until(
    'the visit is on the server',
    async () => {
      const held = await visit.clinic.held('appointments', await visit.clinic.idOf(visit.patient.email));
      return held.length === 1 && held[0]?.isCompleted === true && held[0].date === inDays(0);
    },
    60_000,
  );
  expect(phone.forbiddenEvents.take()).toEqual([]);
});

test('a suggested contact that two devices accept without a network is one visit', async () => {
  await using visit = await Visit.begin(server);
  await using tablet = await Phone.withApp(server.origin);
  const { clinic, patient, phone } = visit;
  const patientId = await clinic.idOf(patient.email);
  await until(
    'her profile is on the server',
    async () => (await clinic.held('profiles', patientId)).length === 1,
    60_000,
  );
  await clinic.databases.updateDocument('maia', 'profiles', patientId, {
    pregnancyStatus: 'pregnant',
    datingMethod: 'CLINICIAN_EDD',
    estimatedLmp: inDays(-18 * 7),
  });
  await logIn(await tablet.open('/login'), patient);
  await tablet.page.waitForURL('**/dashboard');
  await tablet.untilInstalled();
  const accept = 'Accept week 20';
  for (const device of [phone, tablet]) {
    await device.open('/appointment');
    await expect(device.page.getByRole('button', { name: accept })).toBeVisible();
    await device.context.setOffline(true);
    await device.page.getByRole('button', { name: accept }).click();
    await expect(device.page.getByRole('heading', { name: /^Change Midwife/ })).toHaveCount(1);
    await expect(device.page.getByRole('button', { name: accept })).toHaveCount(0);
  }
  for (const device of [phone, tablet]) await device.context.setOffline(false);
  for (const device of [phone, tablet])
    await expect(device.page.getByRole('status').filter({ hasText: /synced/i })).toBeVisible({ timeout: 20_000 });
  const held = await clinic.held('appointments', patientId);
  expect(held.map(({ contactWeek }) => contactWeek)).toEqual([20]);
});
