import { useQuery } from '@tanstack/react-query';
import { localDate } from '@/clinical/calendar-date.ts';
import { baseDay } from '@/clinical/weight-band.ts';
import type { Profile } from '@/model/profile.ts';
import type { WeightReading } from '@/model/reading.ts';
import { MOST_DATED } from '@/sync/online/list-sizes.ts';
import { firstWeightsQuery } from './patient-queries.ts';

const nothing: readonly WeightReading[] = [];

/**
 * The weights from which a patient's gain is counted: the loaded ones, newest first, where they reach back to her last
 * period; else what the server answers, and nothing until then: a later weight would give a wrong range (clinical rules 3.2).
 */
export function useEarlyWeights(
  doctorId: string,
  patient: Profile,
  loaded: readonly WeightReading[],
  now: number,
): readonly WeightReading[] {
  const day = baseDay(patient, localDate(now));
  const oldest = loaded.at(-1);
  const isCut =
    day !== null && loaded.length >= MOST_DATED && oldest !== undefined && localDate(oldest.recordedAt) >= day;
  const first = useQuery(firstWeightsQuery(doctorId, patient.userId, isCut ? day : null));
  return isCut ? (first.data ?? nothing) : loaded;
}
