import { gestationalAge } from '@/clinical/gestation/gestational-age.ts';
import { localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { bodyMassIndex, kgOf, type WeightReading } from './weight.ts';

/** Kilograms, or kilograms per week. */
export interface Range {
  readonly low: number;
  readonly high: number;
}
const range = (low: number, high: number): Range => ({ low, high });

interface GainRow {
  /** BMI before pregnancy; the row applies below this. */
  readonly belowBmi: number;
  readonly total: Range;
  readonly totalLb: Range;
  /** Second and third trimester. */
  readonly weekly: Range;
  /** Twins, provisional; null where there is no guideline. */
  readonly twins: Range | null;
}

/** IOM 2009, adult women; weekly rates from its table at s13023-017-0685-2 (clinical rules 3.2). */
const gainRows: readonly GainRow[] = [
  { belowBmi: 18.5, total: range(12.5, 18), totalLb: range(28, 40), weekly: range(0.44, 0.58), twins: null },
  { belowBmi: 25, total: range(11.5, 16), totalLb: range(25, 35), weekly: range(0.35, 0.5), twins: range(17, 25) },
  { belowBmi: 30, total: range(7, 11.5), totalLb: range(15, 25), weekly: range(0.23, 0.33), twins: range(14, 23) },
  { belowBmi: Infinity, total: range(5, 9), totalLb: range(11, 20), weekly: range(0.17, 0.27), twins: range(11, 19) },
];

export const gainRowOf = (bmi: number): GainRow =>
  // The last row always matches.
  gainRows.find(({ belowBmi }) => bmi < belowBmi) as GainRow;

export interface BaseWeight {
  readonly kg: number;
  /** The chart shows "early-pregnancy weight" when the weight before pregnancy is unknown. */
  readonly from: 'pre_pregnancy' | 'early_pregnancy';
}

/** A first weight from this week on cannot be the base. */
export const EARLY_WEEKS = 14;

/** The base weight for the gain: before pregnancy, else the first before 14 weeks; null if the first is later. */
export function baseWeight(
  prePregnancyKg: number | null | undefined,
  readings: readonly WeightReading[],
  estimatedLmp: CalendarDate | null,
  timeZone?: string,
): BaseWeight | null {
  if (prePregnancyKg != null) return { kg: prePregnancyKg, from: 'pre_pregnancy' };
  if (estimatedLmp === null) return null;
  const during = readings
    .map((reading) => ({ reading, age: gestationalAge(estimatedLmp, localDate(reading.recordedAt, timeZone)) }))
    .filter(({ age }) => age.totalDays >= 0)
    .sort((a, b) => Date.parse(a.reading.recordedAt) - Date.parse(b.reading.recordedAt));
  const first = during[0];
  return first && first.age.weeks < EARLY_WEEKS ? { kg: kgOf(first.reading), from: 'early_pregnancy' } : null;
}

export type NoBand = 'no_height' | 'no_weight' | 'ask_care_team';
/** The message id of the reason why there is no band. */
export const noBandId = (why: NoBand) => `clinical.weight.band.${why}` as const;

export interface GainPlan {
  /** Total gain in kg at 40 weeks, or why there is no band. */
  readonly total: Range | NoBand;
  /** kg per week in the second and third trimester; published for one baby only. */
  readonly weekly: Range | null;
  /** "Teenagers: ask your care team" beside the band: the cut-offs are for adults. */
  readonly isTeenager: boolean;
}

export interface GainContext {
  readonly base: BaseWeight | null;
  readonly heightCm?: number | null;
  readonly fetuses?: number | null;
  /** Years. */
  readonly age?: number | null;
}

const ADULT_YEARS = 18;

export function gainPlan({ base, heightCm, fetuses, age }: GainContext): GainPlan {
  const isTeenager = age != null && age < ADULT_YEARS;
  const none = (total: NoBand): GainPlan => ({ total, weekly: null, isTeenager });
  const babies = fetuses ?? 1;
  if (babies > 2) return none('ask_care_team');
  if (!base) return none('no_weight');
  if (heightCm == null) return none('no_height');
  const row = gainRowOf(bodyMassIndex(base.kg, heightCm));
  if (babies === 1) return { total: row.total, weekly: row.weekly, isTeenager };
  return row.twins ? { total: row.twins, weekly: null, isTeenager } : none('ask_care_team');
}

/** First-trimester gain (MSD table). */
const atWeek13 = range(0.5, 2);
const BAND_FROM_DAYS = 13 * 7;
const BAND_TO_DAYS = 40 * 7;

/**
 * The chart's band at an age: 0 to 2 kg before 13 weeks, then straight lines to the total at 40 weeks. A drawing aid.
 */
export function gainBand(total: Range, totalDays: number): Range {
  if (totalDays < BAND_FROM_DAYS) return range(0, atWeek13.high);
  const part = Math.min(1, (totalDays - BAND_FROM_DAYS) / (BAND_TO_DAYS - BAND_FROM_DAYS));
  return range(atWeek13.low + part * (total.low - atWeek13.low), atWeek13.high + part * (total.high - atWeek13.high));
}
