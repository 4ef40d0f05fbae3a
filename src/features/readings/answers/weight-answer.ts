import { vomitingSigns } from '@/clinical/glucose/sugar-rules.ts';
import { isAfterPregnancy, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { askedWithHigh } from '@/clinical/pressure/pressure-symptoms.ts';
import { tierWords } from '@/clinical/rules/acuity-tier.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { answerWeight } from '@/clinical/weight/answer-weight.ts';
import { usualGain } from '@/clinical/weight/weight-gain-band.ts';
import { askedAfterBirth, askedByWeight } from '@/clinical/weight/weight-questions.ts';
import type { WeightReading } from '@/model/records/reading.ts';
import { forStage, others, type AnswerContext, type KindAnswer } from '@/features/readings/answers/answer-context.ts';
import type { Answer } from '@/features/readings/answers/answer.ts';

function answer(reading: WeightReading, context: AnswerContext, stage: Stage): Answer {
  const { profile, now } = context;
  const earlier = others(reading, context);
  const pressures = context.readings.filter((each) => each.kind === 'bloodPressure');
  const asked = askedByWeight(reading, pressures, context.symptomsOf(reading.id));
  const judged = answerWeight({
    reading,
    earlier,
    stage,
    prePregnancyKg: profile?.prePregnancyWeightKg,
    usualGain: usualGain(profile, context.earlyWeights ?? [], localDate(now)),
    ...asked,
    now,
  });
  return {
    reading,
    decidedBy: reading,
    tier: judged.tier,
    headingId: judged.tier ? tierWords[judged.tier] : null,
    textIds: [judged.textId],
    testLines: [],
    repeat: null,
    rechecks: [],
    asked: [
      ...new Set([
        ...(judged.askSymptoms ? (isAfterPregnancy(stage) ? askedAfterBirth : forStage(askedWithHigh, stage)) : []),
        ...(judged.askVomiting ? vomitingSigns : []),
      ]),
    ],
    chosen: [...asked.symptoms, ...(asked.cannotKeepFluids ? ['cannot_keep_fluids'] : [])],
    askPressure: judged.askPressure && !asked.pressure,
    limits: null,
  };
}

export const weightAnswer: KindAnswer<'weight'> = {
  // The rules look four weeks back, and some days more.
  lookBackDays: 36,
  answer,
};
