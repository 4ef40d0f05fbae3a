import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { Biomarker } from '@/model/records/bloodwork.ts';
import { aboutReport } from './summary.ts';

const intl = createIntl({ locale: 'en', messages: en });
const report = { testName: 'Blood count', recordedAt: '2026-11-03T00:00:00.000Z' };
const low: Biomarker = { name: 'Hemoglobin', value: '9.8', unit: 'g/dL', referenceRange: '11.0 - 15.0', flag: 'Low' };
const fine: Biomarker = {
  name: 'Platelets',
  value: '210',
  unit: '10^9/L',
  referenceRange: '150 - 400',
  flag: 'Normal',
};

it('a message to the doctor names the report and the results outside their printed ranges', () => {
  expect(aboutReport(intl, report, [fine, low])).toBe(
    'About my Blood count of Nov 3, 2026: what does this mean for me?\n• Hemoglobin: 9.8 g/dL (11.0 - 15.0)',
  );
});

it('a message to the doctor names all results when none is outside', () => {
  expect(
    aboutReport(intl, report, [fine, { ...fine, name: 'Blood group', value: 'A', unit: '', referenceRange: '' }]),
  ).toBe(
    'About my Blood count of Nov 3, 2026: what does this mean for me?\n• Platelets: 210 10⁹/L (150 - 400)\n• Blood group: A',
  );
});
