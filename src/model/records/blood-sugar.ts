import { choice, decimal, encrypted, id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { issue } from '@/model/schema/issue.ts';
import { ownedRecord } from '@/model/schema/record.ts';

/** When the sugar was measured (clinical rules 2.2). Time after a meal counts from the first bite. */
export const measurementTypes = [
  'fasting',
  'pre_meal',
  'post_1h',
  'post_2h',
  'bedtime',
  'overnight',
  'random',
  'gct_1h',
  'ogtt_fasting',
  'ogtt_1h',
  'ogtt_2h',
  'ogtt_3h',
] as const;
export type MeasurementType = (typeof measurementTypes)[number];

export const sugarUnits = ['mg/dL', 'mmol/L'] as const;
export type SugarUnit = (typeof sugarUnits)[number];

/** Highest plausible level by unit (clinical rules 2.3). */
const maxLevel: Readonly<Record<SugarUnit, number>> = { 'mg/dL': 1000, 'mmol/L': 55.5 };

/** Stored in the unit in which it was entered, and never converted before it is compared (clinical rules 2.1). */
export const bloodSugar = ownedRecord({
  collection: 'blood_sugar',
  title: 'blood sugar',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    level: required(decimal(0, 1000)),
    unit: choice(sugarUnits),
    measurementType: required(choice(measurementTypes)),
    recordedAt: required(instant()),
    meter: choice(['LO', 'HI']),
    glucoseLoad: choice(['75 g', '100 g']),
    symptoms: encrypted(text(200)),
    note: encrypted(text(1000)),
  },
  indexes: [{ type: 'key', on: ['userId', 'recordedAt'] }],
  check: ({ level, unit }) =>
    unit && level > maxLevel[unit] ? [issue('level', 'above', { limit: maxLevel[unit] })] : [],
});
export type BloodSugar = Values<typeof bloodSugar.fields>;
