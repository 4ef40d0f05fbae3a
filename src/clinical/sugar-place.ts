import type { MeasurementType, SugarUnit } from '@/model/blood-sugar.ts';
import { unitOf } from './blood-sugar.ts';
import { isHighSugar, isLowSugar, lowSugar, type SugarReading } from './sugar-level.ts';
import { boundsFor, type PersonalTargets, type SugarProfile } from './sugar-targets.ts';

/** Where a value stands against the target of its type; null when its type has none. */
export type SugarPlace = 'below' | 'in' | 'above' | null;

/** Where a value stands, compared in the unit it was measured in. Lows and very high values count without a target too. */
export function placeOf(profile: SugarProfile, reading: SugarReading, personal?: PersonalTargets): SugarPlace {
  if (isLowSugar(reading)) return 'below';
  const unit = unitOf(reading);
  const bounds = unit && boundsFor(reading.measurementType, unit, profile, personal);
  if (profile.glucoseLowering && bounds && bounds.from !== null && reading.level < bounds.from) return 'below';
  if (bounds && bounds.below !== null) return reading.level < bounds.below ? 'in' : 'above';
  return isHighSugar(reading) ? 'above' : null;
}

/** From which level on and below which a value of a type is `in`, in one unit; null where nobody set a target. */
export function targetSpan(
  profile: SugarProfile,
  type: MeasurementType,
  unit: SugarUnit,
  personal?: PersonalTargets,
): { readonly from: number; readonly below: number } | null {
  const bounds = boundsFor(type, unit, profile, personal);
  if (!bounds || bounds.below === null) return null;
  const own = profile.glucoseLowering ? (bounds.from ?? 0) : 0;
  return { from: Math.max(lowSugar[unit], own), below: bounds.below };
}
