import { calendarDate, clockTime, flag, id, instant, required, text, texts, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

export const DEFAULT_APPOINTMENT_TYPE = 'General';

/** A visit at a wall-clock date and time of its place. */
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
    appointmentType: text(64),
    notes: text(2000),
    questions: texts(300),
    editedAt: instant(),
  },
  indexes: [{ type: 'key', on: ['userId', 'date'] }],
});
export type Appointment = Values<typeof appointment.fields>;
