import { answerPressure } from '@/clinical/pressure/answer-pressure.ts';
import { answerSugar } from '@/clinical/glucose/answer-sugar.ts';
import { answerWeight } from '@/clinical/weight/answer-weight.ts';
import { askedByWeight } from '@/clinical/weight/weight-questions.ts';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import type { AlertRule } from '@/clinical/care/open-alerts.ts';
import { pressureTrends } from '@/clinical/pressure/pressure-trend.ts';
import { tierRank, type Tier } from '@/clinical/rules/acuity-tier.ts';
import { usualGain } from '@/clinical/weight/weight-gain-band.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { Profile } from '@/model/records/profile.ts';
import { readingsOf, type Reading, type ReadingKind, type WeightReading } from '@/model/records/reading.ts';
import { ruleRow } from '@/features/doctor/triage/rule-row.ts';
import { patientStageOf } from '@/features/doctor/triage/patient-standing.ts';

/** A rule that applies to the newest reading of a kind. */
export interface Flag {
  readonly kind: ReadingKind;
  readonly rule: AlertRule;
  readonly tier: Tier | null;
  readonly source: string;
  /** The reading that triggered the rule. In an episode of pressures it may be an earlier one. */
  readonly reading: Reading;
}

/** Limits and symptom answers, taken from the notes, and the weights from which the gain is counted. */
interface Known {
  readonly limits?: OwnLimits | null;
  /**
   * Symptom answers by reading id. They come from the alert card of a reading: a weight record has no field for them.
   */
  readonly answers?: ReadonlyMap<string, readonly string[]>;
  /** The same as for the chart's band; the given weights when absent. */
  readonly earlyWeights?: readonly WeightReading[];
}

/**
 * The rules that apply to the newest reading of each kind, as of the time it was taken, the most urgent first. Rules
 * that only report a value in range are left out: the charts show it.
 */
export function flagsOf(
  profile: Profile,
  readings: readonly Reading[],
  now: number,
  { limits, answers, earlyWeights }: Known = {},
): Flag[] {
  const { stage, dating } = patientStageOf(profile, now);
  const pressures = readingsOf(readings, 'bloodPressure');
  const sugars = readingsOf(readings, 'bloodSugar');
  const weights = readingsOf(readings, 'weight');
  const [pressure] = pressures;
  const [sugar] = sugars;
  const [weight] = weights;
  const lmp = dating?.estimatedLmp ?? null;
  const flags: Flag[] = [];
  const add = (reading: Reading, rules: readonly AlertRule[]) => {
    for (const rule of rules) {
      const row = ruleRow(reading.kind, rule);
      const isTelling = row && (row.tier !== null || (row.note !== undefined && row.note !== 'info'));
      if (isTelling) flags.push({ kind: reading.kind, rule, tier: row.tier, source: row.source, reading });
    }
  };
  if (pressure) {
    // Evaluate one hour after the reading: by then a missing second measurement counts as an answer too.
    const settled = toInstant(Math.min(now, Date.parse(pressure.recordedAt) + 3_600_000));
    const { rule, decidedBy } = answerPressure({
      reading: pressure,
      earlier: pressures,
      stage,
      own: limits?.pressure,
      now: settled,
    });
    add(pressures.find((each) => each === decidedBy) ?? pressure, [rule]);
    add(pressure, pressureTrends(pressures, { estimatedLmp: lmp }));
  }
  if (sugar) {
    const { rules } = answerSugar({
      profile,
      personal: limits?.sugar,
      reading: sugar,
      earlier: sugars,
      now: sugar.recordedAt,
    });
    add(sugar, rules);
  }
  if (weight) {
    const prePregnancyKg = profile.prePregnancyWeightKg ?? null;
    const usual = usualGain(profile, earlyWeights ?? weights, localDate(now));
    const followUp = askedByWeight(weight, pressures, answers?.get(weight.id));
    const question = { ...followUp, reading: weight, earlier: weights, stage, prePregnancyKg, usualGain: usual };
    add(weight, answerWeight({ ...question, now: weight.recordedAt }).rules);
  }
  return flags.toSorted((a, b) => tierRank(b.tier) - tierRank(a.tier));
}
