import { isMeantDate, type CalendarDate } from '@/clinical/calendar-date.ts';
import { datingFrom, mustAskBeforeReplacing } from '@/clinical/dating.ts';
import { plainName } from '@/model/person-name.ts';
import { profile as profileRecord, type Profile } from '@/model/profile.ts';
import { judge } from '@/model/record.ts';
import { heightDoubt } from '@/clinical/weight.ts';
import { toKg } from '@/model/weight.ts';
import { parseNumber } from '@/ui/parse-number.ts';
import type { FieldError } from './field-error.ts';
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
import { MOST_WEEKS, readDating } from './read-dating.ts';

/** Asked before saving: a better way of dating would be replaced; the weeks or the height are rare. */
export type ProfileQuestion = 'replace' | 'late' | 'height';

export interface ProfileRead {
  readonly changes: Partial<Profile>;
  readonly errors: Partial<Record<keyof ProfileForm, FieldError>>;
  readonly questions: readonly ProfileQuestion[];
  /** Completed weeks by the dates entered anew; null when none were. */
  readonly weeks: number | null;
}

/** From here on the dates in the profile are those of an earlier pregnancy (clinical rules 4.3). */
const OVER_WEEKS = 43;

/** The dates in the profile, unless they are of a pregnancy that is over. */
export function currentDating(profile: Profile | null, today: CalendarDate) {
  const dating = profile && datingFrom(profile, today);
  return dating && dating.weeks < OVER_WEEKS ? dating : null;
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
  for (const { field, code, values } of judge(profileRecord, { userId: 'new', ...changes })) {
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

/** What a return to "pregnant" takes with it: the earlier birth, and dates that belong to the pregnancy before. */
function newPregnancy(profile: Profile | null, today: CalendarDate): Partial<Profile> {
  if (!profile || profile.pregnancyStatus === 'pregnant') return {};
  const weeks = datingFrom(profile, today)?.weeks;
  const isBorn = isMeantDate(profile.birthDate);
  // A status that was taken away leaves the birth and the dates of the pregnancy before.
  if (!profile.pregnancyStatus && !isBorn && !(weeks !== undefined && weeks > MOST_WEEKS)) return {};
  // Said by mistake and taken back: what a scan has found does not go with a slip of the finger (clinical rules 4.1).
  const canBeTakenBack = profile.pregnancyStatus === 'ended' || !isBorn;
  if (canBeTakenBack && weeks !== undefined && weeks <= MOST_WEEKS) return { birthDate: null };
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

/** The profile without what goes with the status that is chosen: the form shows nothing as kept that saving would drop. */
export const renewed = (draft: ProfileDraft, profile: Profile | null, today: CalendarDate): Profile | null =>
  profile && { ...profile, ...renewal(draft, profile, today) };

const shownOf = (draft: ProfileDraft, form: ProfileForm): ProfileDraft =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => isShown(field as keyof ProfileForm, form)));

/**
 * What saving would change, what is wrong field by field, and what has to be asked first.
 * @param halfTyped names the fields whose date is begun and not finished
 */
export function readProfile(
  draft: ProfileDraft,
  profile: Profile | null,
  today: CalendarDate,
  halfTyped: readonly string[] = [],
): ProfileRead {
  const form = formOf(profile, draft);
  const plain = plainChanges(shownOf(draft, form), form);
  const errors: Record<string, FieldError> = plainErrors(plain, today);
  const isDated = isShown('datingMethod', form);
  const dropped = renewal(draft, profile, today);
  const dating = isDated ? readDating(form, today) : null;
  if (dating && 'errors' in dating) Object.assign(errors, dating.errors);
  for (const field of halfTyped)
    if (field in form && isShown(field as keyof ProfileForm, form)) errors[field] = { id: 'validation.unfinished' };
  if (dating && 'errors' in dating) return { changes: {}, errors, questions: [], weeks: null };

  const questions: ProfileQuestion[] = [];
  const before = 'datingMethod' in dropped ? null : profile?.datingMethod;
  if (form.datingMethod !== '' && isDated && mustAskBeforeReplacing(before, form.datingMethod))
    questions.push('replace');
  if (dating?.isLate) questions.push('late');
  if (typeof plain.heightCm === 'number' && heightDoubt(plain.heightCm) === 'confirm') questions.push('height');
  const status = dating && form.pregnancyStatus === '' ? { pregnancyStatus: 'pregnant' as const } : {};
  return {
    changes: { ...dropped, ...(plain as Partial<Profile>), ...dating?.changes, ...status },
    errors,
    questions,
    weeks: dating?.weeks ?? null,
  };
}
