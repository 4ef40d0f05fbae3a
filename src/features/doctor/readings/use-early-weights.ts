import { useQuery } from '@tanstack/react-query';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { baseDay } from '@/clinical/weight/weight-gain-band.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { WeightReading } from '@/model/records/reading.ts';
import { MAX_DATED } from '@/sync/api/doctor/list-limits.ts';
import { firstWeightsQuery } from '@/features/doctor/queries/patient-queries.ts';

const nothing: readonly WeightReading[] = [];

/**
 * The weights from which the gain is counted: the loaded ones (newest first) if they reach back to the last period,
 * else the server's first weights. Empty until those are loaded: a later weight would give a wrong range (clinical
 * rules 3.2).
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
    day !== null && loaded.length >= MAX_DATED && oldest !== undefined && localDate(oldest.recordedAt) >= day;
  const first = useQuery(firstWeightsQuery(doctorId, patient.userId, isCut ? day : null));
  return isCut ? (first.data ?? nothing) : loaded;
}
