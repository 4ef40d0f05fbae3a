import { emptyDating, type DatingForm } from '@/app/profile/dating-form.ts';
import type { FieldError } from '@/app/profile/field-error.ts';
import { readDating } from '@/app/profile/read-dating.ts';
import { isMeantDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { FirstRunAnswers } from './answers.ts';

export type AnsweredField = 'dueDate' | 'lmp' | 'weeks' | 'days' | 'birthDate';

export interface FirstDates {
  /** Only the fields that differ from the profile. */
  readonly changes: Partial<Profile>;
  readonly errors: Partial<Record<AnsweredField, FieldError>>;
  /** So many weeks are rare: she is asked before they are saved. Null when nothing is to be asked. */
  readonly lateWeeks: number | null;
}

const noDates = {
  estimatedLmp: null,
  datingMethod: null,
  datingSetOn: null,
  weeksPregnant: null,
  daysPregnant: null,
  weeksPregnantRecordedOn: null,
} as const satisfies Partial<Profile>;

function formOf({ way, isFromScan, dueDate, lmp, weeks, days }: FirstRunAnswers): DatingForm {
  switch (way) {
    case 'due':
      return { ...emptyDating, datingMethod: isFromScan ? 'CLINICIAN_EDD' : 'USER_EDD', dueDate };
    case 'period':
      return { ...emptyDating, datingMethod: 'LMP', lmp };
    case 'weeks':
      return { ...emptyDating, datingMethod: 'WEEKS_ENTERED', weeks, days };
    default:
      return emptyDating;
  }
}

function birth(birthDate: string, today: CalendarDate): Omit<FirstDates, 'lateWeeks'> {
  if (birthDate === '') return { changes: {}, errors: { birthDate: { id: 'profile.dates.missing' } } };
  if (!isMeantDate(birthDate)) return { changes: {}, errors: { birthDate: { id: 'validation.date' } } };
  if (birthDate > today) return { changes: {}, errors: { birthDate: { id: 'validation.future' } } };
  return { changes: { pregnancyStatus: 'postpartum', birthDate }, errors: {} };
}

/** The changes that are no change: a step that is saved again, or an answer that says what the profile says. */
const changedFrom = (profile: Profile | null, changes: Partial<Profile>): Partial<Profile> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => (profile?.[field as keyof Profile] ?? null) !== (value ?? null)),
  );

/** What the first screen would save on this day, or what is missing. */
export function readFirstDates(answers: FirstRunAnswers, profile: Profile | null, today: CalendarDate): FirstDates {
  const { way } = answers;
  if (way === '') return { changes: {}, errors: {}, lateWeeks: null };
  if (way === 'born') {
    const { changes, errors } = birth(answers.birthDate, today);
    return { changes: changedFrom(profile, changes), errors, lateWeeks: null };
  }
  if (way === 'unknown') {
    const nothing = { ...noDates, pregnancyStatus: null, birthDate: null };
    return { changes: changedFrom(profile, nothing), errors: {}, lateWeeks: null };
  }
  const read = readDating(formOf(answers), today);
  if (!read || 'errors' in read) return { changes: {}, errors: read?.errors ?? {}, lateWeeks: null };
  const dated = { ...noDates, ...read.changes, pregnancyStatus: 'pregnant' as const, birthDate: null };
  return { changes: changedFrom(profile, dated), errors: {}, lateWeeks: read.isLate ? read.weeks : null };
}
