import { DAY_MS, HOUR_MS } from '@/model/time/durations.ts';
import type { MeasurementType } from '@/model/records/blood-sugar.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';

/** A sugar that was measured before. */
export interface PastSugar {
  readonly recordedAt: string;
  readonly measurementType: MeasurementType;
}

const MINUTE_MS = 60_000;
/** Days in which a habit is looked for. */
export const HABIT_DAYS = 14;
/** A habit: at least so many at this time of day, and more than half of all. */
const HABIT_COUNT = 3;
/** Minutes around a time of day. */
const AROUND = 60;
const afterMeals: readonly MeasurementType[] = ['post_1h', 'post_2h'];
const beforeMeals: readonly MeasurementType[] = ['fasting', 'pre_meal'];
/** What is measured on an ordinary day; a glucose test is never proposed. */
const ordinary: readonly MeasurementType[] = [...beforeMeals, ...afterMeals, 'bedtime', 'overnight'];

/** Where neither the last entries nor a habit say more: hours of the day, the first included, the last excluded. */
const byClock: readonly (readonly [from: number, until: number, MeasurementType])[] = [
  [0, 5, 'overnight'],
  [5, 10, 'fasting'],
  [22, 24, 'bedtime'],
];

const minuteOfDay = (at: number): number => {
  const date = new Date(at);
  return date.getHours() * 60 + date.getMinutes();
};
/** Minutes between two times of day, across midnight too. */
function apart(one: number, other: number): number {
  const distance = Math.abs(minuteOfDay(one) - minuteOfDay(other));
  return Math.min(distance, 24 * 60 - distance);
}
const mostUsed = (types: readonly MeasurementType[], least: number): MeasurementType | null => {
  const count = (type: MeasurementType) => types.filter((each) => each === type).length;
  const [first] = [...new Set(types)].toSorted((one, other) => count(other) - count(one));
  return first && count(first) >= least && count(first) * 2 > types.length ? first : null;
};

/**
 * After a measurement before a meal. Less than 75 minutes later no two hours can have passed since the first bite; more
 * than two hours later the stricter limit is proposed. In between only a habit decides.
 */
function afterMeal(minutes: number, habits: readonly MeasurementType[]): MeasurementType | null {
  if (minutes < 45 || minutes > 180) return null;
  if (minutes < 75) return 'post_1h';
  const used = new Set(habits.filter((type) => afterMeals.includes(type)));
  const [only] = used;
  if (used.size === 1 && only) return only;
  return minutes >= 120 ? 'post_2h' : null;
}

/**
 * The moment that the form proposes for a sugar measured at `at` (ms since 1970) on the clock of this phone [P]; null
 * where it cannot know: a wrong moment would be judged by a wrong limit.
 * @param past any earlier sugars, in any order
 */
export function proposedMoment(at: number, past: readonly PastSugar[]): MeasurementType | null {
  const known = past
    .map(({ recordedAt, measurementType: type }) => ({ at: Date.parse(recordedAt), type }))
    .filter((each) => each.at <= at && at - each.at < (HABIT_DAYS + 1) * DAY_MS && ordinary.includes(each.type))
    .toSorted((one, other) => other.at - one.at);
  const today = known.filter((each) => localDate(each.at) === localDate(at));
  const before = known.filter((each) => !today.includes(each));
  const hadFasting = today.some(({ type }) => type === 'fasting');

  const [latest] = today;
  if (latest && beforeMeals.includes(latest.type)) {
    const proposed = afterMeal(
      (at - latest.at) / MINUTE_MS,
      known.map(({ type }) => type),
    );
    if (proposed) return proposed;
    // Soon after it the meal is not over; what comes then is not known.
    if (at - latest.at < 3 * HOUR_MS) return null;
  }
  const atThisTime = before.filter((each) => apart(each.at, at) <= AROUND).map(({ type }) => type);
  const habit = mostUsed(atThisTime, HABIT_COUNT);
  if (habit && !(habit === 'fasting' && hadFasting)) return habit;
  const hour = new Date(at).getHours();
  const clock = byClock.find(([from, until]) => hour >= from && hour < until)?.[2] ?? null;
  return clock === 'fasting' && today.length > 0 ? null : clock;
}
