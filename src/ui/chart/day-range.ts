/**
 * Calendar days in the phone's own time zone. A day can have 23 or 25 hours, so days are counted by date and never by
 * hours.
 */

/** A span of whole local days, both ends in ms since 1970; `to` is the midnight after the last day. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** Local midnight that begins the day of `time` (ms). */
export function startOfDay(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** Local midnight `days` calendar days after the day of `time` (ms). */
export function addDays(time: number, days: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** How many calendar days lie between two instants (ms); 0 within one day. */
export function daysBetween(earlier: number, later: number): number {
  const noon = (time: number) => {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((noon(later) - noon(earlier)) / 86_400_000);
}

/** The last `days` calendar days, today included. */
export const lastDays = (now: number, days: number): DayRange => ({
  from: addDays(now, 1 - days),
  to: addDays(now, 1),
});

/** The days labelled below the chart: the first, the last, and evenly spaced ones between. */
export function tickDays({ from, to }: DayRange): number[] {
  const last = daysBetween(from, to) - 1;
  const step = Math.max(1, Math.ceil((last + 1) / 3.5));
  const days: number[] = [];
  for (let day = 0; last - day >= step / 2; day += step) days.push(day);
  return [...days, last].map((day) => addDays(from, day));
}
