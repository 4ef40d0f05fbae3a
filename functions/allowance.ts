import { MINUTE_MS, DAY_MS } from '../src/model/durations.ts';

/** How much somebody has asked for: when the present minute and day began, and how often since. */
export interface Used {
  readonly minuteFrom: number;
  readonly inMinute: number;
  readonly dayFrom: number;
  readonly inDay: number;
}

export interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
}

export const nothingUsed: Used = { minuteFrom: 0, inMinute: 0, dayFrom: 0, inDay: 0 };

/**
 * Counts one request.
 * @param now ms since 1970
 * @returns what is used with it, or the seconds to wait when it is one too many
 */
export function takeOne(used: Used, { perMinute, perDay }: Limits, now: number): Used | { readonly waitS: number } {
  const isSameMinute = now - used.minuteFrom < MINUTE_MS;
  const isSameDay = now - used.dayFrom < DAY_MS;
  if (isSameDay && used.inDay >= perDay) return { waitS: Math.ceil((used.dayFrom + DAY_MS - now) / 1000) };
  if (isSameMinute && used.inMinute >= perMinute)
    return { waitS: Math.ceil((used.minuteFrom + MINUTE_MS - now) / 1000) };
  return {
    minuteFrom: isSameMinute ? used.minuteFrom : now,
    inMinute: isSameMinute ? used.inMinute + 1 : 1,
    dayFrom: isSameDay ? used.dayFrom : now,
    inDay: isSameDay ? used.inDay + 1 : 1,
  };
}
