import { afterAll, describe, expect, it, vi } from 'vitest';
import { addDays, daysBetween, lastDays, startOfDay, tickDays } from './day-range.ts';
import { findGaps, isAcrossMissingDays } from './gaps.ts';

// A zone with daylight saving time, so that days of 23 and 25 hours are included.
vi.stubEnv('TZ', 'Europe/Berlin');
afterAll(() => void vi.unstubAllEnvs());

const at = (month: number, day: number, hour = 8) => new Date(2026, month - 1, day, hour).getTime();
const range = lastDays(at(11, 21, 15), 14);

describe('calendar days of the phone', () => {
  it('fourteen days end with today and begin thirteen days before', () => {
    expect(range.from).toBe(at(11, 8, 0));
    expect(range.to).toBe(at(11, 22, 0));
  });

  it('counts calendar days across both clock changes', () => {
    expect(daysBetween(at(3, 28, 23), at(3, 30, 0))).toBe(2);
    expect(daysBetween(at(10, 24, 23), at(10, 26, 1))).toBe(2);
    expect(addDays(at(3, 28, 12), 1)).toBe(at(3, 29, 0));
    expect(startOfDay(at(10, 25, 23))).toBe(at(10, 25, 0));
  });

  it('labels the first day and today, and no day too close to them', () => {
    expect(tickDays(range)).toEqual([at(11, 8, 0), at(11, 12, 0), at(11, 16, 0), at(11, 21, 0)]);
    expect(tickDays(lastDays(at(11, 21), 90))).toHaveLength(4);
  });
});

describe('days without a reading', () => {
  it('finds each run between readings', () => {
    const gaps = findGaps([at(11, 8), at(11, 9), at(11, 12), at(11, 13), at(11, 21)], range, false);
    expect(gaps.map((gap) => gap.days)).toEqual([2, 7]);
    expect(gaps[0]).toMatchObject({ from: at(11, 10, 0), to: at(11, 12, 0) });
  });

  it('does not count today before it is over', () => {
    expect(findGaps([at(11, 19), at(11, 20)], range, false)).toEqual([]);
    expect(findGaps([at(11, 19)], range, false)).toEqual([{ from: at(11, 20, 0), to: at(11, 21, 0), days: 1 }]);
  });

  it('does not call the time before the very first reading a gap', () => {
    expect(findGaps([at(11, 20)], range, false)).toEqual([]);
    expect(findGaps([], range, false)).toEqual([]);
  });

  it('counts the days at the start when older readings exist', () => {
    expect(findGaps([at(11, 20)], range, true).map((gap) => gap.days)).toEqual([12]);
    expect(findGaps([], range, true).map((gap) => gap.days)).toEqual([13]);
  });

  it('dots a line only across whole missing days', () => {
    expect(isAcrossMissingDays(at(11, 8, 23), at(11, 9, 1))).toBe(false);
    expect(isAcrossMissingDays(at(11, 8, 23), at(11, 10, 1))).toBe(true);
  });
});
