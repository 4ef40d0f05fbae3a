import { encrypted, id, instant, integer, required, text, texts, type Values } from '@/model/schema/field.ts';
import { issue } from '@/model/schema/issue.ts';
import { ownedRecord } from '@/model/schema/record.ts';

/** The symptoms asked with a reading (clinical rules 1.4). */
export const bloodPressureSymptoms = [
  'headache',
  'vision',
  'rib_pain',
  'vomiting',
  'swelling',
  'breathing',
  'chest_pain',
  'confusion',
  'unwell',
  'movements',
  'bleeding',
  'faint',
  'fever',
  'palpitations',
  'collapsed',
] as const;
export type BloodPressureSymptom = (typeof bloodPressureSymptoms)[number];

/** Accepted pressures in mmHg (clinical rules 1.3): wide, so that a true crisis value is never refused. */
export const pressureLimits = { systolic: [50, 300], diastolic: [20, 200] } as const;

/** Pressures in mmHg. */
export const bloodPressure = ownedRecord({
  collection: 'blood_pressure',
  title: 'blood pressure',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    systolic: required(integer(...pressureLimits.systolic)),
    diastolic: required(integer(...pressureLimits.diastolic)),
    recordedAt: required(instant()),
    pulse: integer(20, 300),
    symptoms: encrypted(texts(20, bloodPressureSymptoms.length)),
    note: encrypted(text(1000)),
  },
  indexes: [{ type: 'key', on: ['userId', 'recordedAt'] }],
  check: ({ systolic, diastolic }) => (systolic <= diastolic ? [issue('systolic', 'swapped')] : []),
});
export type BloodPressure = Values<typeof bloodPressure.fields>;
