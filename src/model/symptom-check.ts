import { choice, id, instant, integer, required, text, texts, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

export const checkTiers = ['SELF_CARE', 'TODAY', 'URGENT', 'EMERGENCY'] as const;

/**
 * What somebody said in the symptom checker and how soon she was told to call. Words of the decision table, never
 * sentences; a check about violence at home is never made a record.
 */
export const symptomCheck = ownedRecord({
  collection: 'symptom_checks',
  title: 'symptom check',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    recordedAt: required(instant()),
    tier: required(choice(checkTiers)),
    /** Rows of the decision table, S01 to S44. */
    symptoms: texts(8, 44),
    signs: texts(32, 160),
    /** Completed weeks at the time, when they were known. */
    weeks: integer(0, 45),
    /** The day the table was drafted, so that an old record is read with its own rules. */
    rulesVersion: text(16),
  },
  indexes: [{ type: 'key', on: ['userId', 'recordedAt'] }],
});
export type SymptomCheck = Values<typeof symptomCheck.fields>;
