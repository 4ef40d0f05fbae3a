import { answerPressure } from '@/clinical/answer-pressure.ts';
import { answerSugar } from '@/clinical/answer-sugar.ts';
import { answerWeight } from '@/clinical/answer-weight.ts';
import { askedByWeight } from '@/clinical/asked-by-weight.ts';
import type { OwnLimits } from '@/clinical/care-notes.ts';
import type { AlertRule } from '@/clinical/inbox.ts';
import { pressureTrends } from '@/clinical/pressure-trend.ts';
import { tierRank, type Tier } from '@/clinical/tier.ts';
import { baseWeight, gainPlan } from '@/clinical/weight-gain.ts';
import { toInstant } from '@/model/instant.ts';
import type { Profile } from '@/model/profile.ts';
import { readingsOf, type Reading, type ReadingKind } from '@/model/reading.ts';
import { ruleRow } from './rule-row.ts';
import { standingOf } from './standing.ts';

/** A rule that holds for her newest reading of a kind. */
export interface Flag {
  readonly kind: ReadingKind;
  readonly rule: AlertRule;
  readonly tier: Tier | null;
  readonly source: string;
  /** The reading that decided: in an episode of pressures it may be an earlier one. */
  readonly reading: Reading;
}

/** What was set for her and what she answered, from the notes. */
interface Noted {
  readonly limits?: OwnLimits | null;
  /** Symptoms answered on the card of a reading, by the reading's id: a weight has no place for them. */
  readonly answers?: ReadonlyMap<string, readonly string[]>;
}

/**
 * What the rules say of her newest reading of each kind, as of the moment it was taken, the most urgent first.
 * Rules that only note a value in its range are left out: the charts show that.
 */
export function flagsOf(
  profile: Profile,
  readings: readonly Reading[],
  now: number,
  { limits, answers }: Noted = {},
): Flag[] {
  const { stage, dating } = standingOf(profile, now);
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
    // As it stood at the end of its hour, when a missing second reading has become an answer too.
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
    const base = baseWeight(prePregnancyKg, weights, lmp);
    const { weekly } = gainPlan({ base, heightCm: profile.heightCm, fetuses: profile.fetuses, age: profile.age });
    const asked = askedByWeight(weight, pressures, answers?.get(weight.id));
    const question = { ...asked, reading: weight, earlier: weights, stage, prePregnancyKg, weeklyRange: weekly };
    add(weight, answerWeight({ ...question, now: weight.recordedAt }).rules);
  }
  return flags.toSorted((a, b) => tierRank(b.tier) - tierRank(a.tier));
}
