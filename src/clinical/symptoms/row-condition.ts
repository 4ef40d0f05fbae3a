import type { Moment } from './symptom-stage.ts';
import { symptomStageAt, type SymptomStage } from './symptom-stage.ts';
import type { Sign } from './signs.ts';

/**
 * A condition of the decision table, as data: doctors can read it, and the signs that caused a result are found in it.
 */
export type When =
  | Sign
  | { readonly any: readonly When[] }
  | { readonly all: readonly When[] }
  | { readonly none: readonly Sign[] }
  /** At least two of these are true. */
  | { readonly two: readonly Sign[] }
  /** Completed weeks of pregnancy. */
  | { readonly fromWeek: number }
  | { readonly beforeWeek: number }
  | { readonly stages: readonly SymptomStage[] }
  /** At most this many days after the end of the pregnancy. */
  | { readonly untilDay: number };

export const any = (...conditions: When[]): When => ({ any: conditions });
export const all = (...conditions: When[]): When => ({ all: conditions });
export const none = (...signs: Sign[]): When => ({ none: signs });
export const two = (...signs: Sign[]): When => ({ two: signs });
export const fromWeek = (week: number): When => ({ fromWeek: week });
export const beforeWeek = (week: number): When => ({ beforeWeek: week });
export const stages = (...of: SymptomStage[]): When => ({ stages: of });
export const untilDay = (day: number): When => ({ untilDay: day });

/** Whether a condition is true for these signs at this moment. */
export function holds(when: When, signs: ReadonlySet<Sign>, moment: Moment): boolean {
  if (typeof when === 'string') return signs.has(when);
  if ('any' in when) return when.any.some((each) => holds(each, signs, moment));
  if ('all' in when) return when.all.every((each) => holds(each, signs, moment));
  if ('none' in when) return !when.none.some((sign) => signs.has(sign));
  if ('two' in when) return when.two.filter((sign) => signs.has(sign)).length >= 2;
  if ('fromWeek' in when) return moment.kind === 'pregnant' && moment.week >= when.fromWeek;
  if ('beforeWeek' in when) return moment.kind === 'pregnant' && moment.week < when.beforeWeek;
  if ('untilDay' in when) return moment.kind === 'after' && moment.day <= when.untilDay;
  return when.stages.includes(symptomStageAt(moment));
}

/** The signs that a condition names as a cause; signs that must be absent are not included. */
export function signsOf(when: When): Sign[] {
  if (typeof when === 'string') return [when];
  if ('any' in when) return when.any.flatMap(signsOf);
  if ('all' in when) return when.all.flatMap(signsOf);
  return 'two' in when ? [...when.two] : [];
}
