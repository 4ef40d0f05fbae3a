import type { IntlShape } from 'react-intl';
import { addDays, daysBetween, tickDays, type DayRange } from '@/ui/chart/day-range.ts';
import { findGaps } from '@/ui/chart/gaps.ts';

const HALF_DAY_MS = 43_200_000;

/** Words under a chart: "8 Nov", "12", "16", "Today"; the month again when it has changed. */
export function chartTicks(intl: IntlShape, range: DayRange) {
  const last = addDays(range.to, -1);
  return tickDays(range).map((day, index, days) => {
    const before = days[index - 1];
    const isNewMonth = before === undefined || new Date(before).getMonth() !== new Date(day).getMonth();
    const text =
      day === last
        ? intl.formatMessage({ id: 'readings.today' })
        : intl.formatDate(day, { day: 'numeric', ...(isNewMonth ? { month: 'short' } : {}) });
    return { time: day + HALF_DAY_MS, text };
  });
}

/** Runs of days without a reading, with their words. */
export function chartGaps(intl: IntlShape, times: readonly number[], range: DayRange, hasEarlier: boolean) {
  return findGaps(times, range, hasEarlier).map((gap) => ({
    ...gap,
    text:
      daysBetween(range.from, range.to) <= 14
        ? intl.formatMessage({ id: 'readings.chart.noneShort' })
        : intl.formatMessage({ id: 'readings.chart.none' }, { days: gap.days }),
  }));
}
