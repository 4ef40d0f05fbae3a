import { answerPressure } from '@/clinical/answer-pressure.ts';
import { answerSugar } from '@/clinical/answer-sugar.ts';
import { answerWeight } from '@/clinical/answer-weight.ts';
import { askedAfterBirth, askedByWeight } from '@/clinical/asked-by-weight.ts';
import type { OwnLimits } from '@/clinical/care-notes.ts';
import { datingFrom } from '@/clinical/dating.ts';
import { localDate } from '@/clinical/calendar-date.ts';
import { askedWithHigh, askedWithLow, isMovementAsked } from '@/clinical/pressure-symptoms.ts';
import { isRaisedForThreeDays, pressureTrendRules } from '@/clinical/pressure-trend.ts';
import { isTooOldToAlarm } from '@/clinical/reading-time.ts';
import { isAfterPregnancy, stageOf, type Stage } from '@/clinical/stage.ts';
import { sugarSigns, vomitingSigns } from '@/clinical/sugar-rules.ts';
import { tierRank, tierWords } from '@/clinical/tier.ts';
import { baseWeight, gainPlan } from '@/clinical/weight-gain.ts';
import { bloodPressureSymptoms, type BloodPressureSymptom } from '@/model/blood-pressure.ts';
import type { Profile } from '@/model/profile.ts';
import type { BloodPressureReading, BloodSugarReading, Reading, WeightReading } from '@/model/reading.ts';
import type { Answer } from './answer.ts';

/** What the answers rest on besides the reading itself. */
export interface AnswerContext {
  /** Her readings of all kinds, as far back as the rules look. */
  readonly readings: readonly Reading[];
  readonly profile: Profile | null;
  /** What she answered on the card of a reading. */
  readonly symptomsOf: (readingId: string) => readonly string[];
  /** What her doctor set for her. */
  readonly limits?: OwnLimits | null;
  /** An instant. */
  readonly now: string;
}

const known = <T extends string>(all: readonly T[], given: readonly string[]): T[] =>
  all.filter((each) => given.includes(each));

const others = <R extends Reading>(reading: R, { readings }: AnswerContext): R[] =>
  readings.filter((other): other is R => other.kind === reading.kind && other.id !== reading.id);

/** Of the symptoms offered those that are asked at her stage. */
const forStage = (offered: readonly BloodPressureSymptom[], stage: Stage) =>
  offered.filter((symptom) => symptom !== 'movements' || isMovementAsked(stage));

function pressureAnswer(reading: BloodPressureReading, context: AnswerContext, stage: Stage): Answer {
  const answers = known(bloodPressureSymptoms, context.symptomsOf(reading.id));
  const earlier = others(reading, context).map((other) => ({
    ...other,
    symptoms: [...(other.symptoms ?? []), ...context.symptomsOf(other.id)],
  }));
  const own = context.limits?.pressure ?? null;
  const answer = answerPressure({ reading, earlier, answers, stage, own, now: context.now });
  const isLow = answer.category === 'low' || answer.category === 'veryLow';
  const offered = isLow ? askedWithLow : askedWithHigh;
  const asked = forStage(offered, stage);
  const decidedBy = [reading, ...earlier].find((each) => each === answer.decidedBy) ?? reading;
  const trend = isTooOldToAlarm(reading.recordedAt, context.now) ? null : trendOf(reading, earlier);
  const isRaised = trend !== null && tierRank(trend.tier) > tierRank(answer.tier);
  return {
    reading,
    decidedBy,
    tier: isRaised ? trend.tier : answer.tier,
    headingId: isRaised ? tierWords[trend.tier] : answer.headingId,
    textIds: [isRaised ? trend.textId : answer.textId],
    testLines: [],
    repeat: answer.repeat,
    rechecks: answer.rechecks,
    asked: answer.askSymptoms || (isLow && answer.tier !== null) ? asked : [],
    chosen: known(bloodPressureSymptoms, [...answers, ...answer.symptoms]),
    askPressure: false,
    limits: own && context.limits ? context.limits : null,
  };
}

/** Raised on three days in a row (clinical rules 1.6, T1): said with the newest reading, of the day on which it is so. */
function trendOf(reading: BloodPressureReading, others: readonly BloodPressureReading[]) {
  const isNewest = others.every(({ recordedAt }) => Date.parse(recordedAt) <= Date.parse(reading.recordedAt));
  return isNewest && isRaisedForThreeDays([...others, reading]) ? pressureTrendRules.T1 : null;
}

function sugarAnswer(reading: BloodSugarReading, context: AnswerContext): Answer {
  const signs = known(sugarSigns, context.symptomsOf(reading.id));
  const profile = context.profile ?? {};
  const personal = context.limits?.sugar;
  const earlier = others(reading, context);
  const answer = answerSugar({ reading, earlier, signs, profile, personal, now: context.now });
  return {
    reading,
    decidedBy: reading,
    tier: answer.tier,
    headingId: answer.tier ? tierWords[answer.tier] : null,
    textIds: answer.noticeId ? [answer.noticeId, answer.textId] : [answer.textId],
    testLines: answer.test,
    repeat: null,
    rechecks: [],
    asked: answer.asked,
    chosen: signs,
    askPressure: false,
    limits: personal?.[reading.measurementType] && context.limits ? context.limits : null,
  };
}

function weightAnswer(reading: WeightReading, context: AnswerContext, stage: Stage): Answer {
  const { profile, now } = context;
  const earlier = others(reading, context);
  const dating = profile && datingFrom(profile, localDate(now));
  const plan = gainPlan({
    base: baseWeight(profile?.prePregnancyWeightKg, [...earlier, reading], dating?.estimatedLmp ?? null),
    heightCm: profile?.heightCm,
    fetuses: profile?.fetuses,
    age: profile?.age,
  });
  const pressures = context.readings.filter((each) => each.kind === 'bloodPressure');
  const asked = askedByWeight(reading, pressures, context.symptomsOf(reading.id));
  const answer = answerWeight({
    reading,
    earlier,
    stage,
    prePregnancyKg: profile?.prePregnancyWeightKg,
    weeklyRange: plan.weekly,
    ...asked,
    now,
  });
  return {
    reading,
    decidedBy: reading,
    tier: answer.tier,
    headingId: answer.tier ? tierWords[answer.tier] : null,
    textIds: [answer.textId],
    testLines: [],
    repeat: null,
    rechecks: [],
    asked: [
      ...new Set([
        ...(answer.askSymptoms ? (isAfterPregnancy(stage) ? askedAfterBirth : forStage(askedWithHigh, stage)) : []),
        ...(answer.askVomiting ? vomitingSigns : []),
      ]),
    ],
    chosen: [...asked.symptoms, ...(asked.cannotKeepFluids ? ['cannot_keep_fluids'] : [])],
    askPressure: answer.askPressure && !asked.pressure,
    limits: null,
  };
}

/** What a reading asks for as of now. Pure, on this phone, with no network: the words are found by the screen. */
export function answerReading(reading: Reading, context: AnswerContext): Answer {
  const stage = stageOf(context.profile, localDate(context.now));
  if (reading.kind === 'bloodPressure') return pressureAnswer(reading, context, stage);
  if (reading.kind === 'bloodSugar') return sugarAnswer(reading, context);
  return weightAnswer(reading, context, stage);
}
