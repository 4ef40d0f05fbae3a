import { HOUR_MS } from '@/model/time/durations.ts';

/** Before 37 weeks this many in an hour need a call (clinical rules 5.3, S16). */
const PRETERM_CALL_COUNT = 4;
/** From 37 weeks: this interval, for an hour. */
const EVERY_MS = 5 * 60_000;
/** A pause this long ends a regular series; earlier contractions do not count to it [P]. */
const PAUSE_MS = 30 * 60_000;

/** Starts of the last hour before `now`, ms since 1970. */
export const lastHour = (starts: readonly number[], now: number): number[] =>
  starts.filter((start) => start > now - HOUR_MS && start <= now);

/** Mean time from start to start, ms; null for fewer than two. */
export function meanInterval(starts: readonly number[]): number | null {
  if (starts.length < 2) return null;
  return (Math.max(...starts) - Math.min(...starts)) / (starts.length - 1);
}

/** Since when they have come without a pause, ms since 1970; null for none. */
function regularSince(starts: readonly number[], now: number): number | null {
  const [latest, ...before] = starts.filter((start) => start <= now).toSorted((one, other) => other - one);
  if (latest === undefined) return null;
  let since = latest;
  for (const start of before) {
    if (since - start > PAUSE_MS) break;
    since = start;
  }
  return since;
}

/**
 * Whether these contractions need a call now (clinical rules 5.3, S16): before 37 weeks four in an hour, from then on
 * every five minutes for an hour. Unknown weeks count as before 37.
 */
export function needsCall(starts: readonly number[], weeks: number | null, now: number): boolean {
  const recent = lastHour(starts, now);
  if (weeks === null || weeks < 37) return recent.length >= PRETERM_CALL_COUNT;
  const since = regularSince(starts, now);
  const mean = meanInterval(recent);
  // For an hour: they had already begun at its start, and the last one is recent.
  return (
    since !== null &&
    since <= now - HOUR_MS + EVERY_MS &&
    mean !== null &&
    mean <= EVERY_MS &&
    now - Math.max(...recent) <= 2 * EVERY_MS
  );
}
