import { answerSugar } from '@/clinical/glucose/answer-sugar.ts';
import { sugarSigns } from '@/clinical/glucose/sugar-rules.ts';
import { tierWords } from '@/clinical/rules/acuity-tier.ts';
import type { BloodSugarReading } from '@/model/records/reading.ts';
import { known, others, type AnswerContext, type KindAnswer } from '@/features/readings/answers/answer-context.ts';
import type { Answer } from '@/features/readings/answers/answer.ts';

function answer(reading: BloodSugarReading, context: AnswerContext): Answer {
  const signs = known(sugarSigns, context.symptomsOf(reading.id));
  const profile = context.profile ?? {};
  const personal = context.limits?.sugar;
  const earlier = others(reading, context);
  const judged = answerSugar({ reading, earlier, signs, profile, personal, now: context.now });
  return {
    reading,
    decidedBy: reading,
    tier: judged.tier,
    headingId: judged.tier ? tierWords[judged.tier] : null,
    textIds: judged.noticeId ? [judged.noticeId, judged.textId] : [judged.textId],
    testLines: judged.test,
    repeat: null,
    rechecks: [],
    asked: judged.asked,
    chosen: signs,
    askPressure: false,
    limits: personal?.[reading.measurementType] && context.limits ? context.limits : null,
  };
}

export const sugarAnswer: KindAnswer<'bloodSugar'> = {
  // The patterns look 14 days back.
  lookBackDays: 15,
  answer,
};
