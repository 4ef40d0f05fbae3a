import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/accessibility.ts';
import { save } from '../support/patient-steps.ts';
import { Visit } from '../support/visit.ts';

test('a lab report is copied without a network, judged by its own ranges, corrected, and reaches the server', async () => {
  await using visit = await Visit.begin();
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
