import { unitOf } from '@/clinical/blood-sugar.ts';
import { isHighSugar, isLowSugar } from '@/clinical/sugar-level.ts';
import {
  boundsFor,
  hasDiabetes,
  profileOfCountry,
  type PersonalTargets,
  type SugarProfile,
} from '@/clinical/sugar-targets.ts';
import type { MeasurementType, SugarUnit } from '@/model/blood-sugar.ts';
import type { BloodSugarReading } from '@/model/reading.ts';
import type { SugarPlace } from './sugar-grid.ts';

/** Whose targets a patient's values are read against; her doctor's own levels hold without diabetes too. */
export const targetsOf = (
  profile: SugarProfile,
  personal: PersonalTargets = {},
): 'ADA_ACOG' | 'NICE' | 'onlyOwn' | 'none' => {
  if (!hasDiabetes(profile)) return Object.keys(personal).length > 0 ? 'onlyOwn' : 'none';
  const chosen = profile.sugarTargets;
  return chosen && chosen !== 'CUSTOM' ? chosen : profileOfCountry(profile.countryCode);
};

/** The level that a type must stay below, in one unit; null where nobody set one. */
export const upperLimit = (
  profile: SugarProfile,
  type: MeasurementType,
  unit: SugarUnit,
  personal?: PersonalTargets,
): number | null => boundsFor(type, unit, profile, personal)?.below ?? null;

/** Where a value stands, compared in the unit it was measured in. Lows and very high values count without a target too. */
export function placeOf(profile: SugarProfile, reading: BloodSugarReading, personal?: PersonalTargets): SugarPlace {
  if (isLowSugar(reading)) return 'below';
  const unit = unitOf(reading);
  const bounds = unit && boundsFor(reading.measurementType, unit, profile, personal);
  if (profile.glucoseLowering && bounds && bounds.from !== null && reading.level < bounds.from) return 'below';
  if (bounds && bounds.below !== null) return reading.level < bounds.below ? 'in' : 'above';
  return isHighSugar(reading) ? 'above' : null;
}
