import type { Profile } from '@/model/records/profile.ts';
import type { WeightReading } from '@/model/records/reading.ts';
import { KG_PER_LB, type WeightUnit } from '@/model/records/weight.ts';
import { addDays, localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { datingFrom } from '@/clinical/gestation/pregnancy-dating.ts';
import { gestationalAge } from '@/clinical/gestation/gestational-age.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { baseWeight, gainBand, gainPlan } from './weight-gain.ts';

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

/**
 * The usual range of weight over a chart's days (both ends in ms), in its unit; null unless the person is pregnant and
 * height and weight are known. `first` holds the earliest weight since `baseDay`, or is empty when it is unknown.
 */
export function weightBand(
  profile: Profile | null,
  first: readonly WeightReading[],
  { from, to }: { readonly from: number; readonly to: number },
  unit: WeightUnit,
): BandPoint[] | null {
  const today = localDate(to - 1);
  const dating = profile && datingFrom(profile, today);
  if (!profile || !dating || stageOf(profile, today).kind !== 'pregnant') return null;
  const base = baseWeight(profile.prePregnancyWeightKg, first, dating.estimatedLmp);
  const { total } = gainPlan({ base, heightCm: profile.heightCm, fetuses: profile.fetuses, age: profile.age });
  if (!base || typeof total === 'string') return null;
  const perUnit = unit === 'kg' ? 1 : KG_PER_LB;
  const points: BandPoint[] = [];
  for (let day = localDate(from); day <= addDays(today, 1); day = addDays(day, 1)) {
    const { totalDays } = gestationalAge(dating.estimatedLmp, day);
    if (totalDays < 0) continue;
    const gain = gainBand(total, totalDays);
    const time = Math.min(new Date(`${day}T00:00:00`).getTime(), to);
    points.push({ time, low: (base.kg + gain.low) / perUnit, high: (base.kg + gain.high) / perUnit });
  }
  return points;
}
