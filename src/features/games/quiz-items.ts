import { symptomTable, type SymptomId } from '@/clinical/symptoms/table.ts';
import type { MessageId } from '@/i18n/messages/en.ts';

export const quizAnswers = ['now', 'unit', 'later'] as const;
export type QuizAnswer = (typeof quizAnswers)[number];

export type QuizItem =
  | { readonly messageId: MessageId; readonly answer: QuizAnswer }
  | { readonly symptom: SymptomId; readonly answer: QuizAnswer };

const now = ['fit', 'unconscious', 'breath', 'chest', 'bleeding', 'stroke'] as const;
const unit = ['headache', 'vision', 'swelling', 'movements', 'waters', 'fever', 'leg'] as const;
/** Symptoms that, alone and with none of their signs, do not need a call at once. */
const later: readonly SymptomId[] = ['S20', 'S17', 'S38', 'S37', 'S21'];

/** The danger signs and some that can wait, mixed so that no two neighbours have the same answer for long. */
export const quizItems: readonly QuizItem[] = [0, 1, 2, 3, 4, 5, 6].flatMap((at): QuizItem[] => [
  ...(now[at] ? [{ messageId: `emergency.sign.${now[at]}`, answer: 'now' } as const] : []),
  ...(later[at] ? [{ symptom: later[at], answer: 'later' } as const] : []),
  ...(unit[at] ? [{ messageId: `emergency.urgent.${unit[at]}`, answer: 'unit' } as const] : []),
]);

/** What the decision table says of a symptom by itself, as an answer of the quiz. */
export const answerOf = (id: SymptomId): QuizAnswer => {
  const tier = symptomTable[id].otherwise;
  return tier === 'EMERGENCY' ? 'now' : tier === 'URGENT' ? 'unit' : 'later';
};
