import { boundsFor, profileOfCountry, publishedTargets, type SugarProfile } from '@/clinical/sugar-targets.ts';
import type { MeasurementType, SugarUnit } from '@/model/blood-sugar.ts';
import type { TapeScale } from '@/ui/micro-tape.tsx';

/** Below this a sugar is low (clinical rules 2.4, lower bound of the tables). */
export const lowerBound = { 'mg/dL': 70, 'mmol/L': 3.9 } as const;

export interface SugarLimit {
  /** Upper limit in the unit asked for; null where nobody set one. */
  readonly limit: number | null;
  /** With diabetes it is her target and a level above it is marked; else it is a band without a judgement. */
  readonly isTarget: boolean;
}

/** The personal or published upper limit of a type in a unit, never converted. */
export function sugarLimit(type: MeasurementType, unit: SugarUnit, profile: SugarProfile): SugarLimit {
  const bounds = boundsFor(type, unit, profile);
  if (bounds) return { limit: bounds.below, isTarget: bounds.below !== null };
  const published = publishedTargets[profileOfCountry(profile.countryCode)][type];
  return { limit: published?.below[unit] ?? null, isTarget: false };
}

const ends = { 'mg/dL': [40, 220], 'mmol/L': [2, 12] } as const;

/** The tape of sugars of one type in one unit: from the lower bound to the limit where there is one. */
export function sugarTape(unit: SugarUnit, limit: number | null): TapeScale {
  const low = lowerBound[unit];
  const [from, to] = ends[unit];
  return {
    from,
    to,
    bands: limit === null ? [] : [{ from: low, to: limit, tone: 'soft' }],
    limits: limit === null ? [low] : [low, limit],
  };
}
