import { expect, test } from '@playwright/test';
import { addBloodSugar, expectReadings } from '../support/browser/patient-steps.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

test('on a phone of 360 px every value of the report is on the screen, with the name of its column', async () => {
  await using visit = await Visit.begin();
  const { phone } = visit;
  await phone.open('/dashboard');
  await addBloodSugar(phone.page, '92', 'Fasting');
  await expectReadings(phone.page, ['92 mg/dL']);
  const page = await phone.open('/report');
  const cells = page.getByRole('region', { name: 'Blood sugar' }).locator('td');
  await expect(cells).toHaveCount(5);
  const frame = page.getByRole('region', { name: 'Blood sugar' });
  const size = await frame.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(size.scrollWidth).toBeLessThanOrEqual(size.clientWidth);
  for (const cell of await cells.all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360).toBe(true);
  }
  const names = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
  expect(names.slice(1)).toEqual(['"Number"', '"Mean"', '"Lowest–highest"', '"In target"']);
});
