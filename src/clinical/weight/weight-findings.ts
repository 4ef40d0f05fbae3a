import type { BloodPressureSymptom } from '@/model/records/blood-pressure.ts';
import { askedAfterBirth } from './weight-questions.ts';
import type { Pressure } from '@/clinical/pressure/pressure-category.ts';
import { daysBetween, localDate } from '@/clinical/time/calendar-date.ts';
import { isHigh } from '@/clinical/pressure/pressure-episode.ts';
import { isAfterPregnancy, isFromWeek, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { exactKg, kgOf, type WeightReading } from './weight.ts';
import type { UsualGain } from './weight-gain-band.ts';
import { weeklyRate } from './weight-rate.ts';
import type { WeightRule } from './weight-rules.ts';

export interface WeightFacts {
  readonly reading: WeightReading;
  /** Other readings, in any order. */
  readonly earlier: readonly WeightReading[];
  readonly stage: Stage;
  readonly prePregnancyKg?: number | null;
  /** Without it W5 never applies. */
  readonly usualGain?: UsualGain | null;
  /** The pressure measured because this weight asked for it. */
  readonly pressure?: Pressure | null;
  /** Symptoms answered because this weight asked for them. */
  readonly symptoms?: readonly BloodPressureSymptom[];
  /** "Not sure" counts as yes. */
  readonly isVomiting?: boolean;
  readonly cannotKeepFluids?: boolean;
  readonly timeZone?: string;
}

interface Earlier {
  readonly kg: number;
  /** Calendar days before the reading. No scaling and no hours, so that clock changes have no effect. */
  readonly daysOlder: number;
}

function earlierThan({ reading, earlier, timeZone }: WeightFacts): Earlier[] {
  const day = localDate(reading.recordedAt, timeZone);
  return earlier
    .filter((other) => other !== reading && Date.parse(other.recordedAt) <= Date.parse(reading.recordedAt))
    .sort((a, b) => Date.parse(b.recordedAt) - Date.parse(a.recordedAt))
    .map((other) => ({ kg: kgOf(other), daysOlder: daysBetween(localDate(other.recordedAt, timeZone), day) }));
}

/** The largest gain compared with a reading from a span of days ago; 0 when there is none. */
const largestGain = (kg: number, earlier: readonly Earlier[], from: number, until: number): number =>
  Math.max(
    0,
    ...earlier.filter(({ daysOlder }) => daysOlder >= from && daysOlder <= until).map((old) => exactKg(kg - old.kg)),
  );

/** W1 and W2: compared with a reading 3 to 7 days older, from 20 weeks. */
function gainRules(facts: WeightFacts, kg: number, earlier: readonly Earlier[]): WeightRule[] {
  const { stage, symptoms = [], pressure } = facts;
  if (!isFromWeek(stage, 20)) return [];
  const gain = largestGain(kg, earlier, 3, 7);
  if (gain < 1.0) return [];
  const rules: WeightRule[] = symptoms.length > 0 || (pressure && isHigh(pressure)) ? ['W1.raised'] : [];
  if (gain >= 2.3) rules.push('W2');
  return [...rules, 'W1'];
}

/** Normal day-to-day variation of a weight (kg; clinical rules 3.3). */
const DAILY_CHANGE_KG = 1;

/**
 * Whether a loss justifies the question about vomiting (W3): less than before the pregnancy, or less than the last time
 * by more than the daily variation. The rule itself applies to a loss of any size.
 */
export function isLossToAskAbout(facts: WeightFacts): boolean {
  if (isAfterPregnancy(facts.stage)) return false;
  const kg = kgOf(facts.reading);
  const [last] = earlierThan(facts);
  const { prePregnancyKg: before } = facts;
  return (
    (before != null && exactKg(before - kg) > 0) || (last !== undefined && exactKg(last.kg - kg) > DAILY_CHANGE_KG)
  );
}

/** W3: any week of pregnancy. */
function lossRules(facts: WeightFacts, kg: number, earlier: readonly Earlier[]): WeightRule[] {
  const { stage, prePregnancyKg: before, isVomiting = false, cannotKeepFluids = false } = facts;
  if (isAfterPregnancy(stage)) return [];
  const isFivePercent = before != null && exactKg(before - kg) >= exactKg(0.05 * before);
  const references = [before, earlier[0]?.kg].filter((reference) => reference != null);
  const isLoss = references.some((reference) => exactKg(reference - kg) > 0);
  if (!isFivePercent && !(isLoss && (isVomiting || cannotKeepFluids))) return [];
  return [cannotKeepFluids ? 'W3.fluids' : 'W3'];
}

/** W4 and W5: second and third trimester, weeks known. */
function rateRules(facts: WeightFacts, kg: number, earlier: readonly Earlier[]): WeightRule[] {
  const { stage } = facts;
  if (stage.kind !== 'pregnant') return [];
  const daysInT2 = stage.totalDays - 14 * 7;
  const inT2 = earlier.filter(({ daysOlder }) => daysOlder <= daysInT2);
  const rules: WeightRule[] = [];
  const monthAgo = inT2.find(({ daysOlder }) => daysOlder >= 28);
  if (monthAgo && exactKg(kg - monthAgo.kg) <= 0) rules.push('W4');
  if (isOutsideUsualGain(facts, kg, inT2)) rules.push('W5');
  return rules;
}

/** A rate that differs less from the usual one (kg per week) is not reported. */
const RATE_MARGIN_KG = 0.1;

/**
 * W5: the rate of the last 28 days lies outside the usual rate by more than the margin, and the weight lies outside the
 * band that the chart draws for its day. The rate alone varies too much from week to week.
 */
function isOutsideUsualGain(
  { reading, usualGain, timeZone }: WeightFacts,
  kg: number,
  earlier: readonly Earlier[],
): boolean {
  const rate = weeklyRate([{ kg, daysOlder: 0 }, ...earlier]);
  const weight = usualGain?.weightOn(localDate(reading.recordedAt, timeZone));
  if (!usualGain?.weekly || !weight || rate === null) return false;
  const { low, high } = usualGain.weekly;
  const isRateOutside = rate < exactKg(low - RATE_MARGIN_KG) || rate > exactKg(high + RATE_MARGIN_KG);
  return isRateOutside && (kg < exactKg(weight.low) || kg > exactKg(weight.high));
}

/** W6: after birth, 2 kg or more in 3 days, with swelling or breathlessness. */
function afterBirthRules(facts: WeightFacts, kg: number, earlier: readonly Earlier[]): WeightRule[] {
  const { stage, symptoms = [] } = facts;
  if (!isAfterPregnancy(stage) || largestGain(kg, earlier, 0, 3) < 2) return [];
  return [askedAfterBirth.some((each) => symptoms.includes(each)) ? 'W6' : 'W6.ask'];
}

/** All rows of clinical rules 3.3 that apply, the more relevant first among equal tiers; never empty. */
export function weightFindings(facts: WeightFacts): WeightRule[] {
  const kg = kgOf(facts.reading);
  const earlier = earlierThan(facts);
  return [
    ...afterBirthRules(facts, kg, earlier),
    ...gainRules(facts, kg, earlier),
    ...lossRules(facts, kg, earlier),
    ...rateRules(facts, kg, earlier),
    'none',
  ];
}
