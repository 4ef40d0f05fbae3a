import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';

/** How fields of edited records are called on their own screens. */
const fieldNames: Readonly<Record<string, MessageId>> = {
  name: 'auth.name',
  email: 'auth.email',
  age: 'profile.age',
  gender: 'profile.gender',
  address: 'profile.address',
  preExistingConditions: 'profile.conditions',
  phoneNumber: 'profile.phone',
  previousPregnancies: 'profile.previous',
  deliveryPreference: 'profile.delivery',
  partnerSupport: 'profile.partner',
  workSituation: 'profile.work',
  dietaryPreferences: 'profile.diet',
  activityLevel: 'profile.activity',
  chatTonePreference: 'profile.tone',
  hospitalName: 'profile.hospital',
  assignedDoctorId: 'profile.doctor',
  pregnancyStatus: 'profile.status',
  allergies: 'profile.allergic',
  bloodGroup: 'profile.blood',
  birthDate: 'profile.birthDate',
  heightCm: 'profile.height',
  prePregnancyWeightKg: 'profile.preWeight',
  fetuses: 'profile.fetuses',
  diabetes: 'profile.diabetes',
  glucoseLowering: 'profile.glucoseLowering',
  sugarTargets: 'profile.targets',
  sugarUnit: 'profile.units.sugar',
  weightUnit: 'profile.units.weight',
  countryCode: 'profile.country',
  weeksPregnant: 'attention.field.weeksPregnant',
  estimatedLmp: 'attention.field.estimatedLmp',
  date: 'attention.field.date',
  time: 'attention.field.time',
  isCompleted: 'attention.field.isCompleted',
  appointmentType: 'attention.field.appointmentType',
  notes: 'attention.field.notes',
  questions: 'attention.field.questions',
  medicationName: 'attention.field.medicationName',
  dosage: 'attention.field.dosage',
  frequency: 'attention.field.frequency',
  times: 'attention.field.times',
  isActive: 'attention.field.isActive',
  startsOn: 'attention.field.startsOn',
  endsOn: 'attention.field.endsOn',
  weekdays: 'reminders.form.weekdays',
  everyDays: 'reminders.form.everyDays',
  isZoneFixed: 'attention.field.isZoneFixed',
  outcome: 'attention.field.outcome',
  place: 'appointments.form.place',
  clinician: 'appointments.form.clinician',
  isMissed: 'attention.field.isMissed',
  testName: 'attention.field.testName',
  summary: 'attention.field.summary',
};

/** Fields that follow from others or are an id: what they stand for has a line of its own. */
const silent = new Set([
  'hospitalId',
  'profilePhotoId',
  'editedAt',
  'editTimes',
  'datingSetOn',
  'datingMethod',
  'daysPregnant',
  'weeksPregnantRecordedOn',
  'nextDueAt',
  'plannedAt',
  'timeZone',
  'movedFromZone',
  'scheduledSince',
  'pastSchedules',
  'recordedAt',
  'contactWeek',
  'fileId',
  'consentVersion',
  'consentedAt',
  'fileName',
  'reminderId',
]);

export const isTold = (field: string): boolean => !silent.has(field);

export const fieldText = (intl: IntlShape, field: string): string =>
  intl.formatMessage({ id: fieldNames[field] ?? 'attention.conflict.other' });

/** A value as it was typed; dates in the language's form. */
export function valueText(intl: IntlShape, value: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return intl.formatMessage({ id: 'attention.conflict.nothing' });
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'attention.yes' : 'attention.no' });
  if (typeof value === 'number') return intl.formatNumber(value, { numberingSystem: 'latn', useGrouping: false });
  if (Array.isArray(value)) return intl.formatList(value.map(String), { type: 'unit' });
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? intl.formatDate(`${text}T12:00:00`, { dateStyle: 'medium' }) : text;
}
