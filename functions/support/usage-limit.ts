import { MINUTE_MS, DAY_MS } from '../../src/model/time/durations.ts';

/** Requests of one user: when the current minute and day began (ms since 1970), and how many since then. */
export interface Usage {
  readonly minuteFrom: number;
  readonly inMinute: number;
  readonly dayFrom: number;
  readonly inDay: number;
}

export interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
}

export const noUsage: Usage = { minuteFrom: 0, inMinute: 0, dayFrom: 0, inDay: 0 };

/**
 * Counts one request.
 * @param now ms since 1970
 * @returns the new usage, or the seconds to wait when the limit is exceeded
 */
export function countRequest(
  usage: Usage,
  { perMinute, perDay }: Limits,
  now: number,
): Usage | { readonly waitS: number } {
  const isSameMinute = now - usage.minuteFrom < MINUTE_MS;
  const isSameDay = now - usage.dayFrom < DAY_MS;
  if (isSameDay && usage.inDay >= perDay) return { waitS: Math.ceil((usage.dayFrom + DAY_MS - now) / 1000) };
  if (isSameMinute && usage.inMinute >= perMinute)
    return { waitS: Math.ceil((usage.minuteFrom + MINUTE_MS - now) / 1000) };
  return {
    minuteFrom: isSameMinute ? usage.minuteFrom : now,
    inMinute: isSameMinute ? usage.inMinute + 1 : 1,
    dayFrom: isSameDay ? usage.dayFrom : now,
    inDay: isSameDay ? usage.inDay + 1 : 1,
  };
}
