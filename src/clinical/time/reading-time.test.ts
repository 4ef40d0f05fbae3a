import { expect, it } from 'vitest';
import { isTooOldToAlarm, timeDoubt } from './reading-time.ts';

const NOW = '2026-06-15T12:00:00.000+00:00';

it.each([
  ['2026-06-15T12:05:00.000+00:00', null],
  ['2026-06-15T12:05:00.001+00:00', 'future'],
  ['2026-06-14T12:00:00.000+00:00', null],
  ['2026-06-14T11:59:59.999+00:00', 'not_today'],
  ['2025-06-15T12:00:00.000+00:00', 'not_today'],
  ['2025-06-15T11:59:59.999+00:00', 'old'],
])('a reading of %s at noon on 15 June 2026: %s', (recordedAt, doubt) => {
  expect(timeDoubt(recordedAt, NOW)).toBe(doubt);
});

it('a reading shows a card up to exactly 24 hours', () => {
  expect(isTooOldToAlarm('2026-06-14T12:00:00.000+00:00', NOW)).toBe(false);
  expect(isTooOldToAlarm('2026-06-14T11:59:59.999+00:00', NOW)).toBe(true);
});
