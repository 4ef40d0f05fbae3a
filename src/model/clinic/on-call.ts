import { DAY_MS } from '@/model/time/durations.ts';
import { localTimeIn } from '@/model/time/zone-wall-clock.ts';

/** Monday is 1, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Hours of one person, by the clock on the wall. A shift that ends at or before its start ends on the next day. */
export interface Hours {
  /** `HH:mm` */
  readonly from: string;
  readonly to: string;
  readonly userId: string;
}

/** Who is on call. The shifts of an exception replace those of the week that start on its date. */
export interface OnCallPlan {
  /** IANA name. */
  readonly timeZone: string;
  readonly week: readonly (Hours & { readonly day: Weekday })[];
  /** By date, `YYYY-MM-DD`. No hours: on this date no shift starts. */
  readonly exceptions: readonly { readonly date: string; readonly hours: readonly Hours[] }[];
}

/** Hours in which no one is on call, within one day. `to` is `24:00` at the end of the day. */
export interface Gap {
  readonly from: string;
  readonly to: string;
}

const END_OF_DAY = '24:00';

const isOvernight = ({ from, to }: Hours): boolean => to <= from;

export const weekdayOf = (date: string): Weekday => (((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7) + 1) as Weekday;

/** The date so many days later. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The shifts that start on a date. */
const startingOn = ({ week, exceptions }: OnCallPlan, date: string): readonly Hours[] =>
  exceptions.find((exception) => exception.date === date)?.hours ?? week.filter(({ day }) => day === weekdayOf(date));

/** The hours of a date, also those of a shift of the evening before. */
function hoursOf(plan: OnCallPlan, date: string): Hours[] {
  const fromYesterday = startingOn(plan, dateAfter(date, -1))
    .filter((hours) => isOvernight(hours) && hours.to > '00:00')
    .map((hours) => ({ ...hours, from: '00:00' }));
  const ofToday = startingOn(plan, date).map((hours) => (isOvernight(hours) ? { ...hours, to: END_OF_DAY } : hours));
  return [...fromYesterday, ...ofToday];
}

/**
 * The people who are on call at an instant, each once; empty in a gap. The clock on the wall decides: an hour that
 * summer time repeats belongs twice to the same shift, one that it skips belongs to none.
 * @param at ms since 1970
 */
export function onCallAt(plan: OnCallPlan, at: number): string[] {
  const [date = '', time = ''] = localTimeIn(plan.timeZone, new Date(at).toISOString()).split(' ');
  const now = hoursOf(plan, date).filter(({ from, to }) => from <= time && time < to);
  return [...new Set(now.map(({ userId }) => userId))];
}

/** The hours of a date in which no one is on call. */
export function gapsOn(plan: OnCallPlan, date: string): Gap[] {
  const gaps: Gap[] = [];
  let covered = '00:00';
  for (const { from, to } of hoursOf(plan, date).toSorted((a, b) => a.from.localeCompare(b.from))) {
    if (from > covered) gaps.push({ from: covered, to: from });
    if (to > covered) covered = to;
  }
  return covered < END_OF_DAY ? [...gaps, { from: covered, to: END_OF_DAY }] : gaps;
}

/** A Monday, far from every exception. */
const SOME_MONDAY = '2001-01-01';

/** The gaps of a usual week, by weekday; days without one are missing. */
export const weeklyGaps = (plan: OnCallPlan): { day: Weekday; gaps: Gap[] }[] =>
  weekdays
    .map((day) => ({ day, gaps: gapsOn({ ...plan, exceptions: [] }, dateAfter(SOME_MONDAY, day - 1)) }))
    .filter(({ gaps }) => gaps.length > 0);

/** The gaps of the dates that an exception changes, also of the morning after; days without one are missing. */
export const exceptionGaps = (plan: OnCallPlan): { date: string; gaps: Gap[] }[] =>
  [...new Set(plan.exceptions.flatMap(({ date }) => [date, dateAfter(date, 1)]))]
    .toSorted()
    .map((date) => ({ date, gaps: gapsOn(plan, date) }))
    .filter(({ gaps }) => gaps.length > 0);
