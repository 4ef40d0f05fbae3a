import { nextNoticeAt } from '@/clinical/appointment-notices.ts';
import { addDays, localDate, type CalendarDate } from '@/clinical/calendar-date.ts';
import { appointment, DEFAULT_APPOINTMENT_TYPE, MOST_QUESTIONS, type Appointment } from '@/model/appointment.ts';
import { toInstant } from '@/model/instant.ts';
import { issue, type Issue } from '@/model/issue.ts';
import { judge } from '@/model/record.ts';
import type { FormAnswer } from '@/use-record-form.ts';

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

export const visitDraft = (kept: Appointment): VisitDraft => ({
  appointmentType: kept.appointmentType ?? DEFAULT_APPOINTMENT_TYPE,
  date: kept.date,
  time: kept.time,
  place: kept.place ?? '',
  clinician: kept.clinician ?? '',
  notes: kept.notes ?? '',
  questions: [...(kept.questions ?? [])],
});

/** A visit moved by days counts them from today when it lies in the past already. */
export function movedBy(date: string, days: number, now: number): CalendarDate {
  const today = localDate(now);
  const from = /^\d{4}-\d\d-\d\d$/.test(date) && date > today ? date : today;
  return addDays(from, days);
}

export type VisitValues = Omit<Appointment, 'userId' | 'editedAt'>;
const orNull = (text: string) => text.trim() || null;

/** When the next notice is due by this phone's clock; the server's function puts it right by its own. */
export function withNotice<V extends Pick<Appointment, 'date' | 'time' | 'timeZone' | 'isCompleted' | 'isMissed'>>(
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
  /** Of this phone, for a visit that has none. */
  readonly zone: string;
  readonly halfTyped: readonly string[];
}

/** The visit that the form stands for, or every reason why it is none. Blank questions are dropped. */
export function readVisit(draft: VisitDraft, { before, now, zone, halfTyped }: ReadOptions): FormAnswer<VisitValues> {
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
    // A visit that was done or missed and has a new date lies ahead again, and is told of before it.
    isCompleted: !isPlanned && before.isCompleted === true,
    isMissed: !isPlanned && before.isMissed === true,
    plannedAt: isPlanned ? toInstant(now) : (before.plannedAt ?? null),
  };
  const half: Issue[] = halfTyped.map((field) => issue(field, 'unfinished'));
  const judged = judge(appointment, { ...before, ...values, userId: 'me' }).filter(
    ({ field }) => !halfTyped.includes(field),
  );
  const issues = [...half, ...judged];
  return issues.length > 0 ? { issues } : { values: withNotice(values, now) };
}

/** What is wrong with the list of questions as a whole: too many, or one too long. */
export const canAddQuestion = (questions: readonly string[]): boolean => questions.length < MOST_QUESTIONS;
