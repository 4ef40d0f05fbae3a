import { daysBetween, localDate, type CalendarDate } from '@/clinical/calendar-date.ts';
import { dueDate, estimatedLmp, gestationalAge, type GestationalAge } from '@/clinical/gestational-age.ts';
import type { DatingMethod, Profile } from '@/model/profile.ts';

/** Weeks are not counted on past this day: then the question is whether the baby was born (clinical.md 4.3). */
const LAST_DAY = 43 * 7;

/** Where a patient stands in time. */
export type Dating =
  | {
      readonly stage: 'pregnant';
      readonly age: GestationalAge;
      readonly dueDate: CalendarDate;
      readonly method: DatingMethod;
    }
  /** The due date is three weeks past and nobody said that the baby was born. */
  | { readonly stage: 'overdue'; readonly dueDate: CalendarDate }
  | { readonly stage: 'postpartum'; readonly days: number | null }
  | { readonly stage: 'ended' }
  | { readonly stage: 'unknown' };

type DatingFields = Pick<
  Profile,
  | 'estimatedLmp'
  | 'datingMethod'
  | 'weeksPregnant'
  | 'daysPregnant'
  | 'weeksPregnantRecordedOn'
  | 'pregnancyStatus'
  | 'birthDate'
>;

/** What the profile says about her time on the device's calendar day of `now` (ms). */
export function datingOf(profile: DatingFields, now: number): Dating {
  const today = localDate(now);
  const { pregnancyStatus, birthDate } = profile;
  if (pregnancyStatus === 'ended') return { stage: 'ended' };
  if (pregnancyStatus === 'postpartum')
    return { stage: 'postpartum', days: birthDate ? daysBetween(birthDate, today) : null };
  const lmp = anchorOf(profile);
  if (lmp === null) return { stage: 'unknown' };
  const age = gestationalAge(lmp, today);
  if (age.totalDays < 0) return { stage: 'unknown' };
  if (age.totalDays > LAST_DAY) return { stage: 'overdue', dueDate: dueDate(lmp) };
  return { stage: 'pregnant', age, dueDate: dueDate(lmp), method: profile.datingMethod ?? 'WEEKS_ENTERED' };
}

/** The anchor set in her profile, or the one that follows from the weeks she entered and the day she did so. */
function anchorOf(profile: DatingFields): CalendarDate | null {
  if (profile.estimatedLmp) return profile.estimatedLmp;
  const { weeksPregnant: weeks, daysPregnant: days, weeksPregnantRecordedOn: recordedOn } = profile;
  if (weeks === null || weeks === undefined || !recordedOn) return null;
  return estimatedLmp({ method: 'WEEKS_ENTERED', weeks, days, recordedOn });
}
