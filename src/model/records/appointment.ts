import { editFields } from '@/model/merge/edit-times.ts';
import {
  calendarDate,
  clockTime,
  encrypted,
  flag,
  id,
  instant,
  integer,
  required,
  text,
  texts,
  type Values,
} from '@/model/schema/field.ts';
import { issue, type Issue } from '@/model/schema/issue.ts';
import { ownedRecord } from '@/model/schema/record.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';
import { localTimeIn } from '@/model/time/zone-wall-clock.ts';

export const DEFAULT_APPOINTMENT_TYPE = 'General';

/** Offered as presets; any other text is stored as written (clinical rules 9.3). */
export const appointmentTypes = [
  DEFAULT_APPOINTMENT_TYPE,
  'Booking',
  'Scan',
  'Blood test',
  'Glucose test',
  'Vaccine',
  'Midwife',
  'Doctor',
  'Mental health',
  'Dentist',
  'Postnatal',
] as const;
export type AppointmentType = (typeof appointmentTypes)[number];

interface PlannedVisit {
  readonly date: string;
  readonly time: string;
  readonly timeZone?: string | null;
  readonly plannedAt?: string | null;
}

export const MAX_QUESTIONS = 20;
export const MAX_QUESTION_LENGTH = 300;

/**
 * The chosen time must have been in the future, in the time zone of the visit, when it was chosen. Later edits of other
 * fields do not count.
 */
function pastIssues({ date, time, timeZone, plannedAt }: PlannedVisit): Issue[] {
  if (!plannedAt || !timeZone) return [];
  const chosen = localTimeIn(timeZone, plannedAt);
  if (`${date} ${time}` >= chosen) return [];
  return [issue(date < chosen.slice(0, 10) ? 'date' : 'time', 'past')];
}

/**
 * A visit at a wall-clock date and time in the zone `timeZone`. If two devices disagree, completed wins over missed.
 * The reminders function maintains `nextDueAt`, the time of the next notification; a phone's value is only an estimate
 * by its clock.
 */
export const appointment = ownedRecord({
  collection: 'appointments',
  title: 'appointment',
  conflict: 'per-field',
  creatorMay: ['read', 'update', 'delete'],
  fields: {
    userId: required(id()),
    date: required(calendarDate()),
    time: required(clockTime()),
    isCompleted: flag(false),
    isMissed: flag(false),
    appointmentType: text(64, DEFAULT_APPOINTMENT_TYPE),
    place: encrypted(text(200)),
    clinician: encrypted(text(200)),
    notes: encrypted(text(1000)),
    questions: encrypted(texts(MAX_QUESTION_LENGTH, MAX_QUESTIONS)),
    timeZone: text(64),
    /** When date and time were chosen, by the phone's clock. */
    plannedAt: instant(),
    /** The week of pregnancy of the suggested contact that this visit was created from. */
    contactWeek: integer(1, 42),
    nextDueAt: instant(),
    ...editFields,
  },
  indexes: [
    { type: 'key', on: ['userId', 'date'] },
    { type: 'key', on: ['nextDueAt'] },
  ],
  check: (visit) =>
    visit.timeZone && !isTimeZone(visit.timeZone)
      ? [issue('timeZone', 'zone', { value: visit.timeZone })]
      : pastIssues(visit),
});
export type Appointment = Values<typeof appointment.fields>;
