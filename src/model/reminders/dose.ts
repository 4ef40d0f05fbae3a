import { derivedId } from '@/model/schema/derived-id.ts';
import { editFields } from '@/model/merge/edit-times.ts';
import { calendarDate, choice, clockTime, id, instant, required, type Values } from '@/model/schema/field.ts';
import { ownedRecord } from '@/model/schema/record.ts';

/** `open` takes back an answer. A missed dose needs no record: it is derived from the plan (see adherence). */
export const doseOutcomes = ['taken', 'skipped', 'missed', 'open'] as const;
export type DoseOutcome = (typeof doseOutcomes)[number];

/**
 * The outcome of one dose. The id is derived from (reminder, date, time), so that two taps or two devices make one
 * record.
 */
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

/** The id of a reminder's dose on a local date at a local time. */
export const doseId = (reminderId: string, date: string, time: string): Promise<string> =>
  derivedId('dose', reminderId, date, time);
