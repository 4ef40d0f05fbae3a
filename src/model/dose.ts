import { calendarDate, choice, clockTime, id, instant, required, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

export const doseOutcomes = ['taken', 'skipped', 'missed'] as const;

/** What became of one dose. Its id comes from (reminder, date, time), so that two taps or two devices make one record. */
export const dose = ownedRecord({
  collection: 'dose_events',
  title: 'dose',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    reminderId: required(id()),
    date: required(calendarDate()),
    time: required(clockTime()),
    outcome: required(choice(doseOutcomes)),
    recordedAt: required(instant()),
  },
  indexes: [{ type: 'key', on: ['userId', 'recordedAt'] }],
});
export type Dose = Values<typeof dose.fields>;
