import { editFields } from '@/model/merge/edit-times.ts';
import {
  calendarDate,
  choice,
  decimal,
  encrypted,
  flag,
  id,
  instant,
  integer,
  required,
  text,
  texts,
  type Values,
} from '@/model/schema/field.ts';
import { grant } from '@/model/schema/permission.ts';
import { ownedRecord, type GrantedDocument } from '@/model/schema/record.ts';

/** How the pregnancy was dated, the most reliable method first (clinical rules 4.1). */
export const datingMethods = [
  'CLINICIAN_EDD',
  'IVF',
  'USER_EDD',
  'LMP',
  'WEEKS_ENTERED',
  'WEEKS_ENTERED_UNDATED',
] as const;
export type DatingMethod = (typeof datingMethods)[number];

export const pregnancyStatuses = ['pregnant', 'postpartum', 'ended'] as const;
export type PregnancyStatus = (typeof pregnancyStatuses)[number];

export const diabetesKinds = ['none', 'gestational', 'type1', 'type2'] as const;
export const sugarTargetProfiles = ['ADA_ACOG', 'NICE', 'CUSTOM'] as const;

export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/**
 * A profile is verified if its id is the user's id and the user may update it. The right to delete, which verifies
 * other records, is granted to no account.
 */
export const isUserProfile = ({ $id, userId, $permissions }: GrantedDocument): boolean =>
  userId === $id && $permissions.includes(grant('update', `user:${$id}`));

/** One per account, with the account's id. `profilePhotoUrl` is derived when read and never saved. */
export const profile = ownedRecord({
  collection: 'profiles',
  title: 'profile',
  conflict: 'per-field',
  isNeverDeleted: true,
  creatorMay: ['read', 'update'],
  isVerified: isUserProfile,
  fields: {
    userId: required(id()),
    name: text(128),
    profilePhotoId: id(),
    age: integer(0, 120),
    gender: encrypted(text(32)),
    address: encrypted(text(500)),
    weeksPregnant: integer(0, 45),
    preExistingConditions: encrypted(text(2000)),
    email: encrypted(text(320)),
    phoneNumber: encrypted(text(32)),
    previousPregnancies: integer(0, 30),
    deliveryPreference: encrypted(text(200)),
    partnerSupport: encrypted(text(500)),
    workSituation: encrypted(text(500)),
    dietaryPreferences: encrypted(texts(64)),
    activityLevel: encrypted(text(64)),
    chatTonePreference: text(64),
    hospitalId: id(),
    hospitalName: text(200),
    assignedDoctorId: id(),
    daysPregnant: integer(0, 6),
    weeksPregnantRecordedOn: calendarDate(),
    datingMethod: choice(datingMethods),
    estimatedLmp: calendarDate(),
    datingSetOn: calendarDate(),
    pregnancyStatus: choice(pregnancyStatuses),
    birthDate: calendarDate(),
    heightCm: decimal(100, 230),
    prePregnancyWeightKg: decimal(25, 350),
    fetuses: integer(1, 9),
    diabetes: choice(diabetesKinds),
    glucoseLowering: flag(false),
    sugarTargets: choice(sugarTargetProfiles),
    sugarUnit: choice(['mg/dL', 'mmol/L']),
    weightUnit: choice(['kg', 'lb']),
    countryCode: text(2),
    allergies: encrypted(text(1000)),
    bloodGroup: choice(bloodGroups),
    /** The version of the terms that the user accepted, and when. */
    consentVersion: text(32),
    consentedAt: instant(),
    ...editFields,
  },
  indexes: [
    { type: 'key', on: ['assignedDoctorId'] },
    { type: 'fulltext', on: ['name'] },
  ],
});
export type Profile = Values<typeof profile.fields> & { readonly id: string };
