import { DAY_MS } from '@/model/time/durations.ts';
import type { Reminder } from '@/model/reminders/reminder.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';
import { isDate } from '@/clinical/time/calendar-date.ts';
import { doseTimes } from './reminder-schedule.ts';
import { scheduleChange } from './dose-plan.ts';
import { offsetAt } from '@/clinical/time/wall-clock.ts';
import { shiftBetween } from '@/clinical/time/time-zone-shift.ts';

/**
 * Now and once a month for a year (ms from now): two zones with different summer time differ at one of these instants.
 */
const COMPARED_AT_MS = Array.from({ length: 13 }, (_, month) => (month * 365 * DAY_MS) / 12);

/**
 * Whether two zones have the same local time: one zone has several names (Asia/Calcutta, Asia/Kolkata), and phones
 * differ.
 */
export const areClocksSame = (one: string, other: string, now: number): boolean =>
  isTimeZone(one) &&
  isTimeZone(other) &&
  COMPARED_AT_MS.every((ahead) => offsetAt(now + ahead, one) === offsetAt(now + ahead, other));

/**
 * The fields to save when the phone is in another zone and the person lets the times move there. Null when nothing
 * moves, as between two zones whose local time is the same for the coming year. `now` in ms; never throws.
 */
export function zoneMove(reminder: Reminder, phoneZone: string, now: number): Partial<Reminder> | null {
  const { timeZone: from, startsOn } = reminder;
  if (from === phoneZone || reminder.isZoneFixed || doseTimes(reminder).length === 0) return null;
  if (!isTimeZone(phoneZone) || (startsOn && !isDate(startsOn))) return null;
  if (from && areClocksSame(from, phoneZone, now)) return null;
  const isShift = shiftBetween(from, phoneZone, now) > 0;
  return { ...scheduleChange(reminder, { timeZone: phoneZone }, now), ...(isShift && { movedFromZone: from }) };
}

/** The fields to save when the person chooses to follow the time zone of home. */
export const zoneKept = (reminder: Reminder, home: string, now: number): Partial<Reminder> => ({
  ...scheduleChange(reminder, { timeZone: home }, now),
  movedFromZone: null,
  isZoneFixed: true,
});
