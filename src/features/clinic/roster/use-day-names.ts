import { useIntl } from 'react-intl';
import type { Weekday } from '@/model/clinic/on-call.ts';

/** A Monday, 1 January 2001. */
const mondayPlus = (days: number): number => Date.UTC(2001, 0, 1 + days);

/** Weekdays and dates in words. Both are dates of a calendar, so no time zone may move them. */
export function useDayNames() {
  const intl = useIntl();
  return {
    dayName: (day: Weekday): string => intl.formatDate(mondayPlus(day - 1), { weekday: 'long', timeZone: 'UTC' }),
    /** @param date `YYYY-MM-DD` */
    dateName: (date: string): string =>
      intl.formatDate(`${date}T00:00Z`, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  };
}
