import type { DatingMethod, Profile } from '@/model/records/profile.ts';
import { isMeantDate, localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { dueDate, estimatedLmp, gestationalAge, type DatingInput, type GestationalAge } from './gestational-age.ts';

/**
 * The most reliable method first (clinical rules 4.1); dating by a clinician's scan should rarely be replaced
 * (ACOG-700).
 */
const precedence: readonly DatingMethod[] = [
  'CLINICIAN_EDD',
  'IVF',
  'USER_EDD',
  'LMP',
  'WEEKS_ENTERED',
  'WEEKS_ENTERED_UNDATED',
];

/** Whether a weaker method would replace a stronger one; that needs the user's consent. */
export const mustAskBeforeReplacing = (current: DatingMethod | null | undefined, next: DatingMethod): boolean =>
  current != null && precedence.indexOf(next) > precedence.indexOf(current);

export interface Dating extends GestationalAge {
  readonly estimatedLmp: CalendarDate;
  readonly dueDate: CalendarDate;
  readonly method: DatingMethod;
  /** False when days were not entered: display "about week N". */
  readonly isExact: boolean;
  /** True until "Is this still right?" is answered; no alarm may depend on these weeks. */
  readonly needsConfirmation: boolean;
}

export type DatedProfile = Pick<
  Profile,
  'estimatedLmp' | 'datingMethod' | 'weeksPregnant' | 'daysPregnant' | 'weeksPregnantRecordedOn'
> & {
  /** When the record was created: the local record and the doctor's copy both have it. */
  readonly createdAt?: string | null;
};

const isFromWeeks = (method: DatingMethod | null | undefined): boolean =>
  method == null || method === 'WEEKS_ENTERED' || method === 'WEEKS_ENTERED_UNDATED';

interface Anchor {
  readonly method: DatingMethod;
  readonly estimatedLmp: CalendarDate;
}

/**
 * Estimated date from which weeks without a recording date count. Not the change date, because any edit of the record
 * moves it (clinical rules 4.2).
 */
function undatedWeeksSince({ createdAt }: DatedProfile, today: CalendarDate): CalendarDate {
  const createdOn = createdAt && localDate(createdAt);
  return createdOn && isMeantDate(createdOn) ? createdOn : today;
}

/** An implausible date is ignored: this phone has not validated what is stored. */
function anchorOf(profile: DatedProfile, today: CalendarDate): Anchor | null {
  const { weeksPregnant: weeks, daysPregnant: days, weeksPregnantRecordedOn: recordedOn, datingMethod } = profile;
  // The entered weeks win over the anchor derived from them, so that edits of two devices cannot leave the pair
  // inconsistent.
  if (isFromWeeks(datingMethod) && weeks != null && isMeantDate(recordedOn)) {
    const method = datingMethod ?? 'WEEKS_ENTERED';
    return { method, estimatedLmp: estimatedLmp({ method: 'WEEKS_ENTERED', weeks, days, recordedOn }) };
  }
  if (isMeantDate(profile.estimatedLmp)) return { method: datingMethod ?? 'LMP', estimatedLmp: profile.estimatedLmp };
  if (weeks == null) return null;
  const method = 'WEEKS_ENTERED_UNDATED';
  return { method, estimatedLmp: estimatedLmp({ method, weeks, days, recordedOn: undatedWeeksSince(profile, today) }) };
}

/** The weeks of a profile on a date; null when nothing is known or the dates lie in the future. */
export function datingFrom(profile: DatedProfile, today: CalendarDate): Dating | null {
  const anchor = anchorOf(profile, today);
  if (!anchor) return null;
  const age = gestationalAge(anchor.estimatedLmp, today);
  if (age.totalDays < 0) return null;
  return {
    ...anchor,
    ...age,
    dueDate: dueDate(anchor.estimatedLmp),
    isExact: !isFromWeeks(anchor.method) || profile.daysPregnant != null,
    needsConfirmation: anchor.method === 'WEEKS_ENTERED_UNDATED',
  };
}

/** The profile fields to save when the dates are entered or changed on a day (clinical rules 4.1, 4.2). */
export function datingChanges(input: DatingInput, today: CalendarDate): Partial<Profile> {
  const anchor = { estimatedLmp: estimatedLmp(input), datingMethod: input.method, datingSetOn: today };
  if (input.method !== 'WEEKS_ENTERED' && input.method !== 'WEEKS_ENTERED_UNDATED') return anchor;
  return {
    ...anchor,
    weeksPregnant: input.weeks,
    daysPregnant: input.days ?? null,
    weeksPregnantRecordedOn: input.recordedOn,
  };
}

/**
 * The profile fields to save when the number of weeks is edited: a stronger anchor stays, the day of entry is stored.
 */
export function weeksEdited(
  before: DatedProfile,
  edited: { readonly weeks: number | null; readonly days?: number | null },
  today: CalendarDate,
): Partial<Profile> {
  const days = edited.days ?? null;
  if (edited.weeks === (before.weeksPregnant ?? null) && days === (before.daysPregnant ?? null)) return {};
  const entered = { weeksPregnant: edited.weeks, daysPregnant: days, weeksPregnantRecordedOn: today };
  if (mustAskBeforeReplacing(before.datingMethod, 'WEEKS_ENTERED')) return entered;
  if (edited.weeks === null) return { ...entered, estimatedLmp: null, datingMethod: null, datingSetOn: today };
  return datingChanges({ method: 'WEEKS_ENTERED', weeks: edited.weeks, days, recordedOn: today }, today);
}
