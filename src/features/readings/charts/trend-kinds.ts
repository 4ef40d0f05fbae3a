import type { Reading, ReadingKind } from '@/model/records/reading.ts';
import { lastDays } from '@/ui/chart/day-range.ts';

export const TREND_DAYS = 14;

/** The kinds among the newest readings that were measured within the two weeks, each once. */
export function trendKinds(newest: readonly Reading[], now: number): readonly ReadingKind[] {
  const { from } = lastDays(now, TREND_DAYS);
  const recent = newest.filter(({ recordedAt }) => Date.parse(recordedAt) >= from);
  return [...new Set(recent.map(({ kind }) => kind))];
}
