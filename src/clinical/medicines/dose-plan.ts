import { DOSE_WINDOW_MS } from '@/model/reminders/dose-window.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { MAX_PAST_SCHEDULE, type Reminder } from '@/model/reminders/reminder.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';
import { addDays, dayNumber, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { countedFrom, dayCycle, dosesOfDays, nextDueAt, type DoseSchedule, type DueDose } from './reminder-schedule.ts';
import { dateIn } from '@/clinical/time/wall-clock.ts';
import { isLargeShift, shiftBetween } from '@/clinical/time/time-zone-shift.ts';

/** Screens look back 30 days; earlier schedules are stored a little longer. */
const PAST_SCHEDULE_MS = 33 * DAY_MS;
const MAX_PAST_SCHEDULES = 50;

/** A schedule that was replaced by a change. */
interface PastSchedule
  extends
    Pick<Reminder, 'times' | 'startsOn' | 'endsOn' | 'weekdays' | 'everyDays'>,
    Partial<Pick<Reminder, 'frequency'>> {
  /** The zone of its times; absent in data written before the zone was stored. */
  readonly timeZone?: string | null;
  /** Instants: its doses are those due after `since` and up to and including `until`. */
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

/**
 * Adds the zone to a past schedule written before the zone was stored: its doses were due in this zone, not in the new
 * one.
 */
function inZone(text: string, timeZone: string | null | undefined): string {
  const past = readPast(text);
  if (!past || past.timeZone || !timeZone) return text;
  const named = JSON.stringify({ ...past, timeZone });
  return named.length > MAX_PAST_SCHEDULE ? text : named;
}

/** The reminder in its own zone, or in `fallback` when it names none that this engine supports. */
const zoned = <S extends DoseSchedule>(reminder: S, fallback: string): S & { timeZone: string } => ({
  ...reminder,
  timeZone: reminder.timeZone && isTimeZone(reminder.timeZone) ? reminder.timeZone : fallback,
});

/** All doses of a reminder on these dates, both included, each by the schedule in force when it was due. */
export function plannedDoses(
  reminder: DoseSchedule & Pick<Reminder, 'pastSchedules'>,
  [from, until]: readonly [CalendarDate, CalendarDate],
  fallbackZone: string,
): DueDose[] {
  const { timeZone } = zoned(reminder, fallbackZone);
  const doses = new Map<string, DueDose>();
  const add = (dose: DueDose) => {
    const key = `${dose.date} ${dose.time}`;
    // A journey west reaches a date and time twice: it is one dose, and its last due time counts.
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
 * Start of a schedule after a change of zone. Doses that became due during the journey were due in neither zone: they
 * are still due while they are not missed, and after a shift that is too small for the advice to ask a pharmacist none
 * of them may be lost.
 */
function sinceMove(before: Partial<Reminder>, { timeZone: to }: Schedule, now: number): string {
  const { timeZone: from, scheduledSince } = before;
  const shift = isLargeShift(from, to, now) ? 0 : shiftBetween(from, to, now);
  return toInstant(Math.max(now - Math.max(DOSE_WINDOW_MS, shift), Date.parse(scheduledSince ?? '') || 0));
}

/**
 * The fields to save with a change: the start of the schedule, the schedule it replaces, and the next due time by this
 * clock. A change of zone replaces the schedule too: a dose that was due keeps its due time, whatever zone follows.
 * `now` in ms.
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
  const firstDay = dayCycle(after) > 1 ? withFirstDay(before, after, scheduledSince ?? toInstant(now)) : {};
  const due = nextDueAt({ ...after, ...firstDay, scheduledSince }, now);
  return {
    ...changes,
    ...firstDay,
    scheduledSince,
    pastSchedules: before && (isEdited || isMoved) && before.isActive !== false ? withPast(before, past, now) : past,
    nextDueAt: due === null ? null : toInstant(due),
  };
}

/** A pause or a journey must not move the day of the week, so the day it counts from is stored from now on. */
function withFirstDay(before: Schedule | null, after: Schedule, scheduledSince: string): Pick<Schedule, 'startsOn'> {
  const known = before && (countedFrom(before) ?? lastCounted(before, scheduledSince));
  const startsOn = after.startsOn ?? known ?? countedFrom({ ...after, scheduledSince });
  // A first day after the last one would be refused, and nothing is left to count.
  return startsOn && !(after.endsOn && after.endsOn < startsOn) ? { startsOn } : {};
}

/** The last day of its doses until an instant. When its start is unknown it counts from 1970 (see `dosesDue`). */
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
  const isRecent = (text: string) => Date.parse(readPast(text)?.until ?? '') > now - PAST_SCHEDULE_MS;
  return [JSON.stringify(replaced), ...past.filter(isRecent)].slice(0, MAX_PAST_SCHEDULES);
}
