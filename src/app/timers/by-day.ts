import { groupBy } from './group-by.ts';
import { startOfDay } from '@/ui/chart/day-range.ts';

export interface DayOf<T> {
  /** Local midnight, ms since 1970. */
  readonly day: number;
  readonly records: readonly T[];
}

/** Records by the day on which they began, on the calendar of this phone; the order stays. */
export const byDay = <T extends { readonly recordedAt: string }>(records: readonly T[]): DayOf<T>[] =>
  [...groupBy(records, ({ recordedAt }) => startOfDay(Date.parse(recordedAt)))].map(([day, ofDay]) => ({
    day,
    records: ofDay,
  }));
