import { visitAt } from '@/clinical/appointment-notices.ts';
import { daysBetween, localDate } from '@/clinical/calendar-date.ts';
import type { Appointment } from '@/model/appointment.ts';
import { deviceTimeZone } from '@/model/device-time-zone.ts';

type Visit = Pick<Appointment, 'date' | 'time' | 'timeZone' | 'isCompleted' | 'isMissed'>;

/** When a visit begins, in ms; in the phone's zone when it names none that this engine knows. */
const beginsAt = (visit: Visit): number =>
  visitAt(visit) ?? visitAt({ ...visit, timeZone: deviceTimeZone() }) ?? Number.NaN;

export interface VisitGroups<V> {
  /** Its time is over and nobody said what became of it; the oldest first. */
  readonly overdue: readonly V[];
  readonly next: V | null;
  readonly later: readonly V[];
  /** Done or missed, the newest first. */
  readonly past: readonly V[];
}

/** Sorts visits by what they ask of the person; `now` in ms. */
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

/** Whole days from today to a visit's date, negative when it is over. */
export const daysTo = ({ date }: Pick<Appointment, 'date'>, now: number): number => daysBetween(localDate(now), date);
