import type { PlannedDose } from '@/clinical/adherence.ts';
import { dateIn } from '@/clinical/wall-clock.ts';
import { DAY_MS } from '@/model/durations.ts';

export interface DoseGroups {
  /** Wait for an answer now. */
  readonly due: readonly PlannedDose[];
  /** Had no answer in time, within the last day. */
  readonly missed: readonly PlannedDose[];
  /** Of today and answered, put off or still to come. */
  readonly rest: readonly PlannedDose[];
  readonly taken: number;
  /** All doses of today. */
  readonly today: number;
}

/** Sorts doses by what they ask of the person; `now` in ms, `isPutOff` tells which of them asked for Later. */
export function dosesNow(
  doses: readonly PlannedDose[],
  now: number,
  isPutOff: (dose: PlannedDose) => boolean = () => false,
): DoseGroups {
  const ofToday = doses.filter(({ date, reminder, dueAt }) => date === todayOf(reminder.timeZone, now) || dueAt > now);
  const due = doses.filter((dose) => dose.standing === 'due' && !isPutOff(dose));
  const missed = doses.filter(({ standing, dueAt }) => standing === 'missed' && now - dueAt < DAY_MS);
  return {
    due,
    missed,
    rest: ofToday.filter((dose) => !due.includes(dose) && dose.standing !== 'missed'),
    taken: ofToday.filter(({ standing }) => standing === 'taken').length,
    today: ofToday.length,
  };
}

function todayOf(timeZone: string | null | undefined, now: number): string {
  try {
    return dateIn(now, timeZone ?? 'UTC');
  } catch {
    return dateIn(now, 'UTC');
  }
}
