import { DOSE_WINDOW_MS } from '@/model/dose-window.ts';
import { DAY_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';
import { LONGEST_PAST_SCHEDULE, type Reminder } from '@/model/reminder.ts';
import { isTimeZone } from '@/model/time-zone.ts';
import { addDays, dayNumber, type CalendarDate } from './calendar-date.ts';
import { countedFrom, dayCycle, dosesOfDays, nextDueAt, type DoseSchedule, type DueDose } from './dose-times.ts';
import { dateIn } from './wall-clock.ts';
import { isLargeShift, shiftBetween } from './zone-shift.ts';

/** What is shown looks back 30 days; earlier schedules are kept a little longer than that. */
const KEPT_MS = 33 * DAY_MS;
const MOST_PAST = 50;

/** A schedule that a change has replaced. */
interface PastSchedule
  extends
    Pick<Reminder, 'times' | 'startsOn' | 'endsOn' | 'weekdays' | 'everyDays'>,
    Partial<Pick<Reminder, 'frequency'>> {
  /** In which its times were meant; none in what was written before the zone was kept. */
  readonly timeZone?: string | null;
  /** Instants: its doses are those from `since` to `until`: what was due as it ended was due. */
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

/** One of before the zone was kept says it from the next change on: its doses were due by these clocks, not by new ones. */
function inZone(text: string, timeZone: string | null | undefined): string {
  const past = readPast(text);
  if (!past || past.timeZone || !timeZone) return text;
  const named = JSON.stringify({ ...past, timeZone });
  return named.length > LONGEST_PAST_SCHEDULE ? text : named;
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
  const add = (dose: DueDose) => {
    const key = `${dose.date} ${dose.time}`;
    // A journey west meets a date and time twice: it is one dose, and counts from when it was last asked for.
    if (!(dose.dueAt < (doses.get(key)?.dueAt ?? 0))) doses.set(key, dose);
  };
  for (const past of (reminder.pastSchedules ?? []).map(readPast)) {
    if (!past) continue;
    const schedule = zoned({ ...past, isActive: true, scheduledSince: past.since }, timeZone);
    for (const dose of dosesOfDays(schedule, from, until)) if (dose.dueAt <= Date.parse(past.until)) add(dose);
  }
  for (const dose of dosesOfDays({ ...reminder, timeZone }, from, until)) add(dose);
  return [...doses.values()].toSorted((one, other) => one.dueAt - other.dueAt);
}

const scheduleFields = ['times', 'startsOn', 'endsOn', 'weekdays', 'everyDays', 'isActive'] as const;
type Schedule = Partial<Pick<Reminder, (typeof scheduleFields)[number] | 'timeZone' | 'frequency'>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Since when times hold that moved to other clocks. What those asked for on the way was asked for in neither zone: it still
 * is while it is not missed, and after a shift of which nobody is told to ask a pharmacist none of it may be lost.
 */
function sinceMove(before: Partial<Reminder>, { timeZone: to }: Schedule, now: number): string {
  const { timeZone: from, scheduledSince } = before;
  const shift = isLargeShift(from, to, now) ? 0 : shiftBetween(from, to, now);
  return toInstant(Math.max(now - Math.max(DOSE_WINDOW_MS, shift), Date.parse(scheduledSince ?? '') || 0));
}

/**
 * What has to be saved with a change: when the schedule begins, what it replaces, and the next due time by this clock.
 * Other clocks replace it too: a dose that was due stays due when it was, whatever zone follows. `now` in ms.
 */
export function scheduleChange(
  before: Partial<Reminder> | null,
  changes: Schedule,
  now: number,
): Schedule & Pick<Reminder, 'scheduledSince' | 'pastSchedules' | 'nextDueAt'> {
  const after = { ...before, ...changes };
  const isEdited =
    !before ||
    scheduleFields.some((field) => field in changes && !isSame(before[field], changes[field])) ||
    dayCycle(before) !== dayCycle(after);
  const isMoved = !isEdited && shiftBetween(before.timeZone, after.timeZone, now) > 0;
  const moved = isMoved ? sinceMove(before, after, now) : before?.scheduledSince;
  const scheduledSince = isEdited ? toInstant(now) : moved;
  const past = (before?.pastSchedules ?? []).map((text) => inZone(text, before?.timeZone));
  const counted = dayCycle(after) > 1 ? withFirstDay(before, after, scheduledSince ?? toInstant(now)) : {};
  const due = nextDueAt({ ...after, ...counted, scheduledSince }, now);
  return {
    ...changes,
    ...counted,
    scheduledSince,
    pastSchedules: before && (isEdited || isMoved) && before.isActive !== false ? withPast(before, past, now) : past,
    nextDueAt: due === null ? null : toInstant(due),
  };
}

/** Its day of the week must not move with a pause or a journey, so the day it counts from is kept from here on. */
function withFirstDay(before: Schedule | null, after: Schedule, scheduledSince: string): Pick<Schedule, 'startsOn'> {
  const known = before && (countedFrom(before) ?? lastCounted(before, scheduledSince));
  const startsOn = after.startsOn ?? known ?? countedFrom({ ...after, scheduledSince });
  // A first day after the last one would be refused, and there is nothing left to count.
  return startsOn && !(after.endsOn && after.endsOn < startsOn) ? { startsOn } : {};
}

/** The last day of its doses until an instant, where nobody knows when it began: it counts from 1970 then (see `dosesDue`). */
function lastCounted(before: Schedule & Pick<Reminder, 'scheduledSince'>, until: string): CalendarDate | null {
  const [cycle, { timeZone, scheduledSince }] = [dayCycle(before), before];
  if (cycle === 1 || scheduledSince || !timeZone || !isTimeZone(timeZone)) return null;
  const day = dateIn(Date.parse(until), timeZone);
  return addDays(day, -(dayNumber(day) % cycle));
}

function withPast(before: Partial<Reminder>, past: readonly string[], now: number): string[] {
  const { times, startsOn, endsOn, weekdays, everyDays, frequency, timeZone, scheduledSince } = before;
  const replaced: PastSchedule = {
    times,
    startsOn,
    endsOn,
    weekdays,
    everyDays,
    frequency,
    timeZone,
    since: scheduledSince ?? null,
    until: toInstant(now),
  };
  const isKept = (text: string) => Date.parse(readPast(text)?.until ?? '') > now - KEPT_MS;
  return [JSON.stringify(replaced), ...past.filter(isKept)].slice(0, MOST_PAST);
}
