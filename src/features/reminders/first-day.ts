import { addDays, isMeantDate, localDate } from '@/clinical/calendar-date.ts';
import { nextDose, weekdayOf } from '@/clinical/dose-times.ts';
import { dateIn } from '@/clinical/wall-clock.ts';
import type { Reminder } from '@/model/reminder.ts';
import { isTimeZone } from '@/model/time-zone.ts';

export interface Days extends Pick<Reminder, 'times' | 'timeZone'> {
  readonly weekdays: NonNullable<Reminder['weekdays']>;
  /** Null or NaN for none. */
  readonly everyDays: number | null;
}

const isInWeeks = ({ everyDays }: Days): boolean => everyDays !== null && everyDays > 0 && everyDays % 7 === 0;

/** Several weekdays every so many weeks: which of the weeks is easily meant in another way than it is counted. */
export const areWeeksUnclear = (days: Days): boolean => isInWeeks(days) && days.weekdays.length > 1;

/** The date in a reminder's zone, this phone's where it names none that this engine knows. */
export const todayIn = (timeZone: Reminder['timeZone'], now: number): string =>
  timeZone && isTimeZone(timeZone) ? dateIn(now, timeZone) : localDate(now);

/** The day that every so many days count from, by what she typed there and this instant (ms); null where nothing counts. */
export function firstDay(typed: string | null, days: Days, now: number): string | null {
  // Every other day and once a week need a day to count from.
  const from = typed ?? (days.everyDays && days.everyDays > 1 ? todayIn(days.timeZone, now) : null);
  if (!isInWeeks(days) || days.weekdays.length !== 1 || !isMeantDate(from)) return from;
  const { times, timeZone } = days;
  // Counted from a day whose times are over, the first dose would be weeks away.
  const isOver = typed === null && nextDose({ times, timeZone, startsOn: from, endsOn: from }, now) === null;
  // From another day of the week on it would never be due.
  const inWeek = [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(from, later + Number(isOver)));
  return inWeek.find((date) => weekdayOf(date) === days.weekdays[0]) ?? from;
}
