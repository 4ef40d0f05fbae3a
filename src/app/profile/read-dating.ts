import { isMeantDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { datingChanges } from '@/clinical/gestation/pregnancy-dating.ts';
import { estimatedLmp, gestationalAge, weeksDoubt, type DatingInput } from '@/clinical/gestation/gestational-age.ts';
import type { Profile } from '@/model/records/profile.ts';
import { parseNumber } from '@/ui/controls/parse-number.ts';
import type { FieldError } from './field-error.ts';
import type { DatingForm } from './dating-form.ts';

/** More weeks are an error; from `LATE_WEEKS` on the form asks for confirmation (clinical rules 4.2). */
export const MAX_WEEKS = 45;
const LATE_WEEKS = 43;

type Errors = Partial<Record<keyof DatingForm, FieldError>>;

export type DatingRead =
  | { readonly errors: Errors }
  | { readonly changes: Partial<Profile>; readonly isLate: boolean; readonly weeks: number };

const missing: FieldError = { id: 'profile.dates.missing' };

function weeksInput(form: DatingForm, today: CalendarDate): DatingInput | { errors: Errors } {
  const weeks = parseNumber(form.weeks);
  const doubt = weeksDoubt(weeks);
  if (form.weeks.trim() === '') return { errors: { weeks: missing } };
  if (doubt !== null && doubt !== 'confirm')
    return { errors: { weeks: { id: `validation.${doubt}`, limit: MAX_WEEKS } } };
  const days = form.days.trim() === '' ? null : parseNumber(form.days);
  if (days !== null && !(Number.isInteger(days) && days >= 0 && days <= 6))
    return { errors: { days: { id: 'profile.daysForm' } } };
  return { method: 'WEEKS_ENTERED', weeks, days, recordedOn: today };
}

function cycleInput({ lmp, cycleDays }: DatingForm): DatingInput | { errors: Errors } {
  if (!isMeantDate(lmp)) return { errors: { lmp: missing } };
  if (cycleDays.trim() === '') return { method: 'LMP', lmp };
  const cycle = parseNumber(cycleDays);
  if (!(Number.isInteger(cycle) && cycle >= 21 && cycle <= 45))
    return { errors: { cycleDays: { id: 'profile.cycleForm' } } };
  return { method: 'LMP', lmp, cycleDays: cycle };
}

function inputOf(form: DatingForm, today: CalendarDate): DatingInput | { errors: Errors } {
  switch (form.datingMethod) {
    case 'WEEKS_ENTERED':
      return weeksInput(form, today);
    case 'LMP':
      return cycleInput(form);
    case 'IVF':
      if (!isMeantDate(form.transferDate)) return { errors: { transferDate: missing } };
      return { method: 'IVF', transferDate: form.transferDate, embryoDays: form.embryoDays === '3' ? 3 : 5 };
    case 'CLINICIAN_EDD':
    case 'USER_EDD':
      if (!isMeantDate(form.dueDate)) return { errors: { dueDate: missing } };
      return { method: form.datingMethod, dueDate: form.dueDate };
    case '':
      return { errors: {} };
  }
}

const dateFieldOf = {
  IVF: 'transferDate',
  LMP: 'lmp',
  CLINICIAN_EDD: 'dueDate',
  USER_EDD: 'dueDate',
  WEEKS_ENTERED: 'weeks',
} as const;

/** The profile changes for the entered dates, or the errors by field; null when no dates were entered. */
export function readDating(form: DatingForm, today: CalendarDate): DatingRead | null {
  if (form.datingMethod === '') return null;
  const input = inputOf(form, today);
  if ('errors' in input) return input;
  const lmp = estimatedLmp(input);
  const { totalDays, weeks } = gestationalAge(lmp, today);
  const field = dateFieldOf[form.datingMethod];
  if (totalDays < 0) return { errors: { [field]: { id: 'profile.dates.notBegun' } } };
  if (weeks > MAX_WEEKS) return { errors: { [field]: { id: 'profile.dates.tooLong', limit: MAX_WEEKS } } };
  return { changes: datingChanges(input, today), isLate: weeks >= LATE_WEEKS, weeks };
}
