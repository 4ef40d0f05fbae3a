import type { BloodPressureReading, Reading } from '@/model/records/reading.ts';
import { readingsOf } from '@/model/records/reading.ts';
import { HOUR_MS } from '@/model/time/durations.ts';
import { isAtOwnLevel, type OwnPressure } from '@/clinical/pressure/personal-pressure-limits.ts';
import { categoryOf } from '@/clinical/pressure/pressure-episode.ts';
import { elapsedMs } from '@/clinical/time/reading-time.ts';
import type { CareEpisode } from './care-episode.ts';

/** Two readings in range must be at least this far apart (clinical rules 1.2; ACOG-222: "at least 4 hours apart"). */
export const CLOSING_HOURS = 4;

/**
 * Whether readings alone can close the episode. Persistent severe pressure and symptoms (EMERGENCY) need a clinician;
 * for the other causes there is no source.
 */
export const canCloseByReadings = ({ cause, tier }: Pick<CareEpisode, 'cause' | 'tier'>): boolean =>
  cause === 'bloodPressure' && tier !== 'EMERGENCY';

/** Below 140/90 and below her own limits, not very low, and without a symptom. */
export function isInRange(reading: BloodPressureReading, own: OwnPressure | null = null): boolean {
  const category = categoryOf(reading);
  if (category === 'severe' || category === 'high' || category === 'veryLow') return false;
  if ((reading.symptoms ?? []).length > 0) return false;
  return own === null || !isAtOwnLevel(reading, own);
}

const oldestFirst = (a: Reading, b: Reading): number => Date.parse(a.recordedAt) - Date.parse(b.recordedAt);

/** The pressures taken after an alarm, the oldest first. @param since an instant */
export const pressuresSince = (readings: readonly Reading[], since: string): BloodPressureReading[] =>
  readingsOf(readings, 'bloodPressure')
    .filter(({ recordedAt }) => elapsedMs(since, recordedAt) > 0)
    .toSorted(oldestFirst);

/** The first of the readings in range that nothing out of range follows; null without one. */
export function firstInRange(
  readings: readonly BloodPressureReading[],
  own: OwnPressure | null,
): BloodPressureReading | null {
  const lastOut = readings.findLastIndex((reading) => !isInRange(reading, own));
  return readings[lastOut + 1] ?? null;
}

/**
 * The two readings that close the episode; null while it is open. A later reading out of range does not open it again:
 * if it is an alarm, it opens its own episode.
 * @param readings of the patient, with the answers of their cards; any order
 */
export function closingReadings(
  episode: Pick<CareEpisode, 'cause' | 'tier' | 'raisedAt'>,
  readings: readonly Reading[],
  own: OwnPressure | null = null,
): readonly [BloodPressureReading, BloodPressureReading] | null {
  if (!canCloseByReadings(episode)) return null;
  let first: BloodPressureReading | null = null;
  for (const reading of pressuresSince(readings, episode.raisedAt)) {
    if (!isInRange(reading, own)) first = null;
    else if (first === null) first = reading;
    else if (elapsedMs(first.recordedAt, reading.recordedAt) >= CLOSING_HOURS * HOUR_MS) return [first, reading];
  }
  return null;
}
