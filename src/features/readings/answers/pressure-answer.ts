import { answerPressure } from '@/clinical/pressure/answer-pressure.ts';
import { askedWithHigh, askedWithLow } from '@/clinical/pressure/pressure-symptoms.ts';
import { isRaisedForThreeDays, pressureTrendRules } from '@/clinical/pressure/pressure-trend.ts';
import { isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { tierRank, tierWords } from '@/clinical/rules/acuity-tier.ts';
import { bloodPressureSymptoms } from '@/model/records/blood-pressure.ts';
import type { BloodPressureReading } from '@/model/records/reading.ts';
import {
  forStage,
  known,
  others,
  type AnswerContext,
  type KindAnswer,
} from '@/features/readings/answers/answer-context.ts';
import type { Answer } from '@/features/readings/answers/answer.ts';

function answer(reading: BloodPressureReading, context: AnswerContext, stage: Stage): Answer {
  const answers = known(bloodPressureSymptoms, context.symptomsOf(reading.id));
  const earlier = others(reading, context).map((other) => ({
    ...other,
    symptoms: [...(other.symptoms ?? []), ...context.symptomsOf(other.id)],
  }));
  const own = context.limits?.pressure ?? null;
  const judged = answerPressure({ reading, earlier, answers, stage, own, now: context.now });
  const isLow = judged.category === 'low' || judged.category === 'veryLow';
  const offered = isLow ? askedWithLow : askedWithHigh;
  const asked = forStage(offered, stage);
  const decidedBy = [reading, ...earlier].find((each) => each === judged.decidedBy) ?? reading;
  const trend = isTooOldToAlarm(reading.recordedAt, context.now) ? null : trendOf(reading, earlier);
  const isRaised = trend !== null && tierRank(trend.tier) > tierRank(judged.tier);
  return {
    reading,
    decidedBy,
    tier: isRaised ? trend.tier : judged.tier,
    headingId: isRaised ? tierWords[trend.tier] : judged.headingId,
    textIds: [isRaised ? trend.textId : judged.textId],
    testLines: [],
    repeat: judged.repeat,
    rechecks: judged.rechecks,
    asked: judged.askSymptoms || (isLow && judged.tier !== null) ? asked : [],
    chosen: known(bloodPressureSymptoms, [...answers, ...judged.symptoms]),
    askPressure: false,
    limits: own && context.limits ? context.limits : null,
  };
}

/** Raised on three days in a row (clinical rules 1.6, T1): shown with the newest reading of the third day. */
function trendOf(reading: BloodPressureReading, others: readonly BloodPressureReading[]) {
  const isNewest = others.every(({ recordedAt }) => Date.parse(recordedAt) <= Date.parse(reading.recordedAt));
  return isNewest && isRaisedForThreeDays([...others, reading]) ? pressureTrendRules.T1 : null;
}

export const pressureAnswer: KindAnswer<'bloodPressure'> = {
  // The patterns look 7 days back.
  lookBackDays: 8,
  answer,
};
