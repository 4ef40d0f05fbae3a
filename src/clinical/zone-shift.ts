import { HOUR_MS } from '@/model/durations.ts';
import { isTimeZone } from '@/model/time-zone.ts';
import { offsetAt } from './wall-clock.ts';

type MaybeZone = string | null | undefined;

/** After a shift of more hours than this the person is told to ask about the timing (clinical rules 10). */
const ASK_ABOUT_HOURS = 3;

/** By how many ms the clocks of two zones differ at an instant; 0 where one of them is none that this engine knows. */
export const shiftBetween = (from: MaybeZone, to: MaybeZone, now: number): number =>
  from && to && isTimeZone(from) && isTimeZone(to) ? Math.abs(offsetAt(now, from) - offsetAt(now, to)) : 0;

/** Whether a move between two zones is so large that she should check the timing with her pharmacist. */
export const isLargeShift = (from: MaybeZone, to: MaybeZone, now: number): boolean =>
  shiftBetween(from, to, now) > ASK_ABOUT_HOURS * HOUR_MS;
