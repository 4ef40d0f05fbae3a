import type { RuledKind } from '@/model/records/reading-kinds.ts';
import type { KindAnswer } from '@/features/readings/answers/answer-context.ts';
import { pressureAnswer } from './pressure-answer.ts';
import { sugarAnswer } from './sugar-answer.ts';
import { weightAnswer } from './weight-answer.ts';

/** How each kind with clinical rules is judged. */
export const kindAnswers: { readonly [K in RuledKind]: KindAnswer<K> } = {
  bloodPressure: pressureAnswer,
  bloodSugar: sugarAnswer,
  weight: weightAnswer,
};
