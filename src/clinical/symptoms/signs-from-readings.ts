import type { Profile } from '@/model/records/profile.ts';
import type { Reading, ReadingOf } from '@/model/records/reading.ts';
import { categorise } from '@/clinical/pressure/pressure-category.ts';
import {
  isGlucoseTest,
  isHighSugar,
  isLowSugar,
  isVeryHighSugar,
  isVeryLowSugar,
} from '@/clinical/glucose/sugar-level.ts';
import type { Sign } from './signs.ts';

/** Older readings do not count for today (clinical rules 1.3: no card for a reading older than a day). */
const RECENT_MS = 24 * 60 * 60_000;

const ofPressure = {
  severe: 'bp_severe',
  high: 'bp_high',
  watch: 'bp_watch',
  expected: 'bp_usual',
  low: 'bp_low',
  veryLow: 'bp_very_low',
} as const satisfies Record<ReturnType<typeof categorise>, Sign>;

function ofReading(reading: Reading): Sign | null {
  if (reading.kind === 'bloodPressure') return ofPressure[categorise(reading.systolic, reading.diastolic)];
  if (reading.kind !== 'bloodSugar') return null;
  if (isVeryLowSugar(reading)) return 'sugar_very_low';
  if (isLowSugar(reading)) return 'sugar_low';
  if (isVeryHighSugar(reading)) return 'sugar_very_high';
  if (!isHighSugar(reading)) return 'sugar_usual';
  // A high level after the drink of a glucose test belongs to the test's thresholds, not to G7 (clinical rules 2.5,
  // G8a).
  return isGlucoseTest(reading) ? 'sugar_test_high' : 'sugar_high';
}

/** Of several readings of the last day the most serious one counts, not the newest. */
const gravest: readonly Sign[] = [
  'bp_severe',
  'bp_high',
  'bp_very_low',
  'bp_watch',
  'bp_low',
  'bp_usual',
  'sugar_very_low',
  'sugar_very_high',
  'sugar_low',
  'sugar_high',
  'sugar_test_high',
  'sugar_usual',
];

const isRecentAt =
  (now: number) =>
  ({ recordedAt }: Reading): boolean =>
    now - Date.parse(recordedAt) <= RECENT_MS;

/**
 * The pressures to say on the phone: the newest of the most serious kind in the last 24 hours, which gave the sign,
 * then the newest of all if it is another one. `now` in ms since 1970.
 */
export function tellingPressures(readings: readonly Reading[], now: number): ReadingOf<'bloodPressure'>[] {
  const newestFirst = readings
    .filter(isRecentAt(now))
    .filter((reading) => reading.kind === 'bloodPressure')
    .toSorted((one, other) => Date.parse(other.recordedAt) - Date.parse(one.recordedAt));
  const gravestKind = gravest.find((sign) => newestFirst.some((reading) => ofReading(reading) === sign));
  const graver = newestFirst.find((reading) => ofReading(reading) === gravestKind);
  return [...new Set([graver, newestFirst[0]])].filter((reading) => reading !== undefined);
}

/**
 * The signs known from the readings of the last 24 hours and the profile, which need not be asked. `now` in ms since
 * 1970.
 */
export function knownSigns(
  readings: readonly Reading[],
  profile: Pick<Profile, 'diabetes' | 'glucoseLowering'> | null | undefined,
  now: number,
): Set<Sign> {
  const recent = readings.filter(isRecentAt(now));
  const found = new Set(recent.flatMap((reading) => ofReading(reading) ?? []));
  const of = (kind: RegExp) => gravest.find((sign) => kind.test(sign) && found.has(sign));
  // A sugar that was too low and later too high gives both signs: each has rules of its own.
  const sugars = [of(/^sugar_.*low$/), of(/^sugar_.*high$/)].filter((sign) => sign !== undefined);
  const known = new Set(
    [of(/^bp_/), ...(sugars.length > 0 ? sugars : [of(/^sugar_/)])].filter((sign) => sign !== undefined),
  );
  if (profile?.diabetes && profile.diabetes !== 'none') known.add('diabetes');
  if (profile?.diabetes === 'type1') known.add('type_1');
  if (profile?.glucoseLowering) known.add('sugar_lowering');
  return known;
}
