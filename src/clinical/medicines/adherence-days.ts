import type { CalendarDate } from '@/clinical/time/calendar-date.ts';
import { adherence, type Adherence, type PlannedDose } from './adherence.ts';

/** `skipped`: no dose was taken and none was missed. */
export type DayState = 'taken' | 'part' | 'missed' | 'skipped';

export interface AdherenceDay extends Adherence {
  readonly state: DayState;
}

function stateOf({ taken, missed, due }: Adherence): DayState {
  if (taken === due) return 'taken';
  if (taken > 0) return 'part';
  return missed > 0 ? 'missed' : 'skipped';
}

/**
 * The days on which a dose was due and is answered or past its window. A day belongs to the date that the dose was
 * planned for, in the zone that its schedule had then; a journey moves no dose to another day. Days without such a dose
 * are not contained: those before a reminder was set, those of a pause, and today until a dose is answered or missed.
 */
export function adherenceDays(doses: readonly PlannedDose[]): ReadonlyMap<CalendarDate, AdherenceDay> {
  const byDate = new Map<CalendarDate, PlannedDose[]>();
  for (const dose of doses) byDate.set(dose.date, [...(byDate.get(dose.date) ?? []), dose]);
  return new Map(
    [...byDate].flatMap(([date, ofDay]) => {
      const counts = adherence(ofDay);
      return counts.due === 0 ? [] : [[date, { ...counts, state: stateOf(counts) }] as const];
    }),
  );
}
