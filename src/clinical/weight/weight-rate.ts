import { exactKg } from './weight.ts';

export interface DatedWeight {
  readonly kg: number;
  /** Calendar days before the newest weight; 0 for that weight itself. */
  readonly daysOlder: number;
}

/** The rate is judged over these days, from so many readings over so many days (clinical rules 3.3, W5). */
export const RATE_DAYS = 28;
const MIN_READINGS = 4;
const MIN_SPAN_DAYS = 21;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/**
 * kg per week over the last 28 days: the Theil-Sen slope, the median slope of all pairs of readings of different days, so
 * that a single odd reading does not decide. Null with fewer than 4 readings, or when they span less than 21 days.
 */
export function weeklyRate(weights: readonly DatedWeight[]): number | null {
  const recent = weights.filter(({ daysOlder }) => daysOlder <= RATE_DAYS);
  const days = recent.map(({ daysOlder }) => daysOlder);
  if (recent.length < MIN_READINGS || Math.max(...days) - Math.min(...days) < MIN_SPAN_DAYS) return null;
  const slopes = recent.flatMap((one, at) =>
    recent
      .slice(at + 1)
      .filter((other) => other.daysOlder !== one.daysOlder)
      .map((other) => (one.kg - other.kg) / (other.daysOlder - one.daysOlder)),
  );
  return exactKg(7 * median(slopes));
}
