import { HOUR_MS } from '@/model/time/durations.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';
import { offsetAt } from './wall-clock.ts';

type MaybeZone = string | null | undefined;

/** After a shift of more hours than this the person is advised to ask about the timing (clinical rules 10). */
const ASK_ABOUT_HOURS = 3;

/**
 * The difference in ms between the local times of two zones at an instant; 0 when this engine does not support one of
 * them.
 */
export const shiftBetween = (from: MaybeZone, to: MaybeZone, now: number): number =>
  from && to && isTimeZone(from) && isTimeZone(to) ? Math.abs(offsetAt(now, from) - offsetAt(now, to)) : 0;

/** Whether a move between two zones is so large that the person should check the timing with a pharmacist. */
export const isLargeShift = (from: MaybeZone, to: MaybeZone, now: number): boolean =>
  shiftBetween(from, to, now) > ASK_ABOUT_HOURS * HOUR_MS;
