// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { PatientLab } from '@/sync/api/doctor/patient-records.ts';
import { LabsPanel } from './labs-panel.tsx';

afterEach(cleanup);

const results = [
  { name: 'Chloride', value: '102.5', unit: 'mmol/L', referenceRange: '98 - 107', flag: 'Normal' },
  { name: 'Sodium', value: '131', unit: 'mmol/L', referenceRange: '136 - 146', flag: 'Low' },
];
const lab = {
  id: 'lab1',
  testName: 'Salts',
  recordedAt: '2026-11-20T12:00:00.000Z',
  summary: '',
  assistantSummary: null,
  results: JSON.stringify(results),
} as unknown as PatientLab;

// 20 weeks on the day of the sample.
const patient = { pregnancyStatus: 'pregnant', datingMethod: 'LMP', estimatedLmp: '2026-07-03' } as const;

it('the doctor sees how many values lie within their range, those outside first, each on its range with the trimester', () => {
  render(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <LabsPanel labs={[lab]} patient={patient} />
    </IntlProvider>,
  );
  expect(screen.getByText('1 of 2 within the printed range')).toBeTruthy();
  const rows = screen.getAllByRole('row');
  expect(rows[0]!.textContent).toContain('Sodium');
  expect(rows[0]!.textContent).toContain(
    'Below the printed range. It is inside what is usual in the second trimester.',
  );
  expect(rows[0]!.textContent).not.toContain('Show it to your care team');
  expect(rows[1]!.textContent).toContain('Within the printed range.');
  for (const row of rows) expect(row.querySelector('svg[aria-hidden]')).not.toBeNull();
});
