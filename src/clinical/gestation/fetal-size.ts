import type { SourceKey } from '@/clinical/rules/sources.ts';

/** Crown-rump: from the top of the head to the bottom. Crown-heel: to the heel, with the legs straight. */
export type LengthMeasure = 'crownRump' | 'crownHeel';

export interface FetalSize {
  /** Null before the first week that a scan can measure. */
  readonly length: { readonly mm: number; readonly measure: LengthMeasure } | null;
  /** Null before the first week of the source. */
  readonly grams: number | null;
}

export const FIRST_WEEK = 4;
export const LAST_WEEK = 42;
const FIRST_MEASURED_WEEK = 6;
const LAST_CROWN_RUMP_WEEK = 13;
const FIRST_WEIGHED_WEEK = 10;

/** Robinson 1975: days = 8.052 √(1.037 crown-rump length in mm) + 23.73, solved for the length. */
const crownRumpMm = (week: number): number => ((7 * week - 23.73) / 8.052) ** 2 / 1.037;

/** INTERGROWTH-21st: mean length of the thigh bone in mm, from week 14 to 40; 41 and 42 continue the curve. */
const femurMm = (week: number): number => -39.9616 + 4.32298 * week - 0.0380156 * week ** 2;

/** Vintzileos 1984: length in cm = 6.18 + 0.59 × thigh bone in mm; here in mm. */
const crownHeelMm = (week: number): number => 61.8 + 5.9 * femurMm(week);

/** Hadlock 1991: from 35 g at 10 weeks to 3,619 g at 40 weeks; 41 and 42 continue the curve. */
const meanGrams = (week: number): number => Math.exp(0.578 + 0.332 * week - 0.00354 * week ** 2);

function lengthOf(week: number): FetalSize['length'] {
  if (week < FIRST_MEASURED_WEEK) return null;
  return week <= LAST_CROWN_RUMP_WEEK
    ? { mm: crownRumpMm(week), measure: 'crownRump' }
    : { mm: crownHeelMm(week), measure: 'crownHeel' };
}

/**
 * The mean size of one baby at the beginning of a completed week of pregnancy, for a drawing and never for a judgement.
 * Null outside weeks 4 to 42. A twin can be smaller.
 */
export function fetalSizeAt(week: number): FetalSize | null {
  if (!Number.isInteger(week) || week < FIRST_WEEK || week > LAST_WEEK) return null;
  return { length: lengthOf(week), grams: week < FIRST_WEIGHED_WEEK ? null : meanGrams(week) };
}

/** The documents behind the size of a week. */
export const fetalSizeSources = (week: number): readonly SourceKey[] => {
  if (week < FIRST_MEASURED_WEEK) return [];
  const length: SourceKey[] = week <= LAST_CROWN_RUMP_WEEK ? ['ROBINSON-1975'] : ['INTERGROWTH-FL', 'VINTZILEOS-1984'];
  return week < FIRST_WEIGHED_WEEK ? length : [...length, 'HADLOCK-1991'];
};
