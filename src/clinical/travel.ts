import { DAY_MS } from '@/model/durations.ts';
import type { Reminder } from '@/model/reminder.ts';
import { isTimeZone } from '@/model/time-zone.ts';
import { isDate } from './calendar-date.ts';
import { doseTimes } from './dose-times.ts';
import { scheduleChange } from './dose-plan.ts';
import { offsetAt } from './wall-clock.ts';
import { shiftBetween } from './zone-shift.ts';

/** Now and once a month for a year (ms from now): a zone with other summer times differs at one of them. */
const COMPARED_AT_MS = Array.from({ length: 13 }, (_, month) => (month * 365 * DAY_MS) / 12);

/** Whether two zones show the same clocks: one zone has several names (Asia/Calcutta, Asia/Kolkata), and phones differ. */
export const areClocksSame = (one: string, other: string, now: number): boolean =>
  isTimeZone(one) &&
  isTimeZone(other) &&
  COMPARED_AT_MS.every((ahead) => offsetAt(now + ahead, one) === offsetAt(now + ahead, other));

/**
 * What a reminder must keep when the phone is in another zone: its times move with the phone. Null when nothing moves, as
 * between two zones whose clocks agree for the year to come. `now` in ms; never throws.
 */
export function zoneMove(reminder: Reminder, phoneZone: string, now: number): Partial<Reminder> | null {
  const { timeZone: from, startsOn } = reminder;
  if (from === phoneZone || reminder.isZoneFixed || doseTimes(reminder).length === 0) return null;
  if (!isTimeZone(phoneZone) || (startsOn && !isDate(startsOn))) return null;
  if (from && areClocksSame(from, phoneZone, now)) return null;
  const isShift = shiftBetween(from, phoneZone, now) > 0;
  return { ...scheduleChange(reminder, { timeZone: phoneZone }, now), ...(isShift && { movedFromZone: from }) };
}

/** What it keeps when the person says that it follows the clocks of home. */
export const zoneKept = (reminder: Reminder, home: string, now: number): Partial<Reminder> => ({
  ...scheduleChange(reminder, { timeZone: home }, now),
  movedFromZone: null,
  isZoneFixed: true,
});
