import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { numberOf, readingKinds, type NumberField } from '@/model/records/reading-kinds.ts';
import { readingTypes } from '@/model/records/reading.ts';

const numberFields = readingKinds.flatMap((kind) => numberOf(kind)?.field ?? []) as NumberField[];

/** The names of record fields on their screens. */
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
  assistantSummary: 'attention.field.assistantSummary',
  systolic: 'readings.form.systolic',
  diastolic: 'readings.form.diastolic',
  pulse: 'readings.form.pulse',
  level: 'readings.form.level',
  ...Object.fromEntries(numberFields.map((field) => [field, `readings.form.${field}` as const])),
  unit: 'readings.form.unit',
  measurementType: 'readings.form.measurementType',
  note: 'readings.form.note',
  recordedAt: 'readings.form.recordedAt',
  documentDate: 'documents.date',
  description: 'documents.description',
  title: 'blog.form.title',
  slug: 'blog.form.slug',
  content: 'blog.form.content',
  author: 'blog.form.author',
  tags: 'blog.form.tags',
  sources: 'blog.form.sources',
  reviewer: 'blog.form.reviewer',
  reviewedOn: 'blog.form.reviewedOn',
  fromWeek: 'blog.form.fromWeek',
  toWeek: 'blog.form.toWeek',
};

/** The names of records on screens, by their title in the spec's messages. */
const recordNames: Readonly<Record<string, MessageId>> = {
  ...Object.fromEntries(readingKinds.map((kind) => [readingTypes[kind].title, `readings.kindTitle.${kind}` as const])),
  'medication reminder': 'attention.what.reminders',
  appointment: 'attention.what.appointments',
  'bloodwork result': 'attention.what.bloodwork',
};

const nameOf = (intl: IntlShape, names: Readonly<Record<string, MessageId>>, name: string): string =>
  intl.formatMessage({ id: names[name] ?? 'attention.conflict.other' });

/** A field's name as on its screen. */
export const fieldText = (intl: IntlShape, field: string): string => nameOf(intl, fieldNames, field);

/** A record's name as on screens, by its title in the spec's messages. */
export const recordText = (intl: IntlShape, title: string): string => nameOf(intl, recordNames, title);
