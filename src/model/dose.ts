import { derivedId } from './derived-id.ts';
import { editFields } from './edit-times.ts';
import { calendarDate, choice, clockTime, id, instant, required, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

/** `open` takes back an answer. A missed dose has no record: that it was due and not answered says it (see adherence). */
export const doseOutcomes = ['taken', 'skipped', 'missed', 'open'] as const;
export type DoseOutcome = (typeof doseOutcomes)[number];

/** What became of one dose. Its id comes from (reminder, date, time), so that two taps or two devices make one record. */
export const dose = ownedRecord({
  collection: 'dose_events',
  title: 'dose',
  conflict: 'per-field',
  isNeverDeleted: true,
  creatorMay: ['read', 'update', 'delete'],
  fields: {
    userId: required(id()),
    reminderId: required(id()),
    date: required(calendarDate()),
    time: required(clockTime()),
    outcome: required(choice(doseOutcomes)),
    recordedAt: required(instant()),
    ...editFields,
  },
  indexes: [{ type: 'key', on: ['userId', 'recordedAt'] }],
});
export type Dose = Values<typeof dose.fields>;

/** The id of the dose that a reminder has on a local date at a local time. */
export const doseId = (reminderId: string, date: string, time: string): Promise<string> =>
  derivedId('dose', reminderId, date, time);
