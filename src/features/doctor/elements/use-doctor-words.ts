import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { CalendarDate } from '@/clinical/time/calendar-date.ts';
import { spanText } from '@/i18n/phrases/span-text.ts';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { daysBetween } from '@/ui/chart/day-range.ts';

const makeWords = (intl: IntlShape) => {
  const date = (time: number) => intl.formatDate(time, { day: 'numeric', month: 'short' });
  return {
    date,
    /** "10 Feb" from a calendar date. */
    day: (day: CalendarDate) =>
      intl.formatDate(`${day}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    /** "10 Feb 2027" from a calendar date. */
    fullDate: (day: CalendarDate) =>
      intl.formatDate(`${day}T00:00:00Z`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
    /** "today 09:21", "yesterday 21:10", "16 Nov, 07:30". */
    when(time: number, now: number): string {
      const ago = daysBetween(time, now);
      if (ago === 0) return intl.formatMessage({ id: 'doctor.time.today' }, { time: clockText(time) });
      if (ago === 1) return intl.formatMessage({ id: 'doctor.time.yesterday' }, { time: clockText(time) });
      return intl.formatMessage({ id: 'doctor.time.date' }, { date: date(time), time: clockText(time) });
    },
    /** "09:12" for today, with the date for any other day. */
    asOf(time: number, now: number): string {
      if (daysBetween(time, now) === 0) return clockText(time);
      return intl.formatMessage({ id: 'doctor.time.date' }, { date: date(time), time: clockText(time) });
    },
    /** A duration in ms, in one unit: "4 min", "12 h", "5 days". */
    span: (length: number): string => spanText(intl, length),
  };
};

/** Date and time formats of the doctor's screens, in the reader's language and the device's time zone. */
export function useDoctorWords(): ReturnType<typeof makeWords> {
  const intl = useIntl();
  return useMemo(() => makeWords(intl), [intl]);
}
