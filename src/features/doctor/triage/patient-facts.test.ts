import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { patientFacts } from './patient-facts.tsx';
import { now, patient } from '@/features/doctor/queries/test-patients.ts';

const intl = createIntl({ locale: 'en', messages: en });
const entered = { estimatedLmp: null, weeksPregnant: 28, weeksPregnantRecordedOn: '2026-11-18' } as const;

it.each([
  ['weeks and days by the last period', {}, '28+4'],
  ['entered weeks and days', { ...entered, datingMethod: 'WEEKS_ENTERED', daysPregnant: 2 } as const, '28+5'],
  [
    'an approximate week if no days were entered',
    { ...entered, datingMethod: 'WEEKS_ENTERED' } as const,
    'about week 28',
  ],
  [
    'an unconfirmed estimate if the date of the entry is unknown',
    { estimatedLmp: null, weeksPregnant: 20, createdAt: '2026-11-14T12:00:00.000+00:00' },
    'about 21 weeks, not confirmed',
  ],
  [
    'nothing if the estimate is longer than a pregnancy',
    { estimatedLmp: null, weeksPregnant: 20, createdAt: '2025-11-14T12:00:00.000+00:00' },
    '',
  ],
])('the facts show %s', (_, changes, facts) => {
  expect(patientFacts(intl, { patient: patient('amina', changes), now })).toBe(facts);
});

it.each([
  ['years where the week is unknown', { estimatedLmp: null }, '29 years'],
  ['a bare number beside the week', {}, '29 · 28+4'],
])('the age is shown as %s', (_, changes, facts) => {
  expect(patientFacts(intl, { patient: patient('amina', { age: 29, ...changes }), now })).toBe(facts);
});
