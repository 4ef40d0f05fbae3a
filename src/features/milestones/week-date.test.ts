import { expect, it } from 'vitest';
import { taskDate } from './week-date.ts';

const now = { week: 20, isAfter: false, isKnown: true };

it.each([
  [20, '2026-11-28'],
  [12, '2026-11-28'],
  [21, '2026-12-04'],
  [24, '2026-12-25'],
] as const)('a task of week %i starts on %s when it is week 20 today', (week, date) => {
  expect(taskDate(week, now, '2026-11-27')).toBe(date);
});

it('without dates a task starts tomorrow', () => {
  expect(taskDate(30, { ...now, isKnown: false }, '2026-11-27')).toBe('2026-11-28');
});
