import type { MeasurementType } from '@/model/records/blood-sugar.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { limit, unitOf, type Limit } from './sugar-units.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { elapsedMs } from '@/clinical/time/reading-time.ts';
import { isGlucoseTest, type SugarReading } from './sugar-level.ts';
import type { SugarRule } from './sugar-rules.ts';
import { boundsFor, hasDiabetes, type PersonalTargets, type SugarProfile } from './sugar-targets.ts';

/** Readings at most this many days before an instant; exactly this many still count. */
export const withinDays = <R extends SugarReading>(readings: readonly R[], days: number, until: string): R[] =>
  readings.filter(({ recordedAt }) => {
    const ago = elapsedMs(recordedAt, until);
    return ago >= 0 && ago <= days * DAY_MS;
  });

export const isAboveTarget = (reading: SugarReading, profile: SugarProfile, personal?: PersonalTargets): boolean => {
  const unit = unitOf(reading);
  if (unit === null || isGlucoseTest(reading)) return false;
  const below = boundsFor(reading.measurementType, unit, profile, personal)?.below ?? null;
  return below !== null && (reading.meter === 'HI' || reading.level >= below);
};

const postMeal: readonly MeasurementType[] = ['post_1h', 'post_2h'];

/** G9: two of one type above target in 7 days, or three of all after meals in 3 days. */
function hasPattern(
  readings: readonly SugarReading[],
  profile: SugarProfile,
  until: string,
  personal?: PersonalTargets,
): boolean {
  const above = readings.filter((reading) => isAboveTarget(reading, profile, personal));
  const inWeek = withinDays(above, 7, until).map(({ measurementType }) => measurementType);
  const isTwiceOneType = inWeek.some((type, index) => inWeek.indexOf(type) !== index);
  const afterMeals = withinDays(above, 3, until).filter(({ measurementType }) => postMeal.includes(measurementType));
  return isTwiceOneType || afterMeals.length >= 3;
}

/** G10: published limits for a user without recorded diabetes; home meters do not diagnose. */
const mentionFrom: Partial<Record<MeasurementType, Limit>> = { fasting: limit(92, 5.1), random: limit(140, 7.8) };

/** Whether G10 counts this level. */
export const isWorthMentioning = (reading: SugarReading): boolean => {
  const from = mentionFrom[reading.measurementType];
  const unit = unitOf(reading);
  return from !== undefined && unit !== null && (reading.meter === 'HI' || reading.level >= from[unit]);
};

/** G10: on two different days within 14 days. */
const isOnTwoDays = (readings: readonly SugarReading[], until: string, timeZone?: string): boolean =>
  new Set(
    withinDays(readings, 14, until)
      .filter(isWorthMentioning)
      .map(({ recordedAt }) => localDate(recordedAt, timeZone)),
  ).size >= 2;

export interface PatternContext {
  readonly profile: SugarProfile;
  readonly personal?: PersonalTargets;
  readonly timeZone?: string;
}

/** The patterns in the readings up to an instant: G9 with diabetes, G10 without. */
export function sugarPatterns(
  readings: readonly SugarReading[],
  { profile, personal, timeZone }: PatternContext,
  until: string,
): SugarRule[] {
  if (!hasDiabetes(profile)) return isOnTwoDays(readings, until, timeZone) ? ['G10'] : [];
  if (!hasPattern(readings, profile, until, personal)) return [];
  return [profile.glucoseLowering ? 'G9.treated' : 'G9'];
}
