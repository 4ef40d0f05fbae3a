import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import { boundsFor, profileOfCountry, publishedTargets, type SugarProfile } from '@/clinical/glucose/sugar-targets.ts';
import type { MeasurementType, SugarUnit } from '@/model/records/blood-sugar.ts';
import { plainName } from '@/model/account/person-name.ts';
import type { TapeScale } from '@/ui/chart/micro-tape.tsx';

/** Below this a sugar is low (clinical rules 2.4, lower bound of the tables). */
export const lowerBound = { 'mg/dL': 70, 'mmol/L': 3.9 } as const;

export interface SugarLimit {
  /** Upper limit in the unit of the chart; null where there is none. */
  readonly limit: number | null;
  /** With diabetes it is her target and a level above it is marked; else it is a band without a judgement. */
  readonly isTarget: boolean;
  /** The doctor who set it for her, empty without a name; null when it is a published one. */
  readonly setBy: string | null;
}

/** The upper limit of a type in a unit, never converted: the one her doctor set, else the published one. */
export function sugarLimit(
  type: MeasurementType,
  unit: SugarUnit,
  profile: SugarProfile,
  own: OwnLimits | null = null,
): SugarLimit {
  const bounds = boundsFor(type, unit, profile, own?.sugar);
  const setBy = own?.sugar[type] ? plainName(own.note.senderName) : null;
  if (bounds) return { limit: bounds.below, isTarget: bounds.below !== null, setBy };
  // Her doctor set a limit in the other unit: a published number does not replace it.
  if (setBy !== null) return { limit: null, isTarget: false, setBy };
  const published = publishedTargets[profileOfCountry(profile.countryCode)][type];
  return { limit: published?.below[unit] ?? null, isTarget: false, setBy };
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
