import { DAY_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';
import type { Reminder } from '@/model/reminder.ts';
import { isTimeZone } from '@/model/time-zone.ts';
import { type CalendarDate } from './calendar-date.ts';
import { countedFrom, dayCycle, dosesOfDays, nextDueAt, type DoseSchedule, type DueDose } from './dose-times.ts';

/** What is shown looks back 30 days; earlier schedules are kept a little longer than that. */
const KEPT_MS = 33 * DAY_MS;
const MOST_PAST = 50;

/** A schedule that a change has replaced. */
interface PastSchedule
  extends
    Pick<Reminder, 'times' | 'startsOn' | 'endsOn' | 'weekdays' | 'everyDays'>,
    Partial<Pick<Reminder, 'frequency'>> {
  /** Instants: its doses are those from `since` up to, without, `until`. */
  readonly since: string | null;
  readonly until: string;
}

function readPast(text: string): PastSchedule | null {
  try {
    const past = JSON.parse(text) as PastSchedule;
    return Array.isArray(past.times) && Number.isFinite(Date.parse(past.until)) ? past : null;
  } catch {
    return null;
  }
}

/** The reminder in its own zone, in `fallback` when it names none that this engine knows. */
const zoned = <S extends DoseSchedule>(reminder: S, fallback: string): S & { timeZone: string } => ({
  ...reminder,
  timeZone: reminder.timeZone && isTimeZone(reminder.timeZone) ? reminder.timeZone : fallback,
});

/** All doses that a reminder had or has on these dates, both included, under the schedule that held when each was due. */
export function plannedDoses(
  reminder: DoseSchedule & Pick<Reminder, 'pastSchedules'>,
  [from, until]: readonly [CalendarDate, CalendarDate],
  fallbackZone: string,
): DueDose[] {
  const { timeZone } = zoned(reminder, fallbackZone);
  const doses = new Map<string, DueDose>();
  for (const past of (reminder.pastSchedules ?? []).map(readPast)) {
    if (!past) continue;
    const schedule = { ...past, timeZone, isActive: true, scheduledSince: past.since };
    for (const dose of dosesOfDays(schedule, from, until))
      if (dose.dueAt < Date.parse(past.until)) doses.set(`${dose.date} ${dose.time}`, dose);
  }
  for (const dose of dosesOfDays({ ...reminder, timeZone }, from, until)) doses.set(`${dose.date} ${dose.time}`, dose);
  return [...doses.values()].toSorted((one, other) => one.dueAt - other.dueAt);
}

const scheduleFields = ['times', 'startsOn', 'endsOn', 'weekdays', 'everyDays', 'isActive'] as const;
type Schedule = Partial<Pick<Reminder, (typeof scheduleFields)[number] | 'timeZone' | 'frequency'>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * What has to be saved with a change: when the schedule begins, what it replaces, and the next due time by this clock.
 * Another zone alone replaces nothing: a dose is its date and time, whatever the zone. `now` in ms.
 */
export function scheduleChange(
  before: Partial<Reminder> | null,
  changes: Schedule,
  now: number,
): Schedule & Pick<Reminder, 'scheduledSince' | 'pastSchedules' | 'nextDueAt'> {
  const after = { ...before, ...changes };
  const hasChanged =
    !before ||
    scheduleFields.some((field) => field in changes && !isSame(before[field], changes[field])) ||
    dayCycle(before) !== dayCycle(after);
  const scheduledSince = hasChanged ? toInstant(now) : before.scheduledSince;
  const past = before?.pastSchedules ?? [];
  const counted = dayCycle(after) > 1 ? withFirstDay(before, after, scheduledSince ?? toInstant(now)) : {};
  const due = nextDueAt({ ...after, ...counted, scheduledSince }, now);
  return {
    ...changes,
    ...counted,
    scheduledSince,
    pastSchedules: before && hasChanged && before.isActive !== false ? withPast(before, past, now) : past,
    nextDueAt: due === null ? null : toInstant(due),
  };
}

/** Its day of the week must not move with a pause or a journey, so the day it counts from is kept from here on. */
function withFirstDay(before: Schedule | null, after: Schedule, scheduledSince: string): Pick<Schedule, 'startsOn'> {
  const startsOn = after.startsOn ?? (before && countedFrom(before)) ?? countedFrom({ ...after, scheduledSince });
  // A first day after the last one would be refused, and there is nothing left to count.
  return startsOn && !(after.endsOn && after.endsOn < startsOn) ? { startsOn } : {};
}

function withPast(before: Partial<Reminder>, past: readonly string[], now: number): string[] {
  const { times, startsOn, endsOn, weekdays, everyDays, frequency, scheduledSince } = before;
  const replaced: PastSchedule = {
    times,
    startsOn,
    endsOn,
    weekdays,
    everyDays,
    frequency,
    since: scheduledSince ?? null,
    until: toInstant(now),
  };
  const isKept = (text: string) => Date.parse(readPast(text)?.until ?? '') > now - KEPT_MS;
  return [JSON.stringify(replaced), ...past.filter(isKept)].slice(0, MOST_PAST);
}
