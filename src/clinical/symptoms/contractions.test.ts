import { describe, expect, it } from 'vitest';
import { meanInterval, needsCall } from './contractions.ts';

const now = Date.UTC(2026, 10, 21, 12);
const minutesAgo = (...minutes: number[]) => minutes.map((each) => now - each * 60_000);
const every = (minutes: number, forMinutes: number) =>
  minutesAgo(...Array.from({ length: Math.floor(forMinutes / minutes) + 1 }, (_, index) => index * minutes));

describe('contractions need a call', () => {
  it.each([
    ['four in an hour at 30 weeks', minutesAgo(50, 35, 20, 5), 30, true],
    ['three in an hour at 30 weeks', minutesAgo(50, 30, 5), 30, false],
    ['four, one of them longer ago', minutesAgo(61, 35, 20, 5), 30, false],
    ['four in an hour, weeks unknown', minutesAgo(50, 35, 20, 5), null, true],
    ['four in an hour at 38 weeks', minutesAgo(50, 35, 20, 5), 38, false],
    ['every five minutes for an hour at 38 weeks', every(5, 60), 38, true],
    ['every four minutes for an hour at 37 weeks', every(4, 60), 37, true],
    ['every six minutes for an hour at 38 weeks', every(6, 60), 38, false],
    ['every five minutes for half an hour at 38 weeks', every(5, 30), 38, false],
    ['two now and one three days ago at 39 weeks', minutesAgo(1, 5, 3 * 24 * 60), 39, false],
    ['every four minutes for half an hour, others before a pause', [...every(4, 28), ...minutesAgo(65, 70)], 38, false],
    [
      'every five minutes for an hour, one of them not tapped',
      minutesAgo(0, 4, 8, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56),
      38,
      true,
    ],
    ['every five minutes for an hour, others days ago', [...every(5, 60), ...minutesAgo(3000)], 38, true],
  ])('%s: %#', (_, starts, weeks, expected) => {
    expect(needsCall(starts, weeks, now)).toBe(expected);
  });

  it('the mean interval is from start to start', () => {
    expect(meanInterval(minutesAgo(20, 10, 0))).toBe(10 * 60_000);
    expect(meanInterval(minutesAgo(3))).toBeNull();
  });
});
