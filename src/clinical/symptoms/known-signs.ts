import type { Profile } from '@/model/profile.ts';
import type { Reading } from '@/model/reading.ts';
import { categorise } from '../blood-pressure.ts';
import { isHighSugar, isLowSugar, isVeryHighSugar, isVeryLowSugar } from '../sugar-level.ts';
import type { Sign } from './signs.ts';

/** Older readings say nothing of today (clinical rules 1.3: no card for a reading older than a day). */
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
  return isHighSugar(reading) ? 'sugar_high' : 'sugar_usual';
}

/** Of several readings of the last day the most telling one counts, not the newest. */
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
  'sugar_usual',
];

/** What the readings of the last 24 hours and the profile say, so that it need not be asked. `now` in ms since 1970. */
export function knownSigns(
  readings: readonly Reading[],
  profile: Pick<Profile, 'diabetes' | 'glucoseLowering'> | null | undefined,
  now: number,
): Set<Sign> {
  const recent = readings.filter(({ recordedAt }) => now - Date.parse(recordedAt) <= RECENT_MS);
  const found = new Set(recent.flatMap((reading) => ofReading(reading) ?? []));
  const of = (start: string) => gravest.find((sign) => sign.startsWith(start) && found.has(sign));
  const known = new Set([of('bp_'), of('sugar_')].filter((sign) => sign !== undefined));
  if (profile?.diabetes && profile.diabetes !== 'none') known.add('diabetes');
  if (profile?.glucoseLowering) known.add('sugar_lowering');
  return known;
}
