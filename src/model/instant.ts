/** The largest time a Date can hold, in ms since 1970. */
const LAST_INSTANT_MS = 8_640_000_000_000_000;

/** An instant in the one form that both sides compare: `2026-11-21T02:19:37.090+00:00`, as Appwrite answers it. */
export const toInstant = (time: Date | number | string): string => new Date(time).toISOString().replace('Z', '+00:00');

/**
 * A clear integer key that puts the newest first when sorted ascending.
 * RxDB reads every row for a descending sort, so every list is ordered by this key instead.
 */
export const descendingKey = (instant: string): number => LAST_INSTANT_MS - Date.parse(instant);

/** The instant that `descendingKey` was made from. */
export const fromDescendingKey = (key: number): string => toInstant(LAST_INSTANT_MS - key);

/**
 * The time of an edit: now, but later than the edit before it. Who has seen another edit is the later one, also where a
 * clock was set back.
 */
export const editInstant = (before: unknown, now: number = Date.now()): string =>
  toInstant(Math.max(now, (Date.parse(String(before ?? '')) || 0) + 1));
