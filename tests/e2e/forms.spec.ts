import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import {
  addBloodPressure,
  addBloodSugar,
  addWeight,
  expectReadings,
  openReadings,
  rows,
  save,
} from '../support/browser/patient-steps.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

let server: TestServer;
let visit: Visit;
let page: Page;

test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());
test.beforeEach(async () => {
  visit = await Visit.begin(server);
  page = visit.phone.page;
});
test.afterEach(async () => {
  const faults = visit.phone.forbiddenEvents.take();
  await visit[Symbol.asyncDispose]();
  expect(faults).toEqual([]);
});

async function openPressure(systolic: string, diastolic: string): Promise<void> {
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  await page.getByLabel('Systolic').fill(systolic);
  await page.getByLabel('Diastolic').fill(diastolic);
}

test('bad input has an error at its field and nothing typed is lost: left by mistake, empty, too high, swapped', async () => {
  await openPressure('124', '');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  await expect(page.getByLabel('Systolic')).toHaveValue('124');

  await page.getByLabel('Systolic').fill('');
  await page.getByLabel('Diastolic').fill('90');
  await save(page);
  await expect(page.getByText(/Field systolic required for/).first()).toBeVisible();
  await expect(page.getByLabel('Diastolic')).toHaveValue('90');

  await page.getByLabel('Systolic').fill('301');
  await save(page);
  await expect(page.getByText(/300/).first()).toBeVisible();
  await expect(page.getByLabel('Systolic')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Systolic')).toHaveValue('301');
  await expect(page.getByLabel('Diastolic')).toHaveValue('90');

  await page.getByLabel('Systolic').fill('76');
  await page.getByLabel('Diastolic').fill('118');
  await save(page);
  await expect(page.getByText('Are they swapped?').first()).toBeVisible();
  await expect(page.getByLabel('Systolic')).toHaveValue('76');
  await page.getByRole('button', { name: 'Swap them' }).click();
  await expect(page.getByLabel('Systolic')).toHaveValue('118');
  await expect(page.getByLabel('Diastolic')).toHaveValue('76');
  await save(page);
  await expectReadings(page, ['118/76 mmHg']);
});

test('a level that only makes sense in the other unit is asked about, a comma is a decimal sign, a double tap saves once', async () => {
  await addBloodSugar(page, '5.4', 'Fasting');
  await expect(page.getByText('Did you mean 5.4 mmol/L?')).toBeVisible();
  await expect(rows(page, '5.4')).toHaveCount(0);
  await page.getByRole('button', { name: 'Yes, mmol/L' }).click();
  await expect(page.getByLabel('Unit')).toHaveValue('mmol/L');
  await expect(page.getByLabel('Level')).toHaveValue('5.4');
  await save(page);
  await expectReadings(page, ['5.4 mmol/L']);

  await addWeight(page, '68,4');
  await expectReadings(page, ['68.4 kg']);

  await openPressure('118', '76');
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expectReadings(page, ['118/76 mmHg']);
  await page.reload();
  await expectReadings(page, ['118/76 mmHg', '5.4 mmol/L', '68.4 kg']);
});

test('the list shows one kind when she asks for it, its file holds all; a deleted reading comes back by Undo and is gone for good without it', async () => {
  await addBloodPressure(page, '118', '76');
  await addBloodSugar(page, '95', 'Fasting');
  await addWeight(page, '68,4');
  await expectReadings(page, ['118/76 mmHg', '95 mg/dL', '68.4 kg']);
  await openReadings(page);
  await page.getByRole('button', { name: 'Sugar', exact: true }).click();
  await expectReadings(page, ['95 mg/dL']);
  await expect(rows(page, '118/76 mmHg')).toHaveCount(0);
  await expect(rows(page, '68.4 kg')).toHaveCount(0);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expectReadings(page, ['118/76 mmHg', '95 mg/dL', '68.4 kg']);

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await arriving).path();
  const [head, ...lines] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  const columns = head?.split(',') ?? [];
  const records = lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at], cell])));
  const filled = (record: Record<string, string>) =>
    Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== ''));
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/);
  expect(records.map(filled)).toEqual([
    { type: 'weight', recorded_at: time, weight: '68.4', weight_unit: 'kg' },
    { type: 'blood_sugar', recorded_at: time, sugar_level: '95', sugar_unit: 'mg/dL', measurement_type: 'fasting' },
    { type: 'blood_pressure', recorded_at: time, systolic_mmhg: '118', diastolic_mmhg: '76' },
  ]);

  await rows(page, '68.4 kg').getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page, '68.4 kg')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectReadings(page, ['118/76 mmHg', '68.4 kg']);

  await rows(page, '118/76 mmHg').getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page, '118/76 mmHg')).toHaveCount(0);
  await page.reload();
  await expectReadings(page, ['68.4 kg']);
  await expect(rows(page, '118/76 mmHg')).toHaveCount(0);
});
