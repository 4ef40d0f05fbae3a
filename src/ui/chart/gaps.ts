import { addDays, daysBetween, startOfDay, type DayRange } from './day-range.ts';

/** A run of whole days without a reading. */
export interface Gap extends DayRange {
  readonly days: number;
}

/**
 * Runs of days without a reading inside `range`. Today is not a gap before it is over, nor are days before the very
 * first reading, unless `hasEarlier`.
 */
export function findGaps(times: readonly number[], range: DayRange, hasEarlier: boolean): Gap[] {
  const days = [...new Set(times.filter((time) => time >= range.from && time < range.to).map(startOfDay))];
  days.sort((a, b) => a - b);
  const last = addDays(range.to, -1);
  const first = hasEarlier ? addDays(range.from, -1) : days[0];
  if (first === undefined) return [];
  const marks = [first, ...days.filter((day) => day > first), ...(days.includes(last) ? [] : [last])];
  return marks.slice(1).flatMap((day, index) => {
    const before = marks[index] ?? day;
    const missing = daysBetween(before, day) - 1;
    return missing > 0 ? [{ from: addDays(before, 1), to: day, days: missing }] : [];
  });
}

/** True if at least one whole day lies between two neighbouring points, so that the line is dotted there. */
export const isAcrossMissingDays = (earlier: number, later: number): boolean => daysBetween(earlier, later) > 1;
