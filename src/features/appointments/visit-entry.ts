import { nextNoticeAt } from '@/clinical/care/appointment-reminders.ts';
import { addDays, localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { appointment, DEFAULT_APPOINTMENT_TYPE, MAX_QUESTIONS, type Appointment } from '@/model/records/appointment.ts';
import { toInstant } from '@/model/time/instant.ts';
import { issue, type Issue } from '@/model/schema/issue.ts';
import { validateRecord } from '@/model/schema/record.ts';
import type { PlannedVisit } from '@/app/forms/planned-entry.ts';
import type { FormResult } from '@/app/forms/use-record-form.ts';

export interface VisitDraft {
  appointmentType: string;
  date: string;
  time: string;
  place: string;
  clinician: string;
  notes: string;
  questions: string[];
}

export const emptyVisit: VisitDraft = {
  appointmentType: DEFAULT_APPOINTMENT_TYPE,
  date: '',
  time: '',
  place: '',
  clinician: '',
  notes: '',
  questions: [],
};

/** A new visit, with what another page filled in. */
export const newVisit = (planned?: PlannedVisit): VisitDraft =>
  planned
    ? {
        ...emptyVisit,
        appointmentType: planned.kind,
        date: planned.date,
        questions: planned.question === undefined ? [] : [planned.question],
      }
    : emptyVisit;

export const visitDraft = (stored: Appointment): VisitDraft => ({
  appointmentType: stored.appointmentType ?? DEFAULT_APPOINTMENT_TYPE,
  date: stored.date,
  time: stored.time,
  place: stored.place ?? '',
  clinician: stored.clinician ?? '',
  notes: stored.notes ?? '',
  questions: [...(stored.questions ?? [])],
});

/** The date `days` later, counted from today if the visit is already in the past. */
export function movedBy(date: string, days: number, now: number): CalendarDate {
  const today = localDate(now);
  const from = /^\d{4}-\d\d-\d\d$/.test(date) && date > today ? date : today;
  return addDays(from, days);
}

export type VisitValues = Omit<Appointment, 'userId' | 'editedAt'>;
const orNull = (text: string) => text.trim() || null;

/** Sets when the next notice is due by this phone's clock; the server function corrects it by the server clock. */
export function withNextNotice<V extends Pick<Appointment, 'date' | 'time' | 'timeZone' | 'isCompleted' | 'isMissed'>>(
  visit: V,
  now: number,
): V & { nextDueAt: string | null } {
  const due = nextNoticeAt(visit, now);
  return { ...visit, nextDueAt: due === null ? null : toInstant(due) };
}

interface ReadOptions {
  readonly before: Appointment | null;
  /** ms */
  readonly now: number;
  /** This phone's zone, for a visit that has none. */
  readonly zone: string;
  readonly halfTyped: readonly string[];
}

/** The values of the form, or all validation errors. Blank questions are dropped. */
export function readVisit(draft: VisitDraft, { before, now, zone, halfTyped }: ReadOptions): FormResult<VisitValues> {
  const isPlanned = before === null || before.date !== draft.date || before.time !== draft.time;
  const values = {
    appointmentType: orNull(draft.appointmentType) ?? DEFAULT_APPOINTMENT_TYPE,
    date: draft.date,
    time: draft.time,
    place: orNull(draft.place),
    clinician: orNull(draft.clinician),
    notes: orNull(draft.notes),
    questions: draft.questions.map((question) => question.trim()).filter((question) => question !== ''),
    timeZone: before?.timeZone ?? zone,
    // A done or missed visit with a new date is planned again and gets a new notice.
    isCompleted: !isPlanned && before.isCompleted === true,
    isMissed: !isPlanned && before.isMissed === true,
    plannedAt: isPlanned ? toInstant(now) : (before.plannedAt ?? null),
  };
  const half: Issue[] = halfTyped.map((field) => issue(field, 'unfinished'));
  const judged = validateRecord(appointment, { ...before, ...values, userId: 'me' }).filter(
    ({ field }) => !halfTyped.includes(field),
  );
  const issues = [...half, ...judged];
  return issues.length > 0 ? { issues } : { values: withNextNotice(values, now) };
}

/** False when the list has as many questions as allowed. */
export const canAddQuestion = (questions: readonly string[]): boolean => questions.length < MAX_QUESTIONS;
