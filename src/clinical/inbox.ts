import type { Profile } from '@/model/profile.ts';
import {
  readingKinds,
  readingsOf,
  type BloodPressureReading,
  type BloodSugarReading,
  type Reading,
  type ReadingKind,
  type WeightReading,
} from '@/model/reading.ts';
import { bloodPressureSymptoms, type BloodPressureSymptom } from '@/model/blood-pressure.ts';
import { answerPressure } from './answer-pressure.ts';
import { answerSugar } from './answer-sugar.ts';
import { answerWeight } from './answer-weight.ts';
import { askedByWeight } from './asked-by-weight.ts';
import type { ClinicalMessageId } from './message-ids.ts';
import type { OwnPressure } from './own-pressure.ts';
import { episodes } from './pressure-episode.ts';
import type { PressureRule } from './pressure-rules.ts';
import { pressureTrendRules, pressureTrends, type PressureTrendRule } from './pressure-trend.ts';
import { isTooOldToAlarm } from './reading-time.ts';
import type { Stage } from './stage.ts';
import { sugarSigns, type SugarRule } from './sugar-rules.ts';
import type { PersonalTargets } from './sugar-targets.ts';
import { tierRank, type Tier } from './tier.ts';
import type { WeightRule } from './weight-rules.ts';

export type AlertRule = PressureRule | PressureTrendRule | SugarRule | WeightRule;

/** The reason why somebody should be called: the rule and the reading with its numbers. */
export interface OpenAlert {
  readonly tier: Tier;
  readonly rule: AlertRule;
  readonly textId: ClinicalMessageId;
  /** The reading that decided. */
  readonly reading: Reading;
  /** Symptoms noted with the readings of a pressure episode, or on the card of a weight. */
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

interface Answered {
  readonly tier: Tier | null;
  readonly rule: AlertRule;
  readonly textId: ClinicalMessageId;
}

/** One alert, or none when the answer has no tier. */
const toAlerts = (
  { tier, rule, textId }: Answered,
  reading: Reading,
  symptoms: readonly BloodPressureSymptom[] = [],
): OpenAlert[] => (tier ? [{ tier, rule, textId, reading, symptoms }] : []);

/** What she answered on the card of this reading, of one of the two lists that cards offer. */
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
  // T2 only has a note, so the dates of the pregnancy are not needed here.
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

/** The more urgent first, of equals the newer; without an alert last. For a sort over people or alerts. */
export function compareAlerts(a: OpenAlert | null, b: OpenAlert | null): number {
  const byTier = tierRank(b?.tier ?? null) - tierRank(a?.tier ?? null);
  return byTier !== 0 || !a || !b ? byTier : Date.parse(b.reading.recordedAt) - Date.parse(a.reading.recordedAt);
}

/**
 * All that stands open for one person as of now, each with its reason, the most urgent first, of equals the newest.
 * Give the readings of the last 14 days, for the patterns; only those of the last 24 hours can open an alert.
 */
export const openAlerts = (
  readings: readonly Reading[],
  context: AlertContext,
  now: string,
  kinds: readonly ReadingKind[] = readingKinds,
): OpenAlert[] => kinds.flatMap((kind) => openAlertsOf(kind, readings, context, now)).sort(compareAlerts);

/** The same for readings of one kind, in no order. */
export function openAlertsOf(
  kind: ReadingKind,
  readings: readonly Reading[],
  context: AlertContext,
  now: string,
): OpenAlert[] {
  const pressures = readingsOf(readings, 'bloodPressure');
  if (kind === 'bloodPressure') return pressureAlerts(pressures, context, now);
  if (kind === 'bloodSugar') return sugarAlerts(readingsOf(readings, 'bloodSugar'), context, now);
  return weightAlerts(readingsOf(readings, 'weight'), pressures, context, now);
}
