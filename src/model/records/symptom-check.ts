import { choice, encrypted, id, instant, integer, required, text, texts, type Values } from '@/model/schema/field.ts';
import { ownedRecord } from '@/model/schema/record.ts';

export const checkTiers = ['SELF_CARE', 'TODAY', 'URGENT', 'EMERGENCY'] as const;

/**
 * A result of the symptom checker: the symptoms and the acuity tier. It stores identifiers of the decision table, never
 * sentences. A check about violence at home is never stored.
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
    symptoms: encrypted(texts(8, 44)),
    signs: encrypted(texts(32, 160)),
    /** Completed weeks of pregnancy at the time; absent when unknown. */
    weeks: integer(0, 45),
    /** The date of the decision table that was used, so that an old record is read with the rules of its time. */
    rulesVersion: text(16),
  },
  indexes: [{ type: 'key', on: ['userId', 'recordedAt'] }],
});
export type SymptomCheck = Values<typeof symptomCheck.fields>;
