import { addDays, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import type { ShownWeek } from './shown-week.ts';

/** The date that a form starts with for a task of `week`: its first day when it is still to come, else tomorrow. */
export function taskDate(week: number, now: ShownWeek, today: CalendarDate): CalendarDate {
  const ahead = now.isKnown ? week - now.week : 0;
  return addDays(today, ahead > 0 ? 7 * ahead : 1);
}
