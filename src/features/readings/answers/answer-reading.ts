import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { isRuled, type ReadingKind } from '@/model/records/reading-kinds.ts';
import type { Reading } from '@/model/records/reading.ts';
import { kindAnswers } from '@/features/readings/answers/kind-answers.ts';
import type { AnswerContext, KindAnswer } from './answer-context.ts';
import type { Answer } from './answer.ts';

/** No tier and no words: nothing judges a reading of a kind without clinical rules. */
const unjudged = (reading: Reading): Answer => ({
  reading,
  decidedBy: reading,
  tier: null,
  headingId: null,
  textIds: [],
  testLines: [],
  repeat: null,
  rechecks: [],
  asked: [],
  chosen: [],
  askPressure: false,
  limits: null,
});

/** What a reading asks for as of now. Pure and without a network; the screen finds the words. */
export function answerReading(reading: Reading, context: AnswerContext): Answer {
  if (!isRuled(reading.kind)) return unjudged(reading);
  // The compiler cannot tie the kind to its rules: they get readings of that kind alone.
  const { answer } = kindAnswers[reading.kind] as unknown as KindAnswer<ReadingKind>;
  return answer(reading, context, stageOf(context.profile, localDate(context.now)));
}
