import { descendingKey, toInstant } from '@/model/time/instant.ts';
import type { ReadingKind, ReadingOf } from '@/model/records/reading.ts';
import { newestReadings, readingsSince } from '@/db/records/live-readings.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { lastDays, type DayRange } from '@/ui/chart/day-range.ts';

export interface Period<K extends ReadingKind> {
  readonly range: DayRange;
  readonly days: number;
  /** Newest first, inside the range. */
  readonly readings: readonly ReadingOf<K>[];
  /** There are readings before the range, so an empty start is a gap. */
  readonly hasEarlier: boolean;
}

/** The readings of one kind in the last `days` days, live; undefined until the store has returned them. */
export function usePeriod<K extends ReadingKind>(kind: K, days: number, now: number): Period<K> | undefined {
  const range = lastDays(now, days);
  const from = toInstant(range.from);
  const inside = useLiveQuery(() => readingsSince({ kind, from }), `since ${kind} ${from}`);
  const before = useLiveQuery(
    () => newestReadings({ kind, limit: 1, before: descendingKey(from) }),
    `before ${kind} ${from}`,
  );
  if (!inside) return undefined;
  const readings = inside.filter((reading): reading is ReadingOf<K> => reading.kind === kind);
  return { range, days, readings, hasEarlier: (before?.length ?? 0) > 0 };
}
