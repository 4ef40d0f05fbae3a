import { describe, expect, it } from 'vitest';
import { contentOf, source } from '@/features/report/content/test-report.ts';
import { BundleBuilder } from './bundle-builder.ts';
import { labReports, medicines } from './records.ts';

/** One lab value of a report as it goes into the document. */
function observed(value: string, unit: string, referenceRange: string) {
  const results = JSON.stringify([{ name: 'x', value, unit, referenceRange, flag: 'N/A' }]);
  const labs = source.labs.map((lab) => ({ ...lab, results }));
  let count = 0;
  const folder = new BundleBuilder(() => `id-${(count += 1)}`);
  labReports(folder, contentOf({}, { labs }), { reference: 'Patient/amina' });
  const found = folder.entries.flatMap(({ resource }) =>
    resource.resourceType === 'Observation' ? [resource] : [],
  )[0];
  const range = found?.referenceRange?.[0];
  return {
    value: found?.valueQuantity?.value ?? found?.valueString,
    bounds: [range?.low?.value, range?.high?.value],
    text: range?.text,
  };
}

describe('a lab value in the document for other systems', () => {
  it.each([
    ['150,000', '/cumm', '150,000 - 400,000', 150_000, 150_000, 400_000],
    ['250.000', '/mm3', '150.000 - 400.000', 250_000, 150_000, 400_000],
    ['2,30,000', '/cumm', '1,50,000 - 4,50,000', 230_000, 150_000, 450_000],
    ['150 000', '/mm3', '150 000 - 400 000', 150_000, 150_000, 400_000],
    ['1,200', 'U/L', '5.0 - 40.0', 1200, 5, 40],
    ['5,12', 'mUI/L', '0,270 - 4,200', 5.12, 0.27, 4.2],
    ['11.9', 'g/dL', '12.0–16.0', 11.9, 12, 16],
  ])('%s %s in %s is the number that was printed', (value, unit, range, number, low, high) => {
    expect(observed(value, unit, range)).toEqual({ value: number, bounds: [low, high], text: range });
  });

  it.each([
    ['1,200', 'U/L', '5 - 40', '1,200 U/L'],
    ['12.345', 'IU/L', '0,0 - 5,0', '12.345 IU/L'],
    ['<5', 'ng/mL', '< 10', '<5 ng/mL'],
    ['17.2*', 'g/dL', 'see note', '17.2* g/dL'],
  ])('%s %s in %s is text, because its number is in doubt or none', (value, unit, range, text) => {
    expect(observed(value, unit, range)).toEqual({ value: text, bounds: [undefined, undefined], text: range });
  });
});

it('a reminder to measure is no medicine of the document', () => {
  const asked = { dosage: 'At rest', frequency: 'Once a day', times: ['08:00'], userId: 'u', id: 'm' };
  const reminder = { ...asked, medicationName: 'Blood pressure', measures: 'bloodPressure' } as const;
  const statements = medicines(contentOf({}, { reminders: [...source.reminders, reminder] }), {
    reference: 'Patient/amina',
  });
  expect(statements.map(({ medicationCodeableConcept }) => medicationCodeableConcept?.text)).toEqual(['Labetalol']);
});
