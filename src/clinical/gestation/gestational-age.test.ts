import { describe, expect, it } from 'vitest';
import { addDays } from '@/clinical/time/calendar-date.ts';
import { dateAt, dueDate, estimatedLmp, gestationalAge, weeksDoubt } from './gestational-age.ts';

describe('the vectors of clinical rules 4.4', () => {
  it.each([
    ['2026-01-01', '2026-10-08'],
    ['2026-03-31', '2027-01-05'],
    ['2026-05-31', '2027-03-07'],
    ['2028-02-29', '2028-12-05'],
    ['2025-06-10', '2026-03-17'],
  ])('last period %s: due %s, by 280 days and not by Naegele', (lmp, due) => {
    expect(dueDate(estimatedLmp({ method: 'LMP', lmp }))).toBe(due);
  });

  it.each([
    [14, '2026-04-09'],
    [28, '2026-07-16'],
    [37, '2026-09-17'],
    [42, '2026-10-22'],
  ])('last period 2026-01-01: %iw0d on %s', (weeks, date) => {
    expect(dateAt('2026-01-01', weeks)).toBe(date);
    expect(gestationalAge('2026-01-01', date)).toEqual({ weeks, days: 0, totalDays: 7 * weeks });
    expect(gestationalAge('2026-01-01', addDays(date, -1))).toMatchObject({ weeks: weeks - 1, days: 6 });
  });

  it.each(['USER_EDD', 'CLINICIAN_EDD'] as const)('%s 2026-10-08 on 2026-05-20 is 19w6d', (method) => {
    expect(gestationalAge(estimatedLmp({ method, dueDate: '2026-10-08' }), '2026-05-20')).toMatchObject({
      weeks: 19,
      days: 6,
    });
  });

  it('20 weeks recorded on 2026-05-01 are 26w3d on 2026-06-15', () => {
    const lmp = estimatedLmp({ method: 'WEEKS_ENTERED', weeks: 20, recordedOn: '2026-05-01' });
    expect(lmp).toBe('2025-12-12');
    expect(dueDate(lmp)).toBe('2026-09-18');
    expect(gestationalAge(lmp, '2026-06-15')).toMatchObject({ weeks: 26, days: 3 });
  });

  it.each([
    [5, '2026-10-03'],
    [3, '2026-10-05'],
  ] as const)('IVF, day-%i transfer on 2026-01-15: due %s', (embryoDays, due) => {
    expect(dueDate(estimatedLmp({ method: 'IVF', transferDate: '2026-01-15', embryoDays }))).toBe(due);
  });
});

describe('the anchor', () => {
  it.each([
    [28, '2026-01-01'],
    [21, '2025-12-25'],
    [45, '2026-01-18'],
    [null, '2026-01-01'],
  ])('moves with a cycle of %s days to %s', (cycleDays, expected) => {
    expect(estimatedLmp({ method: 'LMP', lmp: '2026-01-01', cycleDays })).toBe(expected);
  });

  it.each([20, 46, Number.NaN])('refuses a cycle of %d days', (cycleDays) => {
    expect(() => estimatedLmp({ method: 'LMP', lmp: '2026-01-01', cycleDays })).toThrow(RangeError);
  });

  it('includes the days entered with the weeks', () => {
    const lmp = estimatedLmp({ method: 'WEEKS_ENTERED', weeks: 20, days: 4, recordedOn: '2026-05-01' });
    expect(gestationalAge(lmp, '2026-05-01')).toEqual({ weeks: 20, days: 4, totalDays: 144 });
  });
});

it('gives exactly one day more with each date, across both clock changes', () => {
  for (let day = 0; day < 300; day += 1)
    expect(gestationalAge('2026-01-01', addDays('2026-01-01', day)).totalDays).toBe(day);
});

it.each([
  [0, null],
  [42, null],
  [43, 'confirm'],
  [45, 'confirm'],
  [46, 'above'],
  [-1, 'negative'],
  [20.5, 'whole'],
  [42.5, 'whole'],
  [Number.NaN, 'number'],
  [Infinity, 'number'],
])('%d weeks entered: %s', (weeks, doubt) => {
  expect(weeksDoubt(weeks)).toBe(doubt);
});
