import { describe, expect, it } from 'vitest';
import { daysSinceContact } from './days-since-contact.ts';

const today = '2026-11-23';
const done = { date: '2026-11-18', isCompleted: true, appointmentType: 'Midwife' };

describe('the last contact with the care team', () => {
  it('is the latest visit marked as done', () => {
    expect(daysSinceContact([{ ...done, date: '2026-11-01' }, done, { ...done, date: '2026-11-10' }], today)).toBe(5);
    expect(daysSinceContact([{ ...done, date: today }], today)).toBe(0);
  });

  it.each([
    ['planned', { ...done, isCompleted: false }],
    ['missed', { ...done, isCompleted: null, isMissed: true }],
    ['on a day to come', { ...done, date: '2026-11-24' }],
    ['to the dentist', { ...done, appointmentType: 'Dentist' }],
    ['of a kind in her own words', { ...done, appointmentType: 'Yoga class' }],
  ])('is none when the visit is %s', (_, visit) => {
    expect(daysSinceContact([visit], today)).toBeNull();
  });

  it('can be a visit without a kind, and one that WHO suggests whatever its kind', () => {
    expect(daysSinceContact([{ ...done, appointmentType: null }], today)).toBe(5);
    expect(daysSinceContact([{ ...done, appointmentType: 'Home visit', contactWeek: 40 }], today)).toBe(5);
  });
});
