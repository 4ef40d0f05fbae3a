import type { MeasurementType, SugarUnit } from '@/model/records/blood-sugar.ts';
import type { Profile } from '@/model/records/profile.ts';
import { limit, type Limit } from './sugar-units.ts';

/** In target: lower than `below`, and for users of insulin or glucose-lowering tablets not lower than `from`. */
export interface Target {
  readonly below: Limit;
  /** Lower bound that applies only with insulin or glucose-lowering tablets. */
  readonly from: Limit;
}
type Targets = Readonly<Partial<Record<MeasurementType, Target>>>;
export type PublishedProfile = 'ADA_ACOG' | 'NICE';

/** Keep above 4.0 mmol/L on insulin or glibenclamide (NICE-NG3). */
const niceFrom = limit(72, 4.0);

/** clinical rules 2.4. Before meals, at bedtime, overnight and at random there is no current fixed target. */
export const publishedTargets: Readonly<Record<PublishedProfile, Targets>> = {
  // ADA-P / ACOG PB 190 and PB 201; lower bounds ADA 2021
  ADA_ACOG: {
    fasting: { below: limit(95, 5.3), from: limit(70, 3.9) },
    post_1h: { below: limit(140, 7.8), from: limit(110, 6.1) },
    post_2h: { below: limit(120, 6.7), from: limit(100, 5.6) },
  },
  // NICE-NG3
  NICE: {
    fasting: { below: limit(95, 5.3), from: niceFrom },
    post_1h: { below: limit(140, 7.8), from: niceFrom },
    post_2h: { below: limit(115, 6.4), from: niceFrom },
  },
};

/** The lower bound of a profile for types without a target of their own. */
const otherFrom: Readonly<Partial<Record<PublishedProfile, Limit>>> = { NICE: niceFrom };

/** A personal target from the care team, in the unit it was given in. It always wins. */
export interface PersonalTarget {
  readonly unit: SugarUnit;
  readonly below: number;
  readonly from?: number | null;
}
export type PersonalTargets = Readonly<Partial<Record<MeasurementType, PersonalTarget>>>;

/** The organisation whose targets are used: NICE in the United Kingdom and Ireland, else ADA and ACOG. */
export const profileOfCountry = (countryCode: string | null | undefined): PublishedProfile =>
  countryCode && ['GB', 'IE'].includes(countryCode.toUpperCase()) ? 'NICE' : 'ADA_ACOG';

export type SugarProfile = Pick<Profile, 'diabetes' | 'glucoseLowering' | 'sugarTargets' | 'countryCode'>;

/** Targets are shown only with diabetes of any kind; otherwise bands without a judgement. */
export const hasDiabetes = ({ diabetes }: Pick<Profile, 'diabetes'>): boolean =>
  diabetes != null && diabetes !== 'none';

/** The bounds to compare with, in the reading's own unit; null where none is set. */
export interface Bounds {
  readonly below: number | null;
  readonly from: number | null;
}

/** The target of a type in a unit, never converted: a personal target in the other unit is not used. */
export function boundsFor(
  type: MeasurementType,
  unit: SugarUnit,
  profile: SugarProfile,
  personal: PersonalTargets = {},
): Bounds | null {
  const personalTarget = personal[type];
  if (personalTarget)
    return personalTarget.unit === unit ? { below: personalTarget.below, from: personalTarget.from ?? null } : null;
  if (!hasDiabetes(profile)) return null;
  const chosen = profile.sugarTargets;
  const name = chosen && chosen !== 'CUSTOM' ? chosen : profileOfCountry(profile.countryCode);
  const target = publishedTargets[name][type];
  const from = (target?.from ?? otherFrom[name])?.[unit] ?? null;
  return target || from !== null ? { below: target?.below[unit] ?? null, from } : null;
}
