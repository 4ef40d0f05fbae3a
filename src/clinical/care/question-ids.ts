import { bloodPressureSymptoms, type BloodPressureSymptom } from '@/model/records/blood-pressure.ts';
import { sugarSigns, type SugarSign } from '@/clinical/glucose/sugar-rules.ts';

/** The message id of one question. "Not sure" is offered beside yes and no and counts as yes. */
const symptomQuestionId = (symptom: BloodPressureSymptom) => `clinical.symptom.${symptom}` as const;
const signQuestionId = (sign: SugarSign) => `clinical.sign.${sign}` as const;

export type QuestionId = ReturnType<typeof symptomQuestionId> | ReturnType<typeof signQuestionId>;
export const questionIds: readonly QuestionId[] = [
  ...bloodPressureSymptoms.map(symptomQuestionId),
  ...sugarSigns.map(signQuestionId),
];
