import type { CalendarDate } from '@/clinical/calendar-date.ts';
import { datingFrom, mustAskBeforeReplacing } from '@/clinical/dating.ts';
import { stageOf } from '@/clinical/stage.ts';
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
  numberFields,
  textFields,
  weightUnitOf,
  type ProfileDraft,
  type ProfileForm,
} from './profile-form.ts';
import { readDating } from './read-dating.ts';

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
  if (typeof changes.birthDate === 'string' && changes.birthDate > today)
    errors.birthDate = { id: 'validation.future' };
  return errors;
}

/** What a return to "pregnant" takes with it: the earlier birth, and dates that belong to the pregnancy before. */
function newPregnancy(profile: Profile | null, today: CalendarDate): Partial<Profile> {
  if (!profile?.pregnancyStatus || profile.pregnancyStatus === 'pregnant') return {};
  const { kind } = stageOf(profile, today);
  if (kind === 'ended' && currentDating(profile, today)) return { birthDate: null };
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

/** What saving would change, what is wrong field by field, and what has to be asked first. */
export function readProfile(draft: ProfileDraft, profile: Profile | null, today: CalendarDate): ProfileRead {
  const form = formOf(profile, draft);
  const plain = plainChanges(draft, form);
  const errors = plainErrors(plain, today);
  const isPregnant = form.pregnancyStatus === '' || form.pregnancyStatus === 'pregnant';
  const renewed = draft.pregnancyStatus === 'pregnant' ? newPregnancy(profile, today) : {};
  const dating = isPregnant ? readDating(form, today) : null;
  if (dating && 'errors' in dating)
    return { changes: {}, errors: { ...errors, ...dating.errors }, questions: [], weeks: null };

  const questions: ProfileQuestion[] = [];
  const before = 'datingMethod' in renewed ? null : profile?.datingMethod;
  if (form.datingMethod !== '' && isPregnant && mustAskBeforeReplacing(before, form.datingMethod))
    questions.push('replace');
  if (dating?.isLate) questions.push('late');
  if (typeof plain.heightCm === 'number' && heightDoubt(plain.heightCm) === 'confirm') questions.push('height');
  const status = dating && form.pregnancyStatus === '' ? { pregnancyStatus: 'pregnant' as const } : {};
  return {
    changes: { ...(plain as Partial<Profile>), ...renewed, ...dating?.changes, ...status },
    errors,
    questions,
    weeks: dating?.weeks ?? null,
  };
}
