import {
  boundsFor,
  hasDiabetes,
  profileOfCountry,
  type PersonalTargets,
  type SugarProfile,
} from '@/clinical/sugar-targets.ts';
import type { MeasurementType, SugarUnit } from '@/model/blood-sugar.ts';

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
