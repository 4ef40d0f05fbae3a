import { expect, test } from '@playwright/test';
import { laboratory } from '../../scripts/lab-reports/laboratories.ts';
import { lockedPdf } from '../../scripts/lab-reports/lock-pdf.ts';
import { printReport } from '../../scripts/lab-reports/print-report.ts';
import { writePdf } from '../../scripts/lab-reports/write-pdf.ts';
import { axeFindings } from '../support/browser/accessibility.ts';
import { save } from '../support/browser/patient-steps.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

test('a lab report is copied without a network, judged by its own ranges, corrected, and reaches the server', async () => {
  await using visit = await Visit.begin(server);
  const { page } = visit.phone;
  await visit.phone.open('/bloodwork');
  await visit.phone.context.setOffline(true);
  await page.getByRole('button', { name: 'Add a report' }).click();
  await page.getByLabel('Test', { exact: true }).fill('Haemoglobin');
  await save(page);
  await expect(page.getByText('Field testName required for bloodwork result.')).toBeVisible();
  await page.getByLabel('What was tested').fill('Blood count');
  await page.getByLabel('Result', { exact: true }).fill('11,5');
  await page.getByLabel('In', { exact: true }).fill('g/dL');
  await page.getByLabel('Printed range').fill('12,0 – 16,0');
  await expect(page.getByText('Below the printed range')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await save(page);
  const report = page.getByRole('listitem').filter({ hasText: 'Blood count' });
  await expect(report).toContainText('1 result is outside the printed range: Haemoglobin.');
  await expect(report).toContainText('This summary is information, not a diagnosis.');

  await visit.phone.context.setOffline(false);
  await report.getByRole('button', { name: 'Correct it' }).click();
  await page.getByLabel('Result', { exact: true }).fill('12,2');
  await save(page);
  await expect(report).toContainText('Within the printed range · close to the lower limit');
  await expect
    .poll(
      async () =>
        (await visit.clinic.held('bloodwork_results', await visit.clinic.idOf(visit.patient.email)))[0]?.results,
    )
    .toContain('"flag":"Normal"');
});

const thyroidReport = { ...laboratory(8), panels: ['Thyroid'], dateLine: 'Collected: 13/11/2026 07:50' };
const READER = /\/assets\/(?:lab-reader|ocr|tesseract|recognise-text|letters)/;

test('a PDF is read on the phone, compared with its page, corrected and kept; a locked one is refused, and nothing is sent', async () => {
  await using visit = await Visit.begin(server);
  const { page } = visit.phone;
  const fetched: string[] = [];
  visit.phone.context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const readerFiles = () => fetched.filter((path) => READER.test(path));
  await visit.phone.open('/bloodwork');
  await page.getByRole('button', { name: 'Add a report' }).click();
  const precached = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(precached.length).toBeGreaterThan(20);
  expect([...precached, ...fetched].filter((path) => READER.test(path))).toEqual([]);

  const chooser = page.locator('input[type=file]');
  const choose = async (name: string, bytes: Uint8Array) =>
    chooser.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await choose('locked.pdf', await lockedPdf());
  await expect(page.getByText('locked.pdf is locked with a password and cannot be read.')).toBeVisible();
  await choose('broken.pdf', new TextEncoder().encode(`%PDF-1.7\n${'?'.repeat(2000)}`));
  await expect(page.getByText('broken.pdf is damaged and cannot be read.')).toBeVisible();

  await choose('report.pdf', await writePdf(printReport(thyroidReport)));
  await expect(page.getByText('Compare each row with the page. Nothing is saved yet. 3 rows were read.')).toBeVisible();
  await page.getByText('Show the page').click();
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await expect(page.getByLabel('Test', { exact: true }).first()).toHaveValue('TSH');
  await expect(page.getByLabel('Day of the sample')).toHaveValue('13/11/2026');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Result', { exact: true }).first().fill('6.14');
  await save(page);
  const report = page.getByRole('listitem').filter({ hasText: 'report.pdf' });
  await expect(report).toContainText('1 result is outside the printed range: TSH.');
  await expect(report).toContainText('Ask your team about this result today.');
  expect(readerFiles().every((path) => path.startsWith('/assets/lab-reader'))).toBe(true);
  expect(fetched.filter((path) => path.includes('/functions/'))).not.toContain('/v1/functions/ai/executions');
  await expect
    .poll(
      async () =>
        (await visit.clinic.held('bloodwork_results', await visit.clinic.idOf(visit.patient.email)))[0]?.results,
    )
    .toContain('"flag":"High"');
});
