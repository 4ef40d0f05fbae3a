import { visitAt } from '@/clinical/care/appointment-reminders.ts';
import { daysBetween, localDate } from '@/clinical/time/calendar-date.ts';
import type { Appointment } from '@/model/records/appointment.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';

type Visit = Pick<Appointment, 'date' | 'time' | 'timeZone' | 'isCompleted' | 'isMissed'>;

/** Start of a visit (ms); in the phone's zone if its zone is missing or unknown to this engine. */
const beginsAt = (visit: Visit): number =>
  visitAt(visit) ?? visitAt({ ...visit, timeZone: deviceTimeZone() }) ?? Number.NaN;

export interface VisitGroups<V> {
  /** Past visits without an outcome, oldest first. */
  readonly overdue: readonly V[];
  readonly next: V | null;
  readonly later: readonly V[];
  /** Done or missed, newest first. */
  readonly past: readonly V[];
}

/** Groups visits by the action that they need; `now` in ms. */
export function groupVisits<V extends Visit>(visits: readonly V[], now: number): VisitGroups<V> {
  const sorted = visits.toSorted((one, other) => beginsAt(one) - beginsAt(other));
  const open = sorted.filter(({ isCompleted, isMissed }) => !isCompleted && !isMissed);
  const [next = null, ...later] = open.filter((visit) => beginsAt(visit) >= now);
  return {
    overdue: open.filter((visit) => beginsAt(visit) < now),
    next,
    later,
    past: sorted.filter((visit) => !open.includes(visit)).toReversed(),
  };
}

/** Whole days from today to a visit's date; negative for a past visit. */
export const daysTo = ({ date }: Pick<Appointment, 'date'>, now: number): number => daysBetween(localDate(now), date);
