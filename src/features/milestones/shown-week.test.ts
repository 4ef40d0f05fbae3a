import { expect, it } from 'vitest';
import { shownWeek } from './shown-week.ts';

const pregnant = (weeks: number, days = 0) => ({ kind: 'pregnant', weeks, days, totalDays: 7 * weeks + days }) as const;
const born = (daysSinceBirth: number | null) => ({ kind: 'postpartum', daysSinceBirth, period: 'early' }) as const;

it.each([
  [pregnant(0, 3), 1, false],
  [pregnant(20, 6), 20, false],
  [pregnant(42, 6), 42, false],
  [pregnant(43), 43, false],
  [born(0), 1, true],
  [born(6), 1, true],
  [born(7), 2, true],
  [born(200), 12, true],
])('%o shows week %i', (stage, week, isAfter) => {
  expect(shownWeek(stage)).toEqual({ week, isAfter, isKnown: true });
});

it('without dates the week is unknown', () => {
  expect(shownWeek({ kind: 'unknown' })).toMatchObject({ isKnown: false, isAfter: false });
  expect(shownWeek(born(null))).toMatchObject({ isKnown: false, isAfter: true });
});
