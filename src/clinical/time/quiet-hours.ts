import type { QuietHours } from '@/model/notifications/message-alerts.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';
import { addDays } from './calendar-date.ts';
import { dateIn, instantOf } from './wall-clock.ts';

/**
 * When the quiet hours end that `now` lies in, both in ms since 1970; null outside of them. Hours from 22:00 until 07:00
 * begin on the day before. A time zone that does not exist has no quiet hours: a late message is worse than a loud one.
 */
export function quietUntil({ from, until, timeZone }: QuietHours, now: number): number | null {
  if (!isTimeZone(timeZone) || from === until) return null;
  const today = dateIn(now, timeZone);
  for (const day of [addDays(today, -1), today]) {
    const startsAt = instantOf(day, from, timeZone);
    const endsAt = instantOf(until > from ? day : addDays(day, 1), until, timeZone);
    if (startsAt <= now && now < endsAt) return endsAt;
  }
  return null;
}
