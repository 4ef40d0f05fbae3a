import { addDays, daysBetween, startOfDay, type DayRange } from './day-range.ts';

/** A run of whole days without a reading. */
export interface Gap extends DayRange {
  readonly days: number;
}

/**
 * Runs of days without a reading inside `range`.
 * Today is no gap before it is over, and days before the very first reading are none either, unless `hasEarlier`.
 */
export function findGaps(times: readonly number[], range: DayRange, hasEarlier: boolean): Gap[] {
  const days = [...new Set(times.filter((time) => time >= range.from && time < range.to).map(startOfDay))];
  days.sort((a, b) => a - b);
  const last = addDays(range.to, -1);
  const begin = hasEarlier ? addDays(range.from, -1) : days[0];
  if (begin === undefined) return [];
  const marks = [begin, ...days.filter((day) => day > begin), ...(days.includes(last) ? [] : [last])];
  return marks.slice(1).flatMap((day, index) => {
    const before = marks[index] ?? day;
    const missing = daysBetween(before, day) - 1;
    return missing > 0 ? [{ from: addDays(before, 1), to: day, days: missing }] : [];
  });
}

/** True when at least one whole day lies between two neighbours of a line, so that it is dotted there. */
export const isAcrossMissingDays = (earlier: number, later: number): boolean => daysBetween(earlier, later) > 1;
