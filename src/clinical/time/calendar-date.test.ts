import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, daysBetween, isMeantDate, localDate } from './calendar-date.ts';

it.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i day is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
  expect(daysBetween(date, expected)).toBe(days);
});

it.each(['2026-02-30', '2026-13-01', '2026-1-1', '', '2026-06-15T00:00:00Z'])('%s is not a date', (text) => {
  expect(() => dayNumber(text)).toThrow(RangeError);
});

it.each([
  ['2026-11-20', true],
  ['1999-12-31', true],
  ['0026-11-20', false],
  ['2126-11-20', false],
  ['2026-11-31', false],
  ['26-11-20', false],
  ['', false],
  [null, false],
])('%j is plausible: %s', (text, expected) => {
  expect(isMeantDate(text)).toBe(expected);
});

describe('the calendar date', () => {
  it.each([
    ['2026-06-15T23:30:00Z', 'UTC', '2026-06-15'],
    ['2026-06-15T23:30:00Z', 'Europe/Berlin', '2026-06-16'],
    ['2026-06-15T03:30:00Z', 'America/New_York', '2026-06-14'],
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-06-15T12:00:00Z', 'Pacific/Kiritimati', '2026-06-16'],
  ])('of %s in %s is %s', (instant, zone, expected) => {
    expect(localDate(instant, zone)).toBe(expected);
  });

  it("is in the device's zone when none is given", () => {
    expect(localDate(new Date(2026, 2, 29, 0, 5))).toBe('2026-03-29');
    expect(localDate(new Date(2026, 2, 29, 23, 55))).toBe('2026-03-29');
  });
});
