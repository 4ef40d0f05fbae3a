import type { ChosenKind, ChosenMeasurements, SugarMoment } from '@/model/plan/plan-step.ts';
import { localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { FASTING_UNTIL, fastingSlot, isAfterMeal, mealSlot, sugarSlots, type SugarSlot } from './sugar-slots.ts';

/** A time that she chose, in minutes since midnight; a reading from `from` until before `until` belongs to it. */
export interface ChosenSlot {
  readonly at: number;
  readonly from: number;
  readonly until: number;
  /** ms since 1970; null while the reminder is unanswered. */
  readonly answeredAt: number | null;
}

const DAY_END = 24 * 60;

const minuteOf = (instant: number): number => new Date(instant).getHours() * 60 + new Date(instant).getMinutes();

/** Each slot reaches to the middle between its time and the next one, so that a reading belongs to the nearest time. */
const withBorders = (times: readonly { readonly at: number; readonly answeredAt: number | null }[]): ChosenSlot[] => {
  const middle = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined ? undefined : Math.floor((one + other) / 2);
  return times.map(({ at, answeredAt }, index) => ({
    at,
    answeredAt,
    from: middle(times[index - 1]?.at, at) ?? 0,
    until: middle(at, times[index + 1]?.at) ?? DAY_END,
  }));
};

/** The times that she chose for a kind on this day, the earliest first. */
export const chosenSlots = ({ times }: ChosenMeasurements, kind: ChosenKind, today: CalendarDate): ChosenSlot[] =>
  withBorders(
    times
      .filter((time) => time.kind === kind && localDate(time.at) === today)
      .map(({ at, answeredAt }) => ({ at: minuteOf(at), answeredAt }))
      .toSorted((one, other) => one.at - other.at),
  );

export type ChosenSugarSlot = SugarSlot & { readonly answeredAt: number | null };

/**
 * Moments for the times that she chose: the first time of a morning is the fasting one, all others are after a meal. A moment that
 * her doctor asked for and that has no time of hers keeps the hours of the app.
 */
export function chosenSugarSlots(
  slots: readonly ChosenSlot[],
  { asked, afterMeal }: { readonly asked: readonly SugarMoment[]; readonly afterMeal: 'post_1h' | 'post_2h' },
): ChosenSugarSlot[] {
  const [first] = slots;
  const isFasting = asked.length === 0 || asked.includes('fasting');
  const fasting = first && isFasting && first.at < FASTING_UNTIL ? first : undefined;
  const meals = withBorders(slots.filter((slot) => slot !== fasting));
  const hers = [
    ...(fasting ? [{ ...fastingSlot(fasting.at), answeredAt: fasting.answeredAt }] : []),
    ...meals.map((slot) => ({ ...mealSlot(afterMeal, slot), answeredAt: slot.answeredAt })),
  ];
  const isCovered = (moment: SugarMoment) =>
    hers.some((slot) => slot.moment === moment || (isAfterMeal(moment) && isAfterMeal(slot.moment)));
  const others = sugarSlots(asked.filter((moment) => !isCovered(moment)));
  return [...hers, ...others.map((slot) => ({ ...slot, answeredAt: null }))];
}
