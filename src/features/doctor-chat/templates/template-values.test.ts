import { expect, it } from 'vitest';
import { templateValues, type TemplateFacts } from './template-values.ts';

const now = Date.parse('2026-11-27T09:00:00Z');
const visit = (date: string, time = '10:00', more = {}) => ({
  date,
  time,
  timeZone: 'Africa/Nairobi',
  isCompleted: false,
  isMissed: false,
  ...more,
});
const facts: TemplateFacts = {
  patientName: ' Amina  Odhiambo',
  doctorName: 'Dr Ada',
  dating: { weeks: 28, days: 3, isExact: true, needsConfirmation: false },
  visits: [visit('2026-12-10'), visit('2026-12-03'), visit('2026-11-20')],
};
const valuesOf = (more: Partial<TemplateFacts>, locale = 'en-GB') => templateValues({ ...facts, ...more }, locale, now);

it('a template knows the first name, the week, the next visit and the doctor', () => {
  expect(valuesOf({})).toMatchObject({ firstName: 'Amina', week: '28+3', doctor: 'Dr Ada' });
  expect(valuesOf({}).nextVisit).toMatch(/Thursday.*3 December.*10:00/);
});

it('the next visit is in the language of the template', () => {
  expect(valuesOf({}, 'es').nextVisit).toMatch(/jueves.*3 de diciembre.*10:00/);
  expect(valuesOf({}, 'ar-u-nu-latn').nextVisit).toMatch(/الخميس.*3.*ديسمبر/);
});

it.each([
  ['is done', [visit('2026-12-03', '10:00', { isCompleted: true })]],
  ['was missed', [visit('2026-12-03', '10:00', { isMissed: true })]],
  ['was earlier today, by the clock of the clinic', [visit('2026-11-27', '11:59')]],
  ['does not exist', []],
])('a visit that %s is no next visit', (_, visits) => expect(valuesOf({ visits })).not.toHaveProperty('nextVisit'));

it('a visit of this minute is still the next one', () => {
  expect(valuesOf({ visits: [visit('2026-11-27', '12:00')] }).nextVisit).toContain('12:00');
});

it.each([
  ['only estimated from the age', { weeks: 28, days: 3, isExact: false, needsConfirmation: true }, undefined],
  ['known without days', { weeks: 28, days: 3, isExact: false, needsConfirmation: false }, '28'],
  ['not known', null, undefined],
])('a week that is %s', (_, dating, week) => expect(valuesOf({ dating }).week).toBe(week));

it('a profile without a name leaves the first name open', () => {
  expect(valuesOf({ patientName: '' })).not.toHaveProperty('firstName');
});
