// @vitest-environment page
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Section } from './sections.ts';
import { summaryOf } from './summary.ts';

const intl = createIntl({ locale: 'en', messages: en });
const today = '2026-11-27';
const dated = { pregnancyStatus: 'pregnant', estimatedLmp: '2026-05-13', datingSetOn: today } as const;
const rows: readonly (readonly [Section, Partial<Profile> | null, string])[] = [
  [
    'pregnancy',
    { ...dated, datingMethod: 'CLINICIAN_EDD' },
    'Due Feb 17, 2027, by scan or clinician · 28 weeks, 2 days today',
  ],
  [
    'pregnancy',
    { ...dated, datingMethod: 'LMP', fetuses: 2 },
    'Due Feb 17, 2027, by the last period · 28 weeks, 2 days today · Twins',
  ],
  ['pregnancy', { pregnancyStatus: 'postpartum', birthDate: '2026-11-20' }, 'Born Nov 20, 2026'],
  ['pregnancy', { pregnancyStatus: 'postpartum' }, 'I gave birth'],
  ['pregnancy', { ...dated, pregnancyStatus: 'ended' }, 'The pregnancy ended'],
  ['pregnancy', null, 'No dates yet'],
  [
    'health',
    { diabetes: 'type1', preExistingConditions: 'Asthma\nMigraine', allergies: 'Latex', heightCm: 168 },
    'Diabetes: Type 1 · Asthma Migraine · Allergies: Latex · 168 cm',
  ],
  ['health', { diabetes: 'none', allergies: ' ' }, ''],
  ['care', { hospitalId: 'h', hospitalName: 'Lakeside Maternity' }, 'Lakeside Maternity · No doctor for now'],
  ['care', { hospitalId: 'h', hospitalName: 'Lakeside', assignedDoctorId: 'd' }, 'Lakeside · The doctor you chose'],
  ['care', {}, ''],
  ['you', { name: 'Amina', age: 31, countryCode: 'KE' }, 'Amina · 31 years · Kenya'],
  [
    'life',
    { dietaryPreferences: ['vegetarian', 'no nuts'], activityLevel: 'low' },
    'vegetarian, no nuts · Mostly sitting',
  ],
  ['phone', null, 'English'],
];

it.each(rows)('%s of %o: %s', (section, profile, words) => {
  expect(summaryOf(intl, section, profile as Profile | null, today).join(' · ')).toBe(words);
});

it('a long text is cut', () => {
  const [words = ''] = summaryOf(intl, 'life', { workSituation: 'night shifts '.repeat(20) } as Profile, today);
  expect(words.length).toBeLessThanOrEqual(61);
  expect(words).toMatch(/…$/);
});
