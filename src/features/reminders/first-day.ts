import { addDays, isMeantDate, localDate } from '@/clinical/time/calendar-date.ts';
import { nextDose, weekdayOf } from '@/clinical/medicines/reminder-schedule.ts';
import { dateIn } from '@/clinical/time/wall-clock.ts';
import type { Reminder } from '@/model/reminders/reminder.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';

export interface DaySchedule extends Pick<Reminder, 'times' | 'timeZone'> {
  readonly weekdays: NonNullable<Reminder['weekdays']>;
  /** Null or NaN when not set. */
  readonly everyDays: number | null;
}

const isInWeeks = ({ everyDays }: DaySchedule): boolean => everyDays !== null && everyDays > 0 && everyDays % 7 === 0;

/** Several weekdays combined with an interval of weeks: users may count the weeks differently than the app. */
export const areWeeksUnclear = (days: DaySchedule): boolean => isInWeeks(days) && days.weekdays.length > 1;

/** Today's date in the reminder's time zone; in the phone's zone if it is missing or unknown. */
export const todayIn = (timeZone: Reminder['timeZone'], now: number): string =>
  timeZone && isTimeZone(timeZone) ? dateIn(now, timeZone) : localDate(now);

/** The day from which the interval is counted, from the typed date and `now` (ms); null when there is no interval. */
export function firstDay(typed: string | null, days: DaySchedule, now: number): string | null {
  // An interval of more than one day needs a day to count from.
  const from = typed ?? (days.everyDays && days.everyDays > 1 ? todayIn(days.timeZone, now) : null);
  if (!isInWeeks(days) || days.weekdays.length !== 1 || !isMeantDate(from)) return from;
  const { times, timeZone } = days;
  // If today's times have passed, counting from today would put the first dose weeks away.
  const isOver = typed === null && nextDose({ times, timeZone, startsOn: from, endsOn: from }, now) === null;
  // The first day must be on the chosen weekday, or no dose would ever be due.
  const nextWeek = [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(from, later + Number(isOver)));
  return nextWeek.find((date) => weekdayOf(date) === days.weekdays[0]) ?? from;
}
