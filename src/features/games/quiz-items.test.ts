import { expect, it } from 'vitest';
import { answerOf, quizAnswers, quizItems } from './quiz-items.ts';

it('the right answers of the quiz are those of the decision table', () => {
  for (const item of quizItems) if ('symptom' in item) expect(item.answer, item.symptom).toBe(answerOf(item.symptom));
});

it('has all three answers, and each question once', () => {
  expect(new Set(quizItems.map(({ answer }) => answer))).toEqual(new Set(quizAnswers));
  const names = quizItems.map((item) => ('symptom' in item ? item.symptom : item.messageId));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(18);
});
