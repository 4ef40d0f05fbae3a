import { MINUTE_MS } from '@/model/time/durations.ts';
import { intervalDays, frequencyOf } from '@/model/reminders/reminder-frequency.ts';
import { isClockTime, weekdays, type Reminder, type Weekday } from '@/model/reminders/reminder.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';
import { addDays, dayNumber, isDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { dateIn, instantsOf, type ClockTime } from '@/clinical/time/wall-clock.ts';

/** The fields of a reminder that determine when it is due. */
export type DoseSchedule = Pick<
  Reminder,
  'times' | 'timeZone' | 'startsOn' | 'endsOn' | 'weekdays' | 'everyDays' | 'isActive' | 'scheduledSince'
> &
  Partial<Pick<Reminder, 'frequency'>>;

/** One dose. With its reminder's id, `date` and `time` are its identity, whatever the zone (see `doseId`). */
export interface DueDose {
  readonly date: CalendarDate;
  readonly time: ClockTime;
  /** ms since 1970 */
  readonly dueAt: number;
}

/**
 * After this a schedule of weekdays and every n days (at most 28) repeats, so a day not found within it never comes.
 */
const LONGEST_CYCLE_DAYS = 28 * 7;

/** Days after Monday, for a day number since 1970 (or negative before). */
const afterMonday = (day: number): number => (((day + 3) % 7) + 7) % 7;

export const weekdayOf = (date: CalendarDate) => weekdays[afterMonday(dayNumber(date))];

/**
 * The interval between dose days, 1 for daily. A reminder with "Once a week" or "Every other day" and no chosen days
 * uses that interval: daily reminders would mean seven times the dose.
 */
export function dayCycle({ everyDays, weekdays: days, frequency }: DoseSchedule): number {
  if (everyDays) return everyDays;
  const isByWeekday = days != null && days.length > 0;
  return (isByWeekday ? null : intervalDays(frequencyOf(frequency ?? ''))) ?? 1;
}

/**
 * The date from which every n days is counted: the first day, else the day the schedule was made; null when unknown.
 */
export function countedFrom({ startsOn, scheduledSince, timeZone }: DoseSchedule): CalendarDate | null {
  if (startsOn) return startsOn;
  const since = Date.parse(scheduledSince ?? '');
  return timeZone && isTimeZone(timeZone) && Number.isFinite(since) ? dateIn(since, timeZone) : null;
}

/** Phone and function must count from the same day, also for a record of another client without a start date. */
const DEFAULT_FIRST_DAY: CalendarDate = '1970-01-01';

/**
 * The Monday of the week of the first of these weekdays. Counted in days from any other day, all weekdays or all but
 * one would never be due.
 */
function firstMonday(from: number, days: readonly Weekday[]): number {
  const isChosen = (day: number) => days.some((chosen) => chosen === weekdays[afterMonday(day)]);
  const first = [0, 1, 2, 3, 4, 5, 6].map((later) => from + later).find(isChosen) ?? from;
  return first - afterMonday(first);
}

/** Whether a reminder has doses on a calendar date. */
function isDoseDay({ schedule, cycle, firstDay, isInWeeks }: Plan, date: CalendarDate): boolean {
  const { startsOn, endsOn, weekdays: days } = schedule;
  if ((startsOn && date < startsOn) || (endsOn && date > endsOn)) return false;
  if (days && days.length > 0 && !days.includes(weekdayOf(date) as never)) return false;
  const ahead = dayNumber(date) - firstDay;
  return cycle === 1 || (ahead >= 0 && ahead % cycle < (isInWeeks ? 7 : 1));
}

/** The valid times of a day, each once, the earliest first. */
export const doseTimes = ({ times }: Pick<Reminder, 'times'>): ClockTime[] =>
  [...new Set((times ?? []).map((time) => time.trim()))].filter(isClockTime).toSorted();

/** Values computed once for all dates of one call. */
interface Plan {
  readonly schedule: DoseSchedule;
  readonly times: readonly ClockTime[];
  readonly timeZone: string;
  /** ms since 1970 */
  readonly since: number;
  /** Days from one day of doses to the next, counted from `firstDay`. */
  readonly cycle: number;
  /** Since 1970. */
  readonly firstDay: number;
  /** The chosen weekdays apply to whole weeks: every week, or every second one. */
  readonly isInWeeks: boolean;
}

/** Null when nothing can be due: paused, without times, from a day that does not exist, or in an unsupported zone. */
function planOf(schedule: DoseSchedule): Plan | null {
  const { isActive, timeZone, scheduledSince, startsOn } = schedule;
  const times = doseTimes(schedule);
  if (isActive === false || times.length === 0 || !timeZone || !isTimeZone(timeZone)) return null;
  if (startsOn && !isDate(startsOn)) return null;
  const since = scheduledSince ? Math.floor(Date.parse(scheduledSince) / MINUTE_MS) * MINUTE_MS : 0;
  const cycle = dayCycle(schedule);
  const days = schedule.weekdays ?? [];
  const isInWeeks = cycle % 7 === 0 && days.length > 0;
  const from = dayNumber(countedFrom(schedule) ?? DEFAULT_FIRST_DAY);
  return { schedule, times, timeZone, since, cycle, firstDay: isInWeeks ? firstMonday(from, days) : from, isInWeeks };
}

/** The doses of one calendar date in the reminder's zone, the earliest first. */
function dosesOn(plan: Plan, date: CalendarDate): DueDose[] {
  if (!isDoseDay(plan, date)) return [];
  const { times, timeZone, since } = plan;
  const instants = instantsOf(date, times, timeZone);
  return times
    .map((time, at) => ({ date, time, dueAt: instants[at] ?? Number.NaN }))
    .filter(({ dueAt }) => dueAt >= since);
}

const byDueTime = (one: DueDose, other: DueDose) => one.dueAt - other.dueAt;

/**
 * The doses with `from < dueAt <= until` (ms since 1970), in the order they are due. Adjacent windows therefore contain
 * each dose once, and a dose found twice after a clock was set back has the same date and time.
 * Times are wall-clock times in `timeZone`. A time that the clocks skip is due at the first minute after the gap; a
 * time that occurs twice is due at the first of the two. Another zone (travel) moves the instant but not the dose's
 * identity: before acting on a dose, look up by `doseId` whether it was answered. Never throws: a paused reminder, one
 * without times, in an unsupported zone or from a day like 30 February, and a time like 25:00 have no doses. Doses
 * before `scheduledSince` belong to an earlier schedule.
 */
export function dosesDue(schedule: DoseSchedule, from: number, until: number): DueDose[] {
  const plan = planOf(schedule);
  if (!plan || !(from < until)) return [];
  const doses: DueDose[] = [];
  // A clock change at midnight can move a dose by one date at most.
  const last = addDays(dateIn(until, plan.timeZone), 1);
  for (let date = addDays(dateIn(from, plan.timeZone), -1); date <= last; date = addDays(date, 1))
    for (const dose of dosesOn(plan, date)) if (dose.dueAt > from && dose.dueAt <= until) doses.push(dose);
  return doses.toSorted(byDueTime);
}

/** The first dose after an instant (ms since 1970), null when there is none; the same rules as `dosesDue`. */
export function nextDose(schedule: DoseSchedule, after: number): DueDose | null {
  const plan = planOf(schedule);
  if (!plan) return null;
  const { startsOn, endsOn } = schedule;
  const earliest = addDays(dateIn(Math.max(after, plan.since - 1), plan.timeZone), -1);
  const first = startsOn && startsOn > earliest ? startsOn : earliest;
  for (let day = 0; day <= LONGEST_CYCLE_DAYS; day += 1) {
    const date = addDays(first, day);
    if (endsOn && date > endsOn) return null;
    const [next] = dosesOn(plan, date)
      .filter(({ dueAt }) => dueAt > after)
      .toSorted(byDueTime);
    if (next) return next;
  }
  return null;
}

/** `nextDose` in ms since 1970, for `nextDueAt` of a reminder (see `toInstant`); null when there is none. */
export const nextDueAt = (schedule: DoseSchedule, after: number): number | null =>
  nextDose(schedule, after)?.dueAt ?? null;

/** All doses of the calendar dates `from` to `until`, both included, in the reminder's zone. */
export function dosesOfDays(schedule: DoseSchedule, from: CalendarDate, until: CalendarDate): DueDose[] {
  const plan = planOf(schedule);
  const doses: DueDose[] = [];
  if (plan) for (let date = from; date <= until; date = addDays(date, 1)) doses.push(...dosesOn(plan, date));
  return doses;
}
