import type { IntlShape } from 'react-intl';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { dayAndMonth, shortDate, weekdayName } from '@/i18n/formats/locale-forms.ts';
import { daysBetween } from '@/ui/chart/day-range.ts';

export { formatReadingNumber, readingText, readingWords } from '@/i18n/phrases/reading-words.ts';

/** "measured today, 09:04". */
export function measuredText(intl: IntlShape, instant: string, now: number): string {
  const time = clockText(instant);
  const days = daysBetween(Date.parse(instant), now);
  if (days <= 0) return intl.formatMessage({ id: 'readings.measured.today' }, { time });
  if (days === 1) return intl.formatMessage({ id: 'readings.measured.yesterday' }, { time });
  const date = dayAndMonth(intl, instant);
  return intl.formatMessage({ id: 'readings.measured.day' }, { date, time });
}

/** "Today", "Yesterday" or the weekday, and the date beside it; with its year when that is another one. */
export function dayTitle(intl: IntlShape, day: number, now: number): { title: string; date: string } {
  const days = daysBetween(day, now);
  const isThisYear = new Date(day).getFullYear() === new Date(now).getFullYear();
  const date = isThisYear ? dayAndMonth(intl, day) : shortDate(intl, day);
  if (days === 0) return { title: intl.formatMessage({ id: 'readings.today' }), date };
  if (days === 1) return { title: intl.formatMessage({ id: 'readings.yesterday' }), date };
  return { title: weekdayName(intl, day), date };
}
