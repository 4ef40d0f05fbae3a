import type { MeasurementType, SugarUnit } from '@/model/records/blood-sugar.ts';
import { unitOf } from './sugar-units.ts';
import { isHighSugar, isLowSugar, lowSugar, type SugarReading } from './sugar-level.ts';
import { boundsFor, type PersonalTargets, type SugarProfile } from './sugar-targets.ts';

/** A value compared with the target of its type; null when its type has no target. */
export type SugarPlace = 'below' | 'in' | 'above' | null;

/**
 * The value compared with its target, in the unit it was measured in. Lows and very high values count without a target
 * too.
 */
export function placeOf(profile: SugarProfile, reading: SugarReading, personal?: PersonalTargets): SugarPlace {
  if (isLowSugar(reading)) return 'below';
  const unit = unitOf(reading);
  const bounds = unit && boundsFor(reading.measurementType, unit, profile, personal);
  if (profile.glucoseLowering && bounds && bounds.from !== null && reading.level < bounds.from) return 'below';
  if (bounds && bounds.below !== null) return reading.level < bounds.below ? 'in' : 'above';
  return isHighSugar(reading) ? 'above' : null;
}

/** The bounds within which a value of a type is `in`, in one unit; null where no target is set. */
export function targetSpan(
  profile: SugarProfile,
  type: MeasurementType,
  unit: SugarUnit,
  personal?: PersonalTargets,
): { readonly from: number; readonly below: number } | null {
  const bounds = boundsFor(type, unit, profile, personal);
  if (!bounds || bounds.below === null) return null;
  const targetFrom = profile.glucoseLowering ? (bounds.from ?? 0) : 0;
  return { from: Math.max(lowSugar[unit], targetFrom), below: bounds.below };
}
