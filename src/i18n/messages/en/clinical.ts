import { clinicalDanger } from './clinical-danger.ts';
import { clinicalCards } from './clinical-cards.ts';
import { clinicalList } from './clinical-list.ts';
import { clinicalPressure } from './clinical-pressure.ts';
import { clinicalQuestions } from './clinical-questions.ts';
import { clinicalSugar } from './clinical-sugar.ts';
import { clinicalWeight } from './clinical-weight.ts';

/** The texts of the clinical rules. A test compares the ids with src/clinical and rejects forbidden statements. */
export const clinical = {
  ...clinicalCards,
  ...clinicalDanger,
  ...clinicalList,
  ...clinicalPressure,
  ...clinicalSugar,
  ...clinicalWeight,
  ...clinicalQuestions,
} as const;
