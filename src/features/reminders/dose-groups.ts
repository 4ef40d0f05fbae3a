import type { PlannedDose } from '@/clinical/medicines/adherence.ts';
import { dateIn } from '@/clinical/time/wall-clock.ts';
import { DOSE_WINDOW_MS } from '@/model/reminders/dose-window.ts';
import { DAY_MS, MINUTE_MS } from '@/model/time/durations.ts';

/** From this many minutes on, a dose is shown as late, with the advice not to take a double dose. */
const LATE_MINUTES = 15;

/** Whether an unanswered dose is late or missed; `now` in ms. */
export const isLate = ({ standing, dueAt }: PlannedDose, now: number): boolean =>
  standing === 'missed' || (standing === 'due' && now - dueAt >= LATE_MINUTES * MINUTE_MS);

/** The id of the element that names a dose on the page. */
export const doseElementId = ({ reminder, date, time }: PlannedDose): string =>
  `dose-${reminder.id}-${date}-${time.replace(':', '')}`;

export interface DoseGroups {
  /** Due now and not answered. */
  readonly due: readonly PlannedDose[];
  /** Not answered in time, within the last day. */
  readonly missed: readonly PlannedDose[];
  /** Doses of today that are answered or upcoming, snoozed doses, and doses of an earlier day that were just answered. */
  readonly rest: readonly PlannedDose[];
  /** All doses of today, in the order they are due. */
  readonly ofToday: readonly PlannedDose[];
  readonly taken: number;
  /** All doses of today. */
  readonly today: number;
}

/** Groups doses by state; `now` in ms, `isSnoozed` returns whether a dose is snoozed. */
export function groupDoses(
  doses: readonly PlannedDose[],
  now: number,
  isSnoozed: (dose: PlannedDose) => boolean = () => false,
): DoseGroups {
  const todayDoses = doses.filter(
    ({ date, reminder, dueAt }) => date === todayOf(reminder.timeZone, now) || dueAt > now,
  );
  const due = doses.filter((dose) => dose.standing === 'due' && !isSnoozed(dose));
  const missed = doses.filter(({ standing, dueAt }) => standing === 'missed' && now - dueAt < DAY_MS);
  return {
    due,
    missed,
    rest: doses.filter(
      (dose) =>
        (todayDoses.includes(dose) ||
          dose.standing === 'due' ||
          isJustAnswered(dose.answeredAt, dose.reminder.timeZone, now)) &&
        !due.includes(dose) &&
        dose.standing !== 'missed',
    ),
    ofToday: todayDoses,
    taken: todayDoses.filter(({ standing }) => standing === 'taken').length,
    today: todayDoses.length,
  };
}

/**
 * Whether an answer was given today or in the last two hours: it can be taken back, also after midnight. `answeredAt` is
 * an instant, `now` is in ms.
 */
export function isJustAnswered(answeredAt: string | null, timeZone: string | null | undefined, now: number): boolean {
  if (answeredAt === null) return false;
  const at = Date.parse(answeredAt);
  return now - at < DOSE_WINDOW_MS || todayOf(timeZone, at) === todayOf(timeZone, now);
}

function todayOf(timeZone: string | null | undefined, now: number): string {
  try {
    return dateIn(now, timeZone ?? 'UTC');
  } catch {
    return dateIn(now, 'UTC');
  }
}
