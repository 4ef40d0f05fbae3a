import type { SugarMoment } from '@/model/plan/plan-step.ts';
import type { MeasurementType } from '@/model/records/blood-sugar.ts';

const HOUR = 60;

/** A time for a sugar, and which value of the day belongs to it. All times in minutes since midnight. */
export interface SugarSlot {
  readonly moment: SugarMoment;
  readonly at: number;
  /** From here on it is missed. */
  readonly until: number;
  readonly isDoneBy: (type: MeasurementType, minute: number) => boolean;
}

/** The meals of a day: when an hour after the meal usually is, and from when to when a value belongs to it [P]. In minutes. */
const meals = [
  { at: 9 * HOUR, from: 0, until: 12 * HOUR },
  { at: 14 * HOUR, from: 12 * HOUR, until: 17 * HOUR },
  { at: 20 * HOUR, from: 17 * HOUR, until: 24 * HOUR },
];
const FASTING_AT = 7 * HOUR;
/** A fasting value is measured before this (minutes since midnight) [P]. */
export const FASTING_UNTIL = 11 * HOUR;

export const isAfterMeal = (type: MeasurementType): type is 'post_1h' | 'post_2h' =>
  type === 'post_1h' || type === 'post_2h';

export const fastingSlot = (at = FASTING_AT): SugarSlot => ({
  moment: 'fasting',
  at,
  until: FASTING_UNTIL,
  isDoneBy: (type) => type === 'fasting',
});

/** A slot after a meal; a value from `from` until before `until` belongs to it. */
export const mealSlot = (
  moment: 'post_1h' | 'post_2h',
  { at, from, until }: { readonly at: number; readonly from: number; readonly until: number },
): SugarSlot => ({
  moment,
  at,
  until,
  isDoneBy: (type, minute) => isAfterMeal(type) && minute >= from && minute < until,
});

/** The slots of a day for these moments, at the hours of the app. */
export function sugarSlots(moments: readonly SugarMoment[]): SugarSlot[] {
  const afterMeal = moments.find(isAfterMeal);
  return [
    ...(moments.includes('fasting') ? [fastingSlot()] : []),
    ...(afterMeal === undefined
      ? []
      : meals.map((meal) => mealSlot(afterMeal, { ...meal, at: meal.at + (afterMeal === 'post_2h' ? HOUR : 0) }))),
  ];
}
