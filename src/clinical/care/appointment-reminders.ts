import type { Appointment } from '@/model/records/appointment.ts';
import { HOUR_MS } from '@/model/time/durations.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';
import { addDays } from '@/clinical/time/calendar-date.ts';
import { instantOf } from '@/clinical/time/wall-clock.ts';

/** The fields of an appointment that give its time and whether it is still to come. */
export type PlannedVisit = Pick<Appointment, 'date' | 'time' | 'timeZone' | 'isCompleted' | 'isMissed'>;

/** `day`: at the same wall-clock time a day before. `hours`: two hours before. */
export type NoticeLead = 'day' | 'hours';
export interface Notice {
  readonly lead: NoticeLead;
  /** ms since 1970 */
  readonly dueAt: number;
}

const HOURS_BEFORE = 2;

/** Start of the visit in ms since 1970; null in a zone this engine does not support. */
export const visitAt = ({ date, time, timeZone }: PlannedVisit): number | null =>
  timeZone && isTimeZone(timeZone) ? instantOf(date, time, timeZone) : null;

function noticesOf(visit: PlannedVisit): Notice[] {
  const at = visitAt(visit);
  if (at === null || !visit.timeZone || visit.isCompleted || visit.isMissed) return [];
  return [
    { lead: 'day', dueAt: instantOf(addDays(visit.date, -1), visit.time, visit.timeZone) },
    { lead: 'hours', dueAt: at - HOURS_BEFORE * HOUR_MS },
  ];
}

/**
 * The notifications with `from < dueAt <= until` (ms since 1970). None for a visit that is done, missed or in an
 * unsupported zone.
 */
export const noticesDue = (visit: PlannedVisit, from: number, until: number): Notice[] =>
  noticesOf(visit).filter(({ dueAt }) => dueAt > from && dueAt <= until);

/**
 * When the first notification after an instant is due, in ms since 1970, for `nextDueAt` of an appointment; else null.
 */
export const nextNoticeAt = (visit: PlannedVisit, after: number): number | null =>
  noticesOf(visit).find(({ dueAt }) => dueAt > after)?.dueAt ?? null;
