import type { Dose } from '@/model/reminders/dose.ts';
import { DOSE_WINDOW_MS } from '@/model/reminders/dose-window.ts';
import type { Reminder } from '@/model/reminders/reminder.ts';
import { needsTimes } from '@/model/reminders/reminder-frequency.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';
import { addDays } from '@/clinical/time/calendar-date.ts';
import { plannedDoses } from './dose-plan.ts';
import { doseTimes, type DueDose } from './reminder-schedule.ts';
import { dateIn } from '@/clinical/time/wall-clock.ts';

export type PlannedReminder = Reminder & { readonly id: string };
type Answer = Pick<Dose, 'reminderId' | 'date' | 'time' | 'outcome' | 'recordedAt'>;

/**
 * `upcoming`: not due yet. `due`: unanswered. `missed`: not answered in time; it may still be answered.
 * An answer that was taken back does not count.
 */
export type DoseStanding = 'taken' | 'skipped' | 'missed' | 'due' | 'upcoming';

export interface PlannedDose extends DueDose {
  readonly reminder: PlannedReminder;
  readonly standing: DoseStanding;
  /** When it was answered, as an instant. */
  readonly answeredAt: string | null;
}

const keyOf = (reminderId: string, date: string, time: string) => `${reminderId} ${date} ${time}`;

function standingOf({ dueAt }: DueDose, answer: Answer | undefined, now: number): DoseStanding {
  if (answer && answer.outcome !== 'open') return answer.outcome;
  if (dueAt > now) return 'upcoming';
  return now - dueAt <= DOSE_WINDOW_MS ? 'due' : 'missed';
}

/**
 * The doses of the last `days` days up to today with their outcomes, in the order they are due; `now` in ms.
 * A reminder's days are those of its own zone; `zone`, the phone's, replaces a zone that this engine does not support.
 * Medicines logged when used have no plan and are not included.
 */
export function dosesUpTo(
  now: number,
  {
    reminders,
    answers,
    days,
    zone,
  }: { reminders: readonly PlannedReminder[]; answers: readonly Answer[]; days: number; zone: string },
): PlannedDose[] {
  const byKey = new Map(answers.map((answer) => [keyOf(answer.reminderId, answer.date, answer.time), answer]));
  return reminders
    .flatMap((reminder) => {
      const { timeZone } = reminder;
      const today = dateIn(now, timeZone && isTimeZone(timeZone) ? timeZone : zone);
      // After a journey west, an answered dose may have a date that has not begun here.
      return plannedDoses(reminder, [addDays(today, 1 - days), addDays(today, 1)], zone).flatMap((dose) => {
        const answer = byKey.get(keyOf(reminder.id, dose.date, dose.time));
        const isAnswered = answer !== undefined && answer.outcome !== 'open';
        if (dose.date > today && !isAnswered) return [];
        const standing = standingOf(dose, answer, now);
        return [{ ...dose, reminder, standing, answeredAt: isAnswered ? answer.recordedAt : null }];
      });
    })
    .toSorted((one, other) => one.dueAt - other.dueAt);
}

export interface Adherence {
  readonly taken: number;
  readonly skipped: number;
  readonly missed: number;
  /** The denominator: only doses that were due and are answered or past their window. */
  readonly due: number;
}

/** How many of the doses that were due were taken. */
export function adherence(doses: readonly PlannedDose[]): Adherence {
  const count = (standing: DoseStanding) => doses.filter((dose) => dose.standing === standing).length;
  const [taken, skipped, missed] = [count('taken'), count('skipped'), count('missed')];
  return { taken, skipped, missed, due: taken + skipped + missed };
}

/** Without times there is no alarm; each use is logged. */
export const isAsNeeded = (reminder: Pick<Reminder, 'times'>): boolean => doseTimes(reminder).length === 0;

/** Whether a reminder has a frequency and no time: it looks like one that reminds, and is never due. */
export const isTimeless = (reminder: Pick<Reminder, 'times' | 'frequency'>): boolean =>
  doseTimes(reminder).length === 0 && needsTimes(reminder.frequency);
