import { addDays, localDate } from '@/clinical/calendar-date.ts';
import { baseDay } from '@/clinical/weight-band.ts';
import { EARLY_WEEKS } from '@/clinical/weight-gain.ts';
import { readingsBetween } from '@/db/live-readings.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { toInstant } from '@/model/instant.ts';
import type { Profile } from '@/model/profile.ts';
import type { WeightReading } from '@/model/reading.ts';
import { isFirstFilling, useSyncStatus } from '@/sync/status.ts';

const nothing: readonly WeightReading[] = [];
const midnight = (day: string) => toInstant(Date.parse(`${day}T00:00:00`));

/**
 * The weights on this phone from which the gain can be counted: those before 14 weeks, live and the newest first; undefined
 * until they are known. A chart's own days are not enough: they may begin later (clinical rules 3.2). None while this phone is
 * first being filled, because an earlier one may be on its way. `now` in ms.
 */
export function useEarlyWeights(
  profile: Profile | null | undefined,
  now: number,
): readonly WeightReading[] | undefined {
  const today = localDate(now);
  // Where nothing is to be found, a question of no days is asked: a hook cannot be left out.
  const day = baseDay(profile, today);
  const from = midnight(day ?? today);
  const until = day ? midnight(addDays(day, 7 * EARLY_WEEKS)) : from;
  const found = useLiveQuery(() => readingsBetween({ kind: 'weight', from, until }), `early weights ${from} ${until}`);
  const isFilling = useSyncStatus(isFirstFilling);
  return isFilling ? nothing : found;
}
