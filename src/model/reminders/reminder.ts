import { editFields } from '@/model/merge/edit-times.ts';
import {
  calendarDate,
  choice,
  choices,
  encrypted,
  flag,
  id,
  instant,
  integer,
  isClockTime,
  required,
  text,
  texts,
  type Values,
} from '@/model/schema/field.ts';
import { issue, type Issue } from '@/model/schema/issue.ts';
import { ownedRecord } from '@/model/schema/record.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';

export { isClockTime };

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Kinds of readings that a reminder can ask for. */
export const measuredKinds = ['bloodPressure', 'bloodSugar', 'weight'] as const;

/** More times per day than any prescription has. */
export const MAX_TIMES = 24;
/** How many replaced schedules of the last month are stored; older ones are dropped. */
const MAX_PAST_SCHEDULES = 50;
export const MAX_PAST_SCHEDULE = 2000;

function timesIssue(times: readonly string[]): Issue[] {
  const bad = times.find((time) => !isClockTime(time));
  if (bad !== undefined) return [issue('times', 'time', { value: bad })];
  const twice = times.find((time, at) => times.indexOf(time) !== at);
  return twice === undefined ? [] : [issue('times', 'twice', { value: twice })];
}

/**
 * A medicine and its wall-clock times `HH:mm` in the zone `timeZone`. Without times it has no alarm and each use is
 * logged. It is due on the given weekdays (all when none are given) and every `everyDays` days from `startsOn`; without
 * either, on the days that an offered `frequency` implies (see `dayCycle`). `isActive` false is a pause. The reminders
 * function maintains `nextDueAt`; a phone's value is only an estimate by its clock.
 */
export const reminder = ownedRecord({
  collection: 'medication_reminders',
  title: 'medication reminder',
  conflict: 'per-field',
  creatorMay: ['read', 'update', 'delete'],
  fields: {
    userId: required(id()),
    medicationName: required(encrypted(text(200))),
    dosage: required(encrypted(text(200))),
    frequency: required(encrypted(text(200))),
    times: texts(5, MAX_TIMES),
    notes: encrypted(text(1000)),
    isActive: flag(true),
    timeZone: text(64),
    /**
     * The zone from which the times were moved when the phone travelled; cleared when the person has seen the notice.
     */
    movedFromZone: text(64),
    /** The person chose to keep the zone of home while travelling. */
    isZoneFixed: flag(false),
    startsOn: calendarDate(),
    endsOn: calendarDate(),
    weekdays: choices(weekdays),
    everyDays: integer(1, 28),
    /** Since when these times apply. Earlier doses belong to `pastSchedules`, or to no schedule. */
    scheduledSince: instant(),
    /** Earlier schedules as JSON, newest first, so that the share of doses taken stays correct after a change. */
    pastSchedules: encrypted(texts(MAX_PAST_SCHEDULE, MAX_PAST_SCHEDULES)),
    nextDueAt: instant(),
    /** The kind of reading that is to be measured: then the record is no medicine, and no list of medicines shows it. */
    measures: choice(measuredKinds),
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

/** Whether a reminder asks for a reading and not for a medicine. */
export const isMeasuring = ({ measures }: Pick<Reminder, 'measures'>): boolean => measures != null;
