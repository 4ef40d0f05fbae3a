import { editFields } from './edit-times.ts';
import {
  calendarDate,
  choices,
  flag,
  id,
  instant,
  integer,
  isClockTime,
  required,
  text,
  texts,
  type Values,
} from './field.ts';
import { issue, type Issue } from './issue.ts';
import { ownedRecord } from './record.ts';
import { isTimeZone } from './time-zone.ts';

export { isClockTime };

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** More times a day than any prescription has. */
export const MOST_TIMES = 24;
/** Schedules of the last month that a change has replaced; older ones are dropped. */
const MOST_PAST_SCHEDULES = 50;
export const LONGEST_PAST_SCHEDULE = 2000;

function timesIssue(times: readonly string[]): Issue[] {
  const bad = times.find((time) => !isClockTime(time));
  if (bad !== undefined) return [issue('times', 'time', { value: bad })];
  const twice = times.find((time, at) => times.indexOf(time) !== at);
  return twice === undefined ? [] : [issue('times', 'twice', { value: twice })];
}

/**
 * A medicine and its wall-clock times `HH:mm`, meant in `timeZone`. Without times it has no alarm and is logged when used.
 * On the given weekdays, all when there are none, and every `everyDays` days from `startsOn`; without either on the days
 * that an offered `frequency` means (see `dayCycle`). `isActive` false is a pause.
 * The reminders function keeps `nextDueAt`; what a phone writes there is by the phone's clock.
 */
export const reminder = ownedRecord({
  collection: 'medication_reminders',
  title: 'medication reminder',
  conflict: 'per-field',
  creatorMay: ['read', 'update', 'delete'],
  fields: {
    userId: required(id()),
    medicationName: required(text(200)),
    dosage: required(text(200)),
    frequency: required(text(200)),
    times: texts(5, MOST_TIMES),
    notes: text(1000),
    isActive: flag(true),
    timeZone: text(64),
    /** The zone the times were moved from when the phone travelled, until the person has seen it. */
    movedFromZone: text(64),
    /** She keeps the zone of home while travelling. */
    isZoneFixed: flag(false),
    startsOn: calendarDate(),
    endsOn: calendarDate(),
    weekdays: choices(weekdays),
    everyDays: integer(1, 28),
    /** Since when these times hold: doses before belong to `pastSchedules` or to nobody. */
    scheduledSince: instant(),
    /** Earlier schedules as JSON, the newest first, so that the share of doses taken stays true after a change. */
    pastSchedules: texts(LONGEST_PAST_SCHEDULE, MOST_PAST_SCHEDULES),
    nextDueAt: instant(),
    ...editFields,
  },
  indexes: [{ type: 'key', on: ['isActive', 'nextDueAt'] }],
  check: ({ times, timeZone, startsOn, endsOn }) => [
    ...timesIssue(times ?? []),
    ...(timeZone && !isTimeZone(timeZone) ? [issue('timeZone', 'zone', { value: timeZone })] : []),
    ...(startsOn && endsOn && endsOn < startsOn ? [issue('endsOn', 'ends_early')] : []),
  ],
});
export type Reminder = Values<typeof reminder.fields>;
