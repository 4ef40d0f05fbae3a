import { isMeantDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { datingFrom, mustAskBeforeReplacing } from '@/clinical/gestation/pregnancy-dating.ts';
import { plainName } from '@/model/account/person-name.ts';
import { profile as profileRecord, type Profile } from '@/model/records/profile.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { heightDoubt } from '@/clinical/weight/weight.ts';
import { toKg } from '@/model/records/weight.ts';
import { parseNumber } from '@/ui/controls/parse-number.ts';
import type { FieldError } from '@/app/profile/field-error.ts';
import {
  choiceFields,
  formOf,
  isShown,
  numberFields,
  textFields,
  weightUnitOf,
  type ProfileDraft,
  type ProfileForm,
} from './profile-form.ts';
import { MAX_WEEKS, readDating } from '@/app/profile/read-dating.ts';

/** A question before saving: `replace` a more reliable dating method; `late` or `height`: an unusual number of weeks or height. */
export type ProfileQuestion = 'replace' | 'late' | 'height';

export interface ProfileRead {
  readonly changes: Partial<Profile>;
  readonly errors: Partial<Record<keyof ProfileForm, FieldError>>;
  readonly questions: readonly ProfileQuestion[];
  /** Completed weeks by the entered dates; null when none were entered. */
  readonly weeks: number | null;
}

/** From this week on, the dates in the profile belong to an earlier pregnancy (clinical rules 4.3). */
const PAST_PREGNANCY_WEEKS = 43;

/** The dating of the profile; null when there is none or it belongs to an earlier pregnancy. */
export function currentDating(profile: Profile | null, today: CalendarDate) {
  const dating = profile && datingFrom(profile, today);
  return dating && dating.weeks < PAST_PREGNANCY_WEEKS ? dating : null;
}

function plainChanges(draft: ProfileDraft, form: ProfileForm): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const field of [...textFields, ...choiceFields]) if (field in draft) changes[field] = form[field].trim() || null;
  if ('name' in draft) changes.name = plainName(form.name) || null;
  for (const field of numberFields)
    if (field in draft) changes[field] = form[field].trim() === '' ? null : parseNumber(form[field]);
  if ('glucoseLowering' in draft) changes.glucoseLowering = form.glucoseLowering;
  if ('prePregnancyWeight' in draft) {
    const typed = form.prePregnancyWeight.trim();
    changes.prePregnancyWeightKg = typed === '' ? null : toKg(parseNumber(typed), weightUnitOf(form.weightUnit));
  }
  if ('dietaryPreferences' in draft)
    changes.dietaryPreferences = form.dietaryPreferences
      .split(/[,;\n،、]/)
      .map((word) => word.trim())
      .filter((word) => word !== '');
  return changes;
}

function plainErrors(changes: Record<string, unknown>, today: CalendarDate): ProfileRead['errors'] {
  const errors: Record<string, FieldError> = {};
  for (const { field, code, values } of validateRecord(profileRecord, { userId: 'new', ...changes })) {
    const limit = typeof values.limit === 'number' ? { limit: values.limit } : {};
    if (field === 'prePregnancyWeightKg') errors.prePregnancyWeight = { id: 'profile.weightForm' };
    else errors[field] = { id: `validation.${code}`, ...limit };
  }
  if (changes.name === null) errors.name = { id: 'auth.nameMissing' };
  if (typeof changes.birthDate === 'string') {
    if (!isMeantDate(changes.birthDate)) errors.birthDate = { id: 'validation.date' };
    else if (changes.birthDate > today) errors.birthDate = { id: 'validation.future' };
  }
  return errors;
}

/** Profile changes when the status returns to "pregnant": clears the earlier birth and the dates of the earlier pregnancy. */
function newPregnancy(profile: Profile | null, today: CalendarDate): Partial<Profile> {
  if (!profile || profile.pregnancyStatus === 'pregnant') return {};
  const weeks = datingFrom(profile, today)?.weeks;
  const isBorn = isMeantDate(profile.birthDate);
  // The status can be empty while birth or dates of an earlier pregnancy are still there.
  if (!profile.pregnancyStatus && !isBorn && !(weeks !== undefined && weeks > MAX_WEEKS)) return {};
  // The status may have been changed by mistake; dates from a scan must not be lost by that (clinical rules 4.1).
  const isUndo = profile.pregnancyStatus === 'ended' || !isBorn;
  if (isUndo && weeks !== undefined && weeks <= MAX_WEEKS) return { birthDate: null };
  return {
    birthDate: null,
    estimatedLmp: null,
    datingMethod: null,
    datingSetOn: null,
    weeksPregnant: null,
    daysPregnant: null,
    weeksPregnantRecordedOn: null,
    fetuses: null,
  };
}

const renewal = (draft: ProfileDraft, profile: Profile | null, today: CalendarDate): Partial<Profile> =>
  draft.pregnancyStatus === 'pregnant' ? newPregnancy(profile, today) : {};

/** The profile without the fields that saving with the chosen status would clear, so that the form does not show them. */
export const withoutClearedFields = (
  draft: ProfileDraft,
  profile: Profile | null,
  today: CalendarDate,
): Profile | null => profile && { ...profile, ...renewal(draft, profile, today) };

const shownOf = (draft: ProfileDraft, form: ProfileForm): ProfileDraft =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => isShown(field as keyof ProfileForm, form)));

/**
 * The changes that saving would make, the errors by field, and the questions to ask first.
 * @param incomplete names of the date fields that are filled in only partly
 */
export function readProfile(
  draft: ProfileDraft,
  profile: Profile | null,
  today: CalendarDate,
  incomplete: readonly string[] = [],
): ProfileRead {
  const form = formOf(profile, draft);
  const plain = plainChanges(shownOf(draft, form), form);
  const errors: Record<string, FieldError> = plainErrors(plain, today);
  const isDated = isShown('datingMethod', form);
  const cleared = renewal(draft, profile, today);
  const dating = isDated ? readDating(form, today) : null;
  if (dating && 'errors' in dating) Object.assign(errors, dating.errors);
  for (const field of incomplete)
    if (field in form && isShown(field as keyof ProfileForm, form)) errors[field] = { id: 'validation.unfinished' };
  if (dating && 'errors' in dating) return { changes: {}, errors, questions: [], weeks: null };

  const questions: ProfileQuestion[] = [];
  const before = 'datingMethod' in cleared ? null : profile?.datingMethod;
  if (form.datingMethod !== '' && isDated && mustAskBeforeReplacing(before, form.datingMethod))
    questions.push('replace');
  if (dating?.isLate) questions.push('late');
  if (typeof plain.heightCm === 'number' && heightDoubt(plain.heightCm) === 'confirm') questions.push('height');
  const status = dating && form.pregnancyStatus === '' ? { pregnancyStatus: 'pregnant' as const } : {};
  return {
    changes: { ...cleared, ...(plain as Partial<Profile>), ...dating?.changes, ...status },
    errors,
    questions,
    weeks: dating?.weeks ?? null,
  };
}
