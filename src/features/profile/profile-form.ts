import { emptyDating, type DatingForm } from '@/app/profile/dating-form.ts';
import type { Profile } from '@/model/records/profile.ts';
import { KG_PER_LB, type WeightUnit } from '@/model/records/weight.ts';

/** Text fields, stored as they are typed. */
export const textFields = [
  'name',
  'phoneNumber',
  'gender',
  'address',
  'preExistingConditions',
  'allergies',
  'deliveryPreference',
  'partnerSupport',
  'workSituation',
  'activityLevel',
  'chatTonePreference',
  'countryCode',
  'hospitalId',
  'hospitalName',
  'assignedDoctorId',
] as const satisfies readonly (keyof Profile)[];

export const numberFields = [
  'age',
  'previousPregnancies',
  'heightCm',
  'fetuses',
] as const satisfies readonly (keyof Profile)[];

export const choiceFields = [
  'pregnancyStatus',
  'birthDate',
  'bloodGroup',
  'diabetes',
  'sugarTargets',
  'sugarUnit',
  'weightUnit',
] as const satisfies readonly (keyof Profile)[];

const datingFields = [
  'datingMethod',
  'dueDate',
  'transferDate',
  'embryoDays',
  'lmp',
  'cycleDays',
  'weeks',
  'days',
] as const satisfies readonly (keyof DatingForm)[];

/** All fields as text, as shown in the form. */
export type ProfileForm = Record<
  | (typeof textFields)[number]
  | (typeof numberFields)[number]
  | (typeof choiceFields)[number]
  | 'prePregnancyWeight'
  | 'dietaryPreferences',
  string
> &
  DatingForm & { glucoseLowering: boolean };

/** Only the changed fields; all others follow the record. */
export type ProfileDraft = Partial<ProfileForm>;
export const emptyProfileDraft: ProfileDraft = {};

const pregnancyFields = [...datingFields, 'fetuses', 'deliveryPreference'] as const;
const hiddenBy: Readonly<Record<string, readonly (keyof ProfileForm)[]>> = {
  '': ['birthDate'],
  pregnant: ['birthDate'],
  postpartum: pregnancyFields,
  ended: [...pregnancyFields, 'birthDate', 'previousPregnancies', 'prePregnancyWeight'],
};

/** Whether a field is shown for the chosen status. A hidden field is neither validated nor saved. */
export const isShown = (field: keyof ProfileForm, { pregnancyStatus }: Pick<ProfileForm, 'pregnancyStatus'>): boolean =>
  !hiddenBy[pregnancyStatus]?.includes(field);

const textOf = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

const weightIn = (kg: number | null | undefined, unit: WeightUnit): string =>
  kg == null ? '' : String(Math.round((unit === 'kg' ? kg : kg / KG_PER_LB) * 10) / 10);

export const weightUnitOf = (text: string): WeightUnit => (text === 'lb' ? 'lb' : 'kg');

/** The form values: the profile with the draft on top. */
export function formOf(profile: Profile | null, draft: ProfileDraft): ProfileForm {
  const plain = Object.fromEntries(
    [...textFields, ...numberFields, ...choiceFields].map((field) => [field, textOf(profile?.[field])]),
  ) as Record<(typeof textFields)[number] | (typeof numberFields)[number] | (typeof choiceFields)[number], string>;
  const unit = weightUnitOf(draft.weightUnit ?? plain.weightUnit);
  return {
    ...plain,
    prePregnancyWeight: weightIn(profile?.prePregnancyWeightKg, unit),
    dietaryPreferences: (profile?.dietaryPreferences ?? []).join(', '),
    glucoseLowering: profile?.glucoseLowering ?? false,
    ...emptyDating,
    ...draft,
  };
}
