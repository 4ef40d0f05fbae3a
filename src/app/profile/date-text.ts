import type { IntlShape } from 'react-intl';
import type { CalendarDate } from '@/clinical/time/calendar-date.ts';

/** A calendar date as in "17 Feb 2027". It has no time zone; noon keeps it on its day. */
export const dateOf = (intl: IntlShape, date: CalendarDate): string =>
  intl.formatDate(`${date}T12:00:00`, { day: 'numeric', month: 'short', year: 'numeric' });
