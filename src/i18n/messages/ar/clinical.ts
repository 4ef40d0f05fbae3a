import type { clinical as english } from '../en/clinical.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';
import { clinicalDanger } from './clinical-danger.ts';
import { clinicalCards } from './clinical-cards.ts';
import { clinicalList } from './clinical-list.ts';
import { clinicalPressure } from './clinical-pressure.ts';
import { clinicalQuestions } from './clinical-questions.ts';
import { clinicalSugar } from './clinical-sugar.ts';
import { clinicalWeight } from './clinical-weight.ts';

/** The texts of the clinical rules. */
export const clinical: Translated<typeof english> = {
  ...clinicalCards,
  ...clinicalDanger,
  ...clinicalList,
  ...clinicalPressure,
  ...clinicalSugar,
  ...clinicalWeight,
  ...clinicalQuestions,
};
