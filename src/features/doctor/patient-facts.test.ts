import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { patientFacts } from './patient-facts.tsx';
import { now, patient } from './test-patients.ts';

const intl = createIntl({ locale: 'en', messages: en });
const entered = { estimatedLmp: null, weeksPregnant: 28, weeksPregnantRecordedOn: '2026-11-18' } as const;

it.each([
  ['weeks and days by her last period', {}, '28+4'],
  ['weeks and days that she entered', { ...entered, datingMethod: 'WEEKS_ENTERED', daysPregnant: 2 } as const, '28+5'],
  ['about a week, where she entered no days', { ...entered, datingMethod: 'WEEKS_ENTERED' } as const, 'about week 28'],
  [
    'a guess, where nobody knows since when',
    { estimatedLmp: null, weeksPregnant: 20, createdAt: '2026-11-14T12:00:00.000+00:00' },
    'about 21 weeks, not confirmed',
  ],
  [
    'nothing, where the guess is longer than a pregnancy',
    { estimatedLmp: null, weeksPregnant: 20, createdAt: '2025-11-14T12:00:00.000+00:00' },
    '',
  ],
])('the facts tell %s', (_, changes, facts) => {
  expect(patientFacts(intl, { patient: patient('amina', changes), now })).toBe(facts);
});
