/** The largest time a Date can hold, in ms since 1970. */
const LAST_INSTANT_MS = 8_640_000_000_000_000;

/** An instant in the form that both sides compare: `2026-11-21T02:19:37.090+00:00`, as Appwrite returns it. */
export const toInstant = (time: Date | number | string): string => new Date(time).toISOString().replace('Z', '+00:00');

/**
 * An integer that sorts the newest first in ascending order.
 * RxDB reads all rows for a descending sort, so every list is ordered by this key. It is not encrypted.
 */
export const descendingKey = (instant: string): number => LAST_INSTANT_MS - Date.parse(instant);

/** Inverse of `descendingKey`. */
export const fromDescendingKey = (key: number): string => toInstant(LAST_INSTANT_MS - key);

/**
 * The time of an edit: now, but always later than the previous edit, so that an edit made with knowledge of another one
 * wins even if a clock was set back.
 */
export const editInstant = (before: unknown, now: number = Date.now()): string =>
  toInstant(Math.max(now, (Date.parse(String(before ?? '')) || 0) + 1));
