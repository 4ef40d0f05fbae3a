import type {
  AskedMeasurements,
  ChosenMeasurements,
  DoseStep,
  LatePlan,
  SugarMoment,
  VisitStep,
} from '@/model/plan/plan-step.ts';
import { visitAt } from '@/clinical/care/appointment-reminders.ts';
import { ownLimits } from '@/clinical/care/care-notes.ts';
import { dosesUpTo, isAsNeeded, type PlannedReminder } from '@/clinical/medicines/adherence.ts';
import { medicineNote } from '@/clinical/medicines/medicine-notes.ts';
import { localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { dosesDue, type DueDose } from '@/clinical/medicines/reminder-schedule.ts';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import type { StoredDose } from '@/db/records/doses.ts';
import { DEFAULT_APPOINTMENT_TYPE } from '@/model/records/appointment.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { isMeasuring } from '@/model/reminders/reminder.ts';
import { DOSE_WINDOW_MS } from '@/model/reminders/dose-window.ts';
import { DAY_MS } from '@/model/time/durations.ts';

export interface LateFacts {
  readonly reminders: readonly PlannedReminder[];
  readonly answers: readonly StoredDose[];
  readonly visits: readonly StoredAppointment[];
  readonly notes: readonly CareNote[];
  readonly assignedDoctorId: string | null | undefined;
  /** The time zone of the phone. */
  readonly zone: string;
  /** A kind of visit in the language of the app. */
  readonly visitKind: (type: string) => string;
}

/** The next start may come days later, and its first paint needs the doses of that day. */
const AHEAD_MS = 3 * DAY_MS;
/** Today and yesterday, whose last doses may still be due after midnight. */
const DOSE_DAYS = 2;

const doseStep = (
  reminder: PlannedReminder,
  { date, time, dueAt }: DueDose,
  answeredAt: string | null,
  isSkipped: boolean,
): DoseStep => ({
  is: 'dose',
  key: `dose ${reminder.id} ${date} ${time}`,
  at: dueAt,
  until: dueAt + DOSE_WINDOW_MS,
  doneAt: answeredAt === null ? null : Date.parse(answeredAt),
  reminderId: reminder.id,
  date,
  time,
  medicine: reminder.medicationName,
  dosage: reminder.dosage,
  note: medicineNote(reminder.medicationName),
  isSkipped,
});

function doseSteps(reminders: readonly PlannedReminder[], { answers, zone }: LateFacts, now: number): DoseStep[] {
  const known = dosesUpTo(now, { reminders, answers, days: DOSE_DAYS, zone }).map((dose) =>
    doseStep(dose.reminder, dose, dose.answeredAt, dose.standing === 'skipped'),
  );
  const keys = new Set(known.map(({ key }) => key));
  const ahead = reminders.flatMap((reminder) =>
    dosesDue(reminder, now, now + AHEAD_MS).map((dose) => doseStep(reminder, dose, null, false)),
  );
  return [...known, ...ahead.filter(({ key }) => !keys.has(key))];
}

function visitSteps({ visits, visitKind }: LateFacts, now: number): VisitStep[] {
  return visits.flatMap((visit): VisitStep[] => {
    const at = visitAt(visit);
    if (at === null || Math.abs(at - now) > AHEAD_MS) return [];
    return [
      {
        is: 'visit',
        key: `visit ${visit.id}`,
        at,
        until: null,
        doneAt: visit.isCompleted || visit.isMissed ? at : null,
        visitId: visit.id,
        kind: visitKind(visit.appointmentType ?? DEFAULT_APPOINTMENT_TYPE),
        place: visit.place ?? null,
      },
    ];
  });
}

const isInForce = ({ isActive, endsOn, ...reminder }: PlannedReminder, today: CalendarDate): boolean =>
  isActive !== false && !isAsNeeded(reminder) && !(endsOn && endsOn < today);

/** The times of her reminders to measure. A paused or ended one chooses nothing. */
function chosenOf(reminders: readonly PlannedReminder[], facts: LateFacts, now: number): ChosenMeasurements {
  const inForce = reminders.filter((reminder) => isInForce(reminder, localDate(now)));
  const chosenBy = (reminder: PlannedReminder) => {
    const kind = reminder.measures;
    if (!kind) return [];
    return doseSteps([reminder], facts, now).map(({ at, doneAt }) => ({ kind, at, answeredAt: doneAt }));
  };
  return {
    kinds: [...new Set(inForce.flatMap(({ measures }) => measures ?? []))],
    times: inForce.flatMap(chosenBy),
  };
}

const moments: readonly SugarMoment[] = ['fasting', 'post_1h', 'post_2h'];

function askedOf({ notes, assignedDoctorId }: LateFacts): AskedMeasurements {
  const limits = ownLimits(notes, assignedDoctorId);
  return {
    pressure: limits?.pressure != null,
    sugar: limits ? moments.filter((moment) => limits.sugar[moment] !== undefined) : [],
  };
}

/** Doses and visits of yesterday to three days ahead, what her doctor asked for, and the times she chose; `now` in ms. */
export function latePlan(facts: LateFacts, now: number): LatePlan {
  const medicines = facts.reminders.filter((reminder) => !isMeasuring(reminder));
  return {
    steps: [...doseSteps(medicines, facts, now), ...visitSteps(facts, now)],
    asked: askedOf(facts),
    chosen: chosenOf(facts.reminders.filter(isMeasuring), facts, now),
  };
}
