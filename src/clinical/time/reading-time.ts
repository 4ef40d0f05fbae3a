import { MINUTE_MS, HOUR_MS } from '@/model/time/durations.ts';

/**
 * Older readings show no card, and a reading that arrives late never shows one again (clinical rules 0 invariant 12,
 * 1.3).
 */
const ALARM_HOURS = 24;

export const elapsedMs = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** Exactly 24 hours still counts. */
export const isTooOldToAlarm = (recordedAt: string, now: string): boolean =>
  elapsedMs(recordedAt, now) > ALARM_HOURS * HOUR_MS;

/**
 * The problem with a reading's time (clinical rules 1.3). `future` (more than 5 minutes) and `old` (more than a year)
 * cannot be saved; `not_today` is older than 24 hours: it is saved, but asks "was this checked?" instead of showing a
 * card.
 */
export function timeDoubt(recordedAt: string, now: string): 'future' | 'old' | 'not_today' | null {
  if (elapsedMs(now, recordedAt) > 5 * MINUTE_MS) return 'future';
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  if (Date.parse(recordedAt) < yearAgo.getTime()) return 'old';
  return isTooOldToAlarm(recordedAt, now) ? 'not_today' : null;
}
