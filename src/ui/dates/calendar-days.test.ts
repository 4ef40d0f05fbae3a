import { describe, expect, it } from 'vitest';
import { addDays, addMonths, firstWeekdayOf, moveBy, weekdayOf, weeksOf, within } from './calendar-days.ts';

it('every day of ten years stands in the calendar of its month once, under its weekday, in every first weekday', () => {
  for (const first of [1, 6, 7])
    for (let month = '2023-01-01'; month < '2033-01-01'; month = addMonths(month, 1)) {
      const weeks = weeksOf(month, first);
      const days = weeks.flat();
      expect(days.length % 7).toBe(0);
      expect(new Set(days).size).toBe(days.length);
      expect(weeks.every(([day = '']) => weekdayOf(day) === first)).toBe(true);
      const ofMonth = days.filter((day) => day.startsWith(month.slice(0, 7)));
      expect(ofMonth[0]).toBe(month);
      expect(ofMonth.at(-1)).toBe(addDays(addMonths(month, 1), -1));
    }
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
])('%s and %s days is %s, also when the clock changes', (date, days, after) => {
  expect(addDays(date, days)).toBe(after);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %s months is %s', (date, months, after) => {
  expect(addMonths(date, months)).toBe(after);
});

describe('keys', () => {
  const at = { isRightToLeft: false, firstWeekday: 1 };
  it.each([
    ['ArrowRight', false, '2026-12-06'],
    ['ArrowLeft', false, '2026-12-04'],
    ['ArrowDown', false, '2026-12-12'],
    ['ArrowUp', false, '2026-11-28'],
    ['Home', false, '2026-11-30'],
    ['End', false, '2026-12-06'],
    ['PageDown', false, '2027-01-05'],
    ['PageUp', false, '2026-11-05'],
    ['PageDown', true, '2027-12-05'],
    ['PageUp', true, '2025-12-05'],
  ])('%s (with Shift: %s) moves from Saturday 5 December 2026 to %s', (key, shiftKey, next) => {
    expect(moveBy({ key, shiftKey }, '2026-12-05', at)).toBe(next);
  });

  it('arrows follow the direction of the page, and other keys do not move', () => {
    const arabic = { isRightToLeft: true, firstWeekday: 6 };
    expect(moveBy({ key: 'ArrowLeft', shiftKey: false }, '2026-12-05', arabic)).toBe('2026-12-06');
    expect(moveBy({ key: 'Home', shiftKey: false }, '2026-12-05', arabic)).toBe('2026-12-05');
    expect(moveBy({ key: 'Enter', shiftKey: false }, '2026-12-05', arabic)).toBeUndefined();
  });
});

it('limits hold a date inside, and an empty limit does not', () => {
  expect(within('2026-12-05', '2026-12-10', '')).toBe('2026-12-10');
  expect(within('2026-12-05', '', '2026-12-01')).toBe('2026-12-01');
  expect(within('2026-12-05', '', '')).toBe('2026-12-05');
});

it('the week begins as in the region', () => {
  expect(firstWeekdayOf('en-US')).toBe(7);
  expect(firstWeekdayOf('fr-FR')).toBe(1);
});
