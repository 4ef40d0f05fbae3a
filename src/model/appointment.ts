import { editFields } from './edit-times.ts';
import { calendarDate, clockTime, flag, id, instant, integer, required, text, texts, type Values } from './field.ts';
import { issue, type Issue } from './issue.ts';
import { ownedRecord } from './record.ts';
import { isTimeZone } from './time-zone.ts';
import { onClocksOf } from './wall-clock.ts';

export const DEFAULT_APPOINTMENT_TYPE = 'General';

/** Offered as presets; any other text is kept as it was written (clinical rules 9.3). */
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

interface Planned {
  readonly date: string;
  readonly time: string;
  readonly timeZone?: string | null;
  readonly plannedAt?: string | null;
}

export const MOST_QUESTIONS = 20;
export const LONGEST_QUESTION = 300;

/** A visit is chosen for a time to come, by the clocks of its own place; later changes of other fields do not matter. */
function pastIssues({ date, time, timeZone, plannedAt }: Planned): Issue[] {
  if (!plannedAt || !timeZone) return [];
  const chosen = onClocksOf(timeZone, plannedAt);
  if (`${date} ${time}` >= chosen) return [];
  return [issue(date < chosen.slice(0, 10) ? 'date' : 'time', 'past')];
}

/**
 * A visit at a wall-clock date and time of its place, whose zone is `timeZone`. Done wins over missed when two devices
 * said both. The reminders function keeps `nextDueAt`, the next notice; what a phone writes there is by the phone's clock.
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
    appointmentType: text(64),
    place: text(200),
    clinician: text(200),
    notes: text(1000),
    questions: texts(LONGEST_QUESTION, MOST_QUESTIONS),
    timeZone: text(64),
    /** When its date and time were chosen, by the phone's clock. */
    plannedAt: instant(),
    /** The week of pregnancy of the suggested contact that this visit came from. */
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
