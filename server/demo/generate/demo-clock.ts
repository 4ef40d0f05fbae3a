import { toInstant } from '../../../src/model/time/instant.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const pad = (part: number): string => String(part).padStart(2, '0');

/** The days of the demonstration, counted back from the moment at which it is made, in the time zone of the machine. */
export interface DemoClock {
  readonly now: Date;
  readonly timeZone: string;
  /** @param days before today; negative: after today @param time `HH:mm`, or `-M`: so many minutes before now */
  at(days: number, time: string): Date;
  /** How many days before today this is. */
  dayOf(at: Date): number;
  /** `YYYY-MM-DD` */
  date(days: number): string;
}

export function demoClock(now: Date): DemoClock {
  const thisMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const at = (days: number, time: string): Date => {
    if (time.startsWith('-')) return new Date(thisMinute + Number(time) * MINUTE_MS);
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, hour, minute);
  };
  return {
    now,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    at,
    // Rounded, because a day of a time change has 23 or 25 hours.
    dayOf: (time) =>
      Math.round(
        (at(0, '12:00').getTime() - new Date(time.getFullYear(), time.getMonth(), time.getDate(), 12).getTime()) /
          DAY_MS,
      ),
    date: (days) => {
      const day = at(days, '12:00');
      return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
    },
  };
}

/** `HH:mm`, this many minutes after another time of the same day. */
export function laterBy(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = Math.min(23 * 60 + 59, Math.max(0, hour * 60 + minute + Math.round(minutes)));
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}

export const isPast = (clock: DemoClock, time: Date): boolean => time.getTime() <= clock.now.getTime();
export const instantAt = (clock: DemoClock, days: number, time: string): string => toInstant(clock.at(days, time));
