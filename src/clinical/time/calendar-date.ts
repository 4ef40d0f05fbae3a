import { DAY_MS } from '@/model/time/durations.ts';

/** A date without time or zone, `YYYY-MM-DD`. All arithmetic counts UTC days, so that clock changes cannot move it. */
export type CalendarDate = string;

/** Days since 1970-01-01; null for text in the form of a date that does not exist. */
function dayOf(date: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const ms = Date.parse(`${date}T00:00:00Z`);
  const found = new Date(ms);
  // JavaScript engines accept 30 February and move it on. A list of 5000 calls this 20,000 times, so no text is created
  // for the comparison.
  const isReal =
    found.getUTCDate() === Number(day) &&
    found.getUTCMonth() + 1 === Number(month) &&
    found.getUTCFullYear() === Number(year);
  return isReal ? ms / DAY_MS : null;
}

/** Days since 1970-01-01. @throws RangeError on a date that does not exist */
export function dayNumber(date: CalendarDate): number {
  const day = dayOf(date);
  if (day === null) throw new RangeError(`not an existing date of the form YYYY-MM-DD: ${date}`);
  return day;
}

export const isDate = (text: string): text is CalendarDate => dayOf(text) !== null;

/** Whether the day exists and its year is plausible: a year typed with two digits is stored as 0026. */
export const isMeantDate = (text: string | null | undefined): text is CalendarDate =>
  text != null && /^(19|20)/.test(text) && dayOf(text) !== null;

export const fromDayNumber = (day: number): CalendarDate => new Date(day * DAY_MS).toISOString().slice(0, 10);

export const addDays = (date: CalendarDate, days: number): CalendarDate => fromDayNumber(dayNumber(date) + days);

/** Whole days from `from` to `to`, negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

const pad = (value: number, size: number): string => String(value).padStart(size, '0');

/** The calendar date at an instant, in the device's zone unless an IANA zone is given. */
export function localDate(instant: string | number | Date, timeZone?: string): CalendarDate {
  const time = new Date(instant);
  if (timeZone === undefined)
    return `${pad(time.getFullYear(), 4)}-${pad(time.getMonth() + 1, 2)}-${pad(time.getDate(), 2)}`;
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(time);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  return `${pad(part('year'), 4)}-${pad(part('month'), 2)}-${pad(part('day'), 2)}`;
}
