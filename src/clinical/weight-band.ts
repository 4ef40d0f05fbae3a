import type { Profile } from '@/model/profile.ts';
import type { WeightReading } from '@/model/reading.ts';
import { KG_PER_LB, type WeightUnit } from '@/model/weight.ts';
import { addDays, localDate, type CalendarDate } from './calendar-date.ts';
import { datingFrom } from './dating.ts';
import { gestationalAge } from './gestational-age.ts';
import { stageOf } from './stage.ts';
import { baseWeight, gainBand, gainPlan } from './weight-gain.ts';

/** The range at an instant (ms). */
export interface BandPoint {
  readonly time: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The day from which on her earliest weight is what the gain is counted from (clinical rules 3.2): the estimated last period.
 * Null where her weight before the pregnancy is known, and where no weeks are.
 */
export const baseDay = (profile: Profile | null | undefined, today: CalendarDate): CalendarDate | null =>
  profile && profile.prePregnancyWeightKg == null ? (datingFrom(profile, today)?.estimatedLmp ?? null) : null;

/** The usual range of weight over a chart's days (both ends in ms), in its unit; null unless she is pregnant and height and weight are known. `first` holds the earliest weight since `baseDay`, or nothing where that is not known. */
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
