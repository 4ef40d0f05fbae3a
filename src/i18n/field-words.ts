import type { IntlShape } from 'react-intl';
import type { MessageId } from './messages/en.ts';

/** How fields of records are called on their own screens. */
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
  systolic: 'readings.form.systolic',
  diastolic: 'readings.form.diastolic',
  pulse: 'readings.form.pulse',
  level: 'readings.form.level',
  weight: 'readings.form.weight',
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

/** How the records of the spec's messages are called on a screen, by their title. */
const recordNames: Readonly<Record<string, MessageId>> = {
  'blood pressure': 'readings.kindTitle.bloodPressure',
  'blood sugar': 'readings.kindTitle.bloodSugar',
  weight: 'readings.kindTitle.weight',
  'medication reminder': 'attention.what.reminders',
  appointment: 'attention.what.appointments',
  'bloodwork result': 'attention.what.bloodwork',
};

const nameOf = (intl: IntlShape, names: Readonly<Record<string, MessageId>>, name: string): string =>
  intl.formatMessage({ id: names[name] ?? 'attention.conflict.other' });

/** A field as its own screen calls it. */
export const fieldText = (intl: IntlShape, field: string): string => nameOf(intl, fieldNames, field);

/** A record as a screen calls it, by the title that the spec's messages give it. */
export const recordText = (intl: IntlShape, title: string): string => nameOf(intl, recordNames, title);
