import {
  boundsFor,
  hasDiabetes,
  profileOfCountry,
  type PersonalTargets,
  type SugarProfile,
} from '@/clinical/glucose/sugar-targets.ts';
import type { MeasurementType, SugarUnit } from '@/model/records/blood-sugar.ts';

/** The target set for a patient. Levels set by her doctor apply without diabetes too. */
export const targetsOf = (
  profile: SugarProfile,
  personal: PersonalTargets = {},
): 'ADA_ACOG' | 'NICE' | 'onlyOwn' | 'none' => {
  if (!hasDiabetes(profile)) return Object.keys(personal).length > 0 ? 'onlyOwn' : 'none';
  const chosen = profile.sugarTargets;
  return chosen && chosen !== 'CUSTOM' ? chosen : profileOfCountry(profile.countryCode);
};

/** The upper limit of a measurement type in one unit; null where none is set. */
export const upperLimit = (
  profile: SugarProfile,
  type: MeasurementType,
  unit: SugarUnit,
  personal?: PersonalTargets,
): number | null => boundsFor(type, unit, profile, personal)?.below ?? null;
