import { addDays, daysBetween, type CalendarDate } from '@/clinical/time/calendar-date.ts';

/** From the last period to the due date (WHO-DAK ANCS01 "LMP + 280 days", ACOG-700). Not Naegele's calendar form. */
export const PREGNANCY_DAYS = 280;

export interface GestationalAge {
  readonly weeks: number;
  /** 0 to 6 */
  readonly days: number;
  readonly totalDays: number;
}

/** Completed weeks and days on a date (clinical rules 4.1). */
export function gestationalAge(estimatedLmp: CalendarDate, today: CalendarDate): GestationalAge {
  const totalDays = daysBetween(estimatedLmp, today);
  const weeks = Math.floor(totalDays / 7);
  return { weeks, days: totalDays - 7 * weeks, totalDays };
}

export const dueDate = (estimatedLmp: CalendarDate): CalendarDate => addDays(estimatedLmp, PREGNANCY_DAYS);

/** The date on which the pregnancy has this age. */
export const dateAt = (estimatedLmp: CalendarDate, weeks: number, days = 0): CalendarDate =>
  addDays(estimatedLmp, 7 * weeks + days);

export type DatingInput =
  | { readonly method: 'CLINICIAN_EDD' | 'USER_EDD'; readonly dueDate: CalendarDate }
  /** Embryo's age in days at the transfer. */
  | { readonly method: 'IVF'; readonly transferDate: CalendarDate; readonly embryoDays: 3 | 5 }
  /** Cycle length in days when known, 21 to 45. */
  | { readonly method: 'LMP'; readonly lmp: CalendarDate; readonly cycleDays?: number | null }
  | {
      readonly method: 'WEEKS_ENTERED' | 'WEEKS_ENTERED_UNDATED';
      readonly weeks: number;
      readonly days?: number | null;
      readonly recordedOn: CalendarDate;
    };

const USUAL_CYCLE_DAYS = 28;

/**
 * The estimated last period, from which all other dates are derived (clinical rules 4.1). @throws RangeError on a cycle
 * outside 21 to 45 days
 */
export function estimatedLmp(input: DatingInput): CalendarDate {
  switch (input.method) {
    case 'CLINICIAN_EDD':
    case 'USER_EDD':
      return addDays(input.dueDate, -PREGNANCY_DAYS);
    case 'IVF':
      return addDays(input.transferDate, -input.embryoDays - 14);
    case 'LMP': {
      const cycle = input.cycleDays ?? USUAL_CYCLE_DAYS;
      if (!(cycle >= 21 && cycle <= 45)) throw new RangeError(`the cycle length must be 21 to 45 days, not ${cycle}`);
      return addDays(input.lmp, cycle - USUAL_CYCLE_DAYS);
    }
    case 'WEEKS_ENTERED':
    case 'WEEKS_ENTERED_UNDATED':
      return addDays(input.recordedOn, -(7 * input.weeks + (input.days ?? 0)));
  }
}

/** The problem with an entered number of weeks (clinical rules 4.2). `confirm` may be saved after asking. */
export function weeksDoubt(weeks: number): 'number' | 'negative' | 'whole' | 'above' | 'confirm' | null {
  if (!Number.isFinite(weeks)) return 'number';
  if (weeks < 0) return 'negative';
  if (!Number.isInteger(weeks)) return 'whole';
  if (weeks > 45) return 'above';
  return weeks >= 43 ? 'confirm' : null;
}
