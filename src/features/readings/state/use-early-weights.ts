import { addDays, localDate } from '@/clinical/time/calendar-date.ts';
import { baseDay } from '@/clinical/weight/weight-gain-band.ts';
import { EARLY_WEEKS } from '@/clinical/weight/weight-gain.ts';
import { readingsBetween } from '@/db/records/live-readings.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { WeightReading } from '@/model/records/reading.ts';
import { isFirstSync, useSyncStatus } from '@/sync/status/use-sync-status.ts';

const nothing: readonly WeightReading[] = [];
const midnight = (day: string) => toInstant(Date.parse(`${day}T00:00:00`));

/**
 * The weights on this phone from which the gain can be counted: those before 14 weeks, live and the newest first; undefined
 * until they are known. A chart's own days are not enough: they may begin later (clinical rules 3.2). None during the
 * first sync, because an earlier weight may not have arrived yet. `now` in ms.
 */
export function useEarlyWeights(
  profile: Profile | null | undefined,
  now: number,
): readonly WeightReading[] | undefined {
  const today = localDate(now);
  // Without a base day the query covers no days: a hook must run at every rendering.
  const day = baseDay(profile, today);
  const from = midnight(day ?? today);
  const until = day ? midnight(addDays(day, 7 * EARLY_WEEKS)) : from;
  const found = useLiveQuery(() => readingsBetween({ kind: 'weight', from, until }), `early weights ${from} ${until}`);
  const isFilling = useSyncStatus(isFirstSync);
  return isFilling ? nothing : found;
}
