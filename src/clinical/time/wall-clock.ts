import { MINUTE_MS, HOUR_MS, DAY_MS } from '@/model/time/durations.ts';
import { dayNumber, fromDayNumber, type CalendarDate } from './calendar-date.ts';

/** A wall-clock time of day `HH:mm`, 00:00 to 23:59. */
export type ClockTime = string;

/** Zones lie between 12 hours behind and 14 hours ahead of UTC; an hour more for safety. */
const MAX_BEHIND_MS = 13 * HOUR_MS;
const MAX_AHEAD_MS = 15 * HOUR_MS;
/** Zones change their offset at whole quarters of an hour of UTC (since 2016). */
const QUARTER_MS = 15 * MINUTE_MS;
/** About 40 days of quarters. */
const MAX_CACHED_OFFSETS = 4000;

interface Clock {
  readonly format: Intl.DateTimeFormat;
  /**
   * Offsets in ms ahead of UTC, by quarter of an hour since 1970. Cached, because asking Intl takes fifty times as
   * long.
   */
  readonly offsets: Map<number, number>;
}
const clocks = new Map<string, Clock>();

function clockOf(timeZone: string): Clock {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const clock = { format, offsets: new Map<number, number>() };
  clocks.set(timeZone, clock);
  return clock;
}

/** How far a zone is ahead of UTC at an instant, both in ms. @throws RangeError on an unsupported zone */
export function offsetAt(ms: number, timeZone: string): number {
  const { format, offsets } = clockOf(timeZone);
  const quarter = Math.floor(ms / QUARTER_MS);
  const cached = offsets.get(quarter);
  if (cached !== undefined) return cached;
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(quarter * QUARTER_MS)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - quarter * QUARTER_MS;
  if (offsets.size >= MAX_CACHED_OFFSETS) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}

/** The quarter of an hour at which the offset changes, found by bisection. */
function changeBetween(before: number, after: number, timeZone: string): number {
  const offset = offsetAt(before, timeZone);
  let [early, late] = [Math.floor(before / QUARTER_MS), Math.ceil(after / QUARTER_MS)];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (offsetAt(middle * QUARTER_MS, timeZone) === offset) early = middle;
    else late = middle;
  }
  return late * QUARTER_MS;
}

/** Milliseconds since midnight. */
const msOfDay = (time: ClockTime): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS;

/** @param wall the local time as ms since 1970, as if it were UTC */
function instantAt(wall: number, timeZone: string): number {
  const offsetBefore = offsetAt(wall - MAX_AHEAD_MS, timeZone);
  const offsetAfter = offsetAt(wall + MAX_BEHIND_MS, timeZone);
  const withOffsetBefore = wall - offsetBefore;
  if (offsetBefore === offsetAfter || offsetAt(withOffsetBefore, timeZone) === offsetBefore) return withOffsetBefore;
  const withOffsetAfter = wall - offsetAfter;
  return offsetAt(withOffsetAfter, timeZone) === offsetAfter
    ? withOffsetAfter
    : changeBetween(withOffsetAfter, withOffsetBefore, timeZone);
}

/**
 * The first instant, in ms since 1970, at which the clocks of a zone show this time or a later one. A time that the
 * clocks skip is therefore the first minute after the gap, and one that occurs twice is the first of the two.
 * @throws RangeError on a date that does not exist or an unsupported zone
 */
export const instantOf = (date: CalendarDate, time: ClockTime, timeZone: string): number =>
  instantAt(dayNumber(date) * DAY_MS + msOfDay(time), timeZone);

/** `instantOf` for several times of one date, in the given order. */
export function instantsOf(date: CalendarDate, times: readonly ClockTime[], timeZone: string): number[] {
  const midnight = dayNumber(date) * DAY_MS;
  return times.map((time) => instantAt(midnight + msOfDay(time), timeZone));
}

/** The calendar date in a zone at an instant, in ms since 1970. @throws RangeError on an unsupported zone */
export const dateIn = (ms: number, timeZone: string): CalendarDate =>
  fromDayNumber(Math.floor((ms + offsetAt(ms, timeZone)) / DAY_MS));
