import { describe, expect, it } from 'vitest';
import { addDays } from '@/clinical/time/calendar-date.ts';
import { dateAt } from '@/clinical/gestation/gestational-age.ts';
import { contactKey, contactNear, suggestedContacts } from './antenatal-contacts.ts';

/** LMP of the vectors of clinical rules 4.4: due on 2026-10-08. */
const profile = { pregnancyStatus: 'pregnant', datingMethod: 'CLINICIAN_EDD', estimatedLmp: '2026-01-01' } as const;
const weeks = (...args: Parameters<typeof suggestedContacts>) => suggestedContacts(...args).map(({ week }) => week);

describe('the contacts that WHO suggests', () => {
  it('are at 12, 20, 26, 30, 34, 36, 38, 40 weeks, and the return at 41', () => {
    expect(weeks(profile, [], '2026-01-15')).toEqual([12, 20, 26, 30, 34, 36, 38, 40, 41]);
    expect(suggestedContacts(profile, [], '2026-09-20').map(({ date }) => date)).toEqual([
      '2026-09-24',
      '2026-10-08',
      '2026-10-15',
    ]);
  });

  it('are never in the past, and not offered again once a visit was made for one', () => {
    const accepted = { date: dateAt('2026-01-01', 20), contactWeek: 20 };
    expect(weeks(profile, [accepted], '2026-05-01')).toEqual([26, 30, 34, 36, 38, 40, 41]);
    expect(weeks(profile, [{ ...accepted, date: '2024-05-20' }], '2026-05-01')[0]).toBe(20);
    expect(weeks(profile, [], dateAt('2026-01-01', 20))[0]).toBe(26);
  });

  it('are not offered when another visit is near their date, and offered again when it was missed or is moved away', () => {
    const today = '2026-07-05';
    const visit = { date: addDays(dateAt('2026-01-01', 30), 1), appointmentType: 'General' };
    expect(weeks(profile, [], today)[0]).toBe(30);
    expect(weeks(profile, [visit], today)[0]).toBe(34);
    expect(weeks(profile, [{ ...visit, isMissed: true }], today)[0]).toBe(30);
    expect(weeks(profile, [{ ...visit, date: addDays(visit.date, 7) }], today)[0]).toBe(30);
  });

  it('made for one week and moved near another one still stands for its own', () => {
    const moved = { date: dateAt('2026-01-01', 34), contactWeek: 30 };
    expect(weeks(profile, [moved], '2026-07-05').slice(0, 2)).toEqual([34, 36]);
  });

  it.each([
    null,
    { ...profile, pregnancyStatus: 'ended' as const },
    { ...profile, pregnancyStatus: 'postpartum' as const, birthDate: '2026-04-01' },
    { weeksPregnant: 20 },
    {},
  ])('are none for %j', (other) => {
    expect(weeks(other, [], '2026-05-01')).toEqual([]);
  });

  it('have the same key on every device, and another one in another pregnancy', () => {
    expect(contactKey(profile, 20, '2026-05-01')).toBe(contactKey(profile, 20, '2026-06-01'));
    expect(contactKey(profile, 20, '2026-05-01')).not.toBe(
      contactKey({ ...profile, estimatedLmp: '2028-01-01' }, 20, '2028-05-01'),
    );
  });
});

describe('a visit stands for the contact of', () => {
  const contacts = [30, 36, 38, 40, 41].map((week) => ({ week, date: dateAt('2026-01-01', week) }));
  const near = (week: number, days: number, more = {}) =>
    contactNear({ date: addDays(dateAt('2026-01-01', week), days), ...more }, contacts)?.week ?? null;

  it.each([
    [30, -8, null],
    [30, -7, 30],
    [30, 0, 30],
    [30, 7, 30],
    [30, 8, null],
    // Two weeks lie between 36 and 38: the middle is the earlier one's.
    [37, 0, 36],
    [37, 1, 38],
    // One week lies between 40 and 41.
    [40, 3, 40],
    [40, 4, 41],
    [41, 7, 41],
    [41, 8, null],
  ])('%i weeks and %i days: %s', (week, days, expected) => {
    expect(near(week, days)).toBe(expected);
  });

  it.each([
    ['General', 30],
    ['Booking', 30],
    ['Scan', 30],
    ['Midwife', 30],
    ['Doctor', 30],
    ['clinic with my sister', 30],
    [null, 30],
    ['Blood test', null],
    ['Glucose test', null],
    ['Vaccine', null],
    ['Mental health', null],
    ['Dentist', null],
    ['Postnatal', null],
  ])('30 weeks when it is of the kind %s: %s', (appointmentType, expected) => {
    expect(near(30, 0, { appointmentType })).toBe(expected);
  });
});
