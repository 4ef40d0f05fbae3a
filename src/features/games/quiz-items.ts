import { symptomTable, type SymptomId } from '@/clinical/symptoms/decision-table.ts';
import type { MessageId } from '@/i18n/messages/en.ts';

export const quizAnswers = ['now', 'unit', 'later'] as const;
export type QuizAnswer = (typeof quizAnswers)[number];

export type QuizItem =
  | { readonly messageId: MessageId; readonly answer: QuizAnswer }
  | { readonly symptom: SymptomId; readonly answer: QuizAnswer };

const now = ['fit', 'unconscious', 'breath', 'chest', 'bleeding', 'stroke'] as const;
const unit = ['headache', 'vision', 'swelling', 'movements', 'waters', 'fever', 'leg'] as const;
/** Symptoms that need no immediate call when they occur alone and without any of their signs. */
const later: readonly SymptomId[] = ['S20', 'S17', 'S38', 'S37', 'S21'];

/** Danger signs mixed with less urgent symptoms, so that the same answer is not repeated for long. */
export const quizItems: readonly QuizItem[] = [0, 1, 2, 3, 4, 5, 6].flatMap((at): QuizItem[] => [
  ...(now[at] ? [{ messageId: `emergency.sign.${now[at]}`, answer: 'now' } as const] : []),
  ...(later[at] ? [{ symptom: later[at], answer: 'later' } as const] : []),
  ...(unit[at] ? [{ messageId: `emergency.urgent.${unit[at]}`, answer: 'unit' } as const] : []),
]);

/** The quiz answer for a symptom without its signs, according to the decision table. */
export const answerOf = (id: SymptomId): QuizAnswer => {
  const tier = symptomTable[id].otherwise;
  return tier === 'EMERGENCY' ? 'now' : tier === 'URGENT' ? 'unit' : 'later';
};
