import type { Profile } from '@/model/records/profile.ts';
import type { WeightReading } from '@/model/records/reading.ts';
import { KG_PER_LB, type WeightUnit } from '@/model/records/weight.ts';
import { addDays, localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { datingFrom } from '@/clinical/gestation/pregnancy-dating.ts';
import { gestationalAge } from '@/clinical/gestation/gestational-age.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { baseWeight, gainBand, gainPlan, type Range } from './weight-gain.ts';

/** The range at an instant (ms since 1970). */
export interface BandPoint {
  readonly time: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The day from which the earliest weight is the base of the gain (clinical rules 3.2): the estimated last period.
 * Null when the weight before pregnancy is known, and when the weeks are unknown.
 */
export const baseDay = (profile: Profile | null | undefined, today: CalendarDate): CalendarDate | null =>
  profile && profile.prePregnancyWeightKg == null ? (datingFrom(profile, today)?.estimatedLmp ?? null) : null;

/** The usual weight and gain of one pregnancy. */
export interface UsualGain {
  /** kg; null before the pregnancy. */
  readonly weightOn: (day: CalendarDate) => Range | null;
  /** kg per week in the second and third trimester; null where none is published. */
  readonly weekly: Range | null;
}

/**
 * The usual weight and gain: the one source of the chart, the report and rule W5. Null unless the person is pregnant and
 * height and weight are known. `first` holds the earliest weight since `baseDay`, or is empty when it is unknown.
 */
export function usualGain(
  profile: Profile | null | undefined,
  first: readonly WeightReading[],
  today: CalendarDate,
): UsualGain | null {
  const dating = profile && datingFrom(profile, today);
  if (!profile || !dating || stageOf(profile, today).kind !== 'pregnant') return null;
  const base = baseWeight(profile.prePregnancyWeightKg, first, dating.estimatedLmp);
  const { heightCm, fetuses, age } = profile;
  const { total, weekly } = gainPlan({ base, heightCm, fetuses, age });
  if (!base || typeof total === 'string') return null;
  return {
    weekly,
    weightOn: (day) => {
      const { totalDays } = gestationalAge(dating.estimatedLmp, day);
      if (totalDays < 0) return null;
      const gain = gainBand(total, totalDays);
      return { low: base.kg + gain.low, high: base.kg + gain.high };
    },
  };
}

/** The usual range of weight over a chart's days (both ends in ms), in its unit; null when `usualGain` has none. */
export function weightBand(
  profile: Profile | null,
  first: readonly WeightReading[],
  { from, to }: { readonly from: number; readonly to: number },
  unit: WeightUnit,
): BandPoint[] | null {
  const today = localDate(to - 1);
  const usual = usualGain(profile, first, today);
  if (!usual) return null;
  const perUnit = unit === 'kg' ? 1 : KG_PER_LB;
  const points: BandPoint[] = [];
  for (let day = localDate(from); day <= addDays(today, 1); day = addDays(day, 1)) {
    const weight = usual.weightOn(day);
    if (!weight) continue;
    const time = Math.min(new Date(`${day}T00:00:00`).getTime(), to);
    points.push({ time, low: weight.low / perUnit, high: weight.high / perUnit });
  }
  return points;
}
