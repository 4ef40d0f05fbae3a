import type { Reminder } from '@/model/reminder.ts';
import { isTimeZone } from '@/model/time-zone.ts';
import { doseTimes } from './dose-times.ts';
import { scheduleChange } from './dose-plan.ts';
import { HOUR_MS } from './reading-time.ts';
import { offsetAt } from './wall-clock.ts';

/** After a shift of more hours than this the person is told to ask about the timing (clinical rules 10). */
const ASK_ABOUT_HOURS = 3;

/** What a reminder must keep when the phone is in another zone: its times move with the phone. Null when nothing moves. */
export function zoneMove(reminder: Reminder, phoneZone: string, now: number): Partial<Reminder> | null {
  const { timeZone: from } = reminder;
  if (from === phoneZone || reminder.isZoneFixed || doseTimes(reminder).length === 0) return null;
  const isShift = from != null && isTimeZone(from) && offsetAt(now, from) !== offsetAt(now, phoneZone);
  return { ...scheduleChange(reminder, { timeZone: phoneZone }, now), ...(isShift && { movedFromZone: from }) };
}

/** What it keeps when the person says that it follows the clocks of home. */
export const zoneKept = (reminder: Reminder, home: string, now: number): Partial<Reminder> => ({
  ...scheduleChange(reminder, { timeZone: home }, now),
  movedFromZone: null,
  isZoneFixed: true,
});

/** Whether a move between two zones is so large that she should check the timing with her pharmacist. */
export const isLargeShift = (from: string, to: string, now: number): boolean =>
  isTimeZone(from) && isTimeZone(to) && Math.abs(offsetAt(now, from) - offsetAt(now, to)) > ASK_ABOUT_HOURS * HOUR_MS;
