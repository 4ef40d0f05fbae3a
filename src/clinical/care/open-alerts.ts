import type { Profile } from '@/model/records/profile.ts';
import {
  readingKinds,
  readingsOf,
  type BloodPressureReading,
  type BloodSugarReading,
  type Reading,
  type ReadingKind,
  type WeightReading,
} from '@/model/records/reading.ts';
import type { RuledKind } from '@/model/records/reading-kinds.ts';
import { bloodPressureSymptoms, type BloodPressureSymptom } from '@/model/records/blood-pressure.ts';
import { answerPressure } from '@/clinical/pressure/answer-pressure.ts';
import { answerSugar } from '@/clinical/glucose/answer-sugar.ts';
import { answerWeight } from '@/clinical/weight/answer-weight.ts';
import { askedByWeight } from '@/clinical/weight/weight-questions.ts';
import type { ClinicalMessageId } from '@/clinical/rules/message-ids.ts';
import type { OwnPressure } from '@/clinical/pressure/personal-pressure-limits.ts';
import { episodes } from '@/clinical/pressure/pressure-episode.ts';
import type { PressureRule } from '@/clinical/pressure/hypertension-rules.ts';
import { pressureTrendRules, pressureTrends, type PressureTrendRule } from '@/clinical/pressure/pressure-trend.ts';
import { isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { sugarSigns, type SugarRule } from '@/clinical/glucose/sugar-rules.ts';
import type { PersonalTargets } from '@/clinical/glucose/sugar-targets.ts';
import { tierRank, type Tier } from '@/clinical/rules/acuity-tier.ts';
import type { WeightRule } from '@/clinical/weight/weight-rules.ts';

export type AlertRule = PressureRule | PressureTrendRule | SugarRule | WeightRule;

/** Why a person should be called: the rule, and the reading with its values. */
export interface OpenAlert {
  readonly tier: Tier;
  readonly rule: AlertRule;
  readonly textId: ClinicalMessageId;
  /** The reading that caused the alert. */
  readonly reading: Reading;
  /** Symptoms recorded with the readings of a pressure episode, or on the card of a weight. */
  readonly symptoms: readonly BloodPressureSymptom[];
}

export interface AlertContext {
  readonly stage: Stage;
  readonly profile: Pick<
    Profile,
    'diabetes' | 'glucoseLowering' | 'sugarTargets' | 'countryCode' | 'prePregnancyWeightKg'
  >;
  /** Symptoms answered on the card of a reading, by the reading's id. */
  readonly answers?: ReadonlyMap<string, readonly string[]>;
  readonly personal?: PersonalTargets;
  readonly ownPressure?: OwnPressure | null;
  readonly takesPressureMedicine?: boolean;
  readonly timeZone?: string;
}

interface RuleResult {
  readonly tier: Tier | null;
  readonly rule: AlertRule;
  readonly textId: ClinicalMessageId;
}

/** At most one alert; none when the answer has no tier. */
const toAlerts = (
  { tier, rule, textId }: RuleResult,
  reading: Reading,
  symptoms: readonly BloodPressureSymptom[] = [],
): OpenAlert[] => (tier ? [{ tier, rule, textId, reading, symptoms }] : []);

/** The answers on this reading's card that belong to the given one of the two symptom lists. */
const answered = <T extends string>(offered: readonly T[], readingId: string, { answers }: AlertContext): T[] =>
  offered.filter((each) => answers?.get(readingId)?.includes(each));

function pressureAlerts(readings: readonly BloodPressureReading[], context: AlertContext, now: string): OpenAlert[] {
  const withAnswers = readings.map((reading) => ({
    ...reading,
    symptoms: [...(reading.symptoms ?? []), ...answered(bloodPressureSymptoms, reading.id, context)],
  }));
  const original = (found: { recordedAt: string }) =>
    readings[withAnswers.findIndex((reading) => reading === found)] as BloodPressureReading;
  const alerts = episodes(withAnswers).flatMap((episode): OpenAlert[] => {
    const newest = episode.at(-1);
    if (!newest || isTooOldToAlarm(newest.recordedAt, now)) return [];
    const answer = answerPressure({
      reading: newest,
      earlier: withAnswers,
      stage: context.stage,
      own: context.ownPressure,
      now,
    });
    return toAlerts(answer, original(answer.decidedBy), answer.symptoms);
  });
  const newest = episodes(withAnswers).at(-1)?.at(-1);
  if (!newest || isTooOldToAlarm(newest.recordedAt, now)) return alerts;
  // T2 produces only a note, so the dates of the pregnancy are not needed here.
  const trends = pressureTrends(withAnswers, context);
  return [...alerts, ...trends.flatMap((rule) => toAlerts({ rule, ...pressureTrendRules[rule] }, original(newest)))];
}

const withinAlarmTime = <R extends Reading>(readings: readonly R[], now: string): R[] =>
  readings.filter(({ recordedAt }) => !isTooOldToAlarm(recordedAt, now));

function sugarAlerts(readings: readonly BloodSugarReading[], context: AlertContext, now: string): OpenAlert[] {
  return withinAlarmTime(readings, now).flatMap((reading): OpenAlert[] => {
    const earlier = readings.filter((other) => Date.parse(other.recordedAt) < Date.parse(reading.recordedAt));
    const signs = answered(sugarSigns, reading.id, context);
    return toAlerts(answerSugar({ ...context, reading, earlier, signs, now }), reading);
  });
}

function weightAlerts(
  readings: readonly WeightReading[],
  pressures: readonly BloodPressureReading[],
  context: AlertContext,
  now: string,
): OpenAlert[] {
  return withinAlarmTime(readings, now).flatMap((reading): OpenAlert[] => {
    const prePregnancyKg = context.profile.prePregnancyWeightKg;
    const asked = askedByWeight(reading, pressures, context.answers?.get(reading.id));
    const answer = answerWeight({ ...context, ...asked, reading, earlier: readings, prePregnancyKg, now });
    return toAlerts(answer, reading, asked.symptoms);
  });
}

type AlertsOf = (readings: readonly Reading[], context: AlertContext, now: string) => OpenAlert[];

const alertsByKind: Readonly<Record<RuledKind, AlertsOf>> = {
  bloodPressure: (readings, context, now) => pressureAlerts(readingsOf(readings, 'bloodPressure'), context, now),
  bloodSugar: (readings, context, now) => sugarAlerts(readingsOf(readings, 'bloodSugar'), context, now),
  weight: (readings, context, now) =>
    weightAlerts(readingsOf(readings, 'weight'), readingsOf(readings, 'bloodPressure'), context, now),
};

/** Sort order for people or alerts: the more urgent first, then the newer; without an alert last. */
export function compareAlerts(a: OpenAlert | null, b: OpenAlert | null): number {
  const byTier = tierRank(b?.tier ?? null) - tierRank(a?.tier ?? null);
  return byTier !== 0 || !a || !b ? byTier : Date.parse(b.reading.recordedAt) - Date.parse(a.reading.recordedAt);
}

/**
 * All open alerts of one person as of now, each with its reason, the most urgent first, then the newest.
 * Pass the readings of the last 14 days, which the patterns need; only those of the last 24 hours can open an alert.
 */
export const openAlerts = (
  readings: readonly Reading[],
  context: AlertContext,
  now: string,
  kinds: readonly ReadingKind[] = readingKinds,
): OpenAlert[] => kinds.flatMap((kind) => openAlertsOf(kind, readings, context, now)).sort(compareAlerts);

/** The same for readings of one kind, unsorted. */
export function openAlertsOf(
  kind: ReadingKind,
  readings: readonly Reading[],
  context: AlertContext,
  now: string,
): OpenAlert[] {
  // A kind without rules has no alerts.
  const alerts: AlertsOf | undefined = (alertsByKind as Partial<Record<ReadingKind, AlertsOf>>)[kind];
  return alerts ? alerts(readings, context, now) : [];
}
