import { calendarDate, flag, id, instant, required, text, texts, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

/** A medicine and its wall-clock times `HH:mm`, meant in `timeZone`. The reminders function keeps `nextDueAt`. */
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
    times: texts(5, 24),
    notes: text(2000),
    isActive: flag(true),
    timeZone: text(64),
    startsOn: calendarDate(),
    endsOn: calendarDate(),
    nextDueAt: instant(),
    editedAt: instant(),
  },
  indexes: [{ type: 'key', on: ['isActive', 'nextDueAt'] }],
});
export type Reminder = Values<typeof reminder.fields>;
