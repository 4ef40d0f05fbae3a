import type { IntlShape } from 'react-intl';
import { choiceText } from '@/i18n/phrases/choice-words.ts';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import { weekdays } from '@/model/reminders/reminder.ts';
import type { Side } from '@/sync/attention/conflict-notices.ts';
import type { ListedDoctor } from '@/sync/api/directory/doctors.ts';
import { readCachedLists } from '@/db/cache/cached-list.ts';

/** Derived fields and ids. The field that they depend on has a line, so these need none. */
const hiddenFields = new Set([
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
  'measures',
]);

export const isShownField = (field: string): boolean => !hiddenFields.has(field);

/** 1 January 2024 was a Monday. */
const dayText = (intl: IntlShape, day: (typeof weekdays)[number]) =>
  intl.formatDate(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)), { weekday: 'short', timeZone: 'UTC' });

/** The wording for a doctor whose name is not cached: by the side that chose this doctor, or `other` beside a first one. */
type UnknownDoctor = Side | 'other';

/** The doctor's name if it is cached on this phone, else a general wording: the id means nothing to the user. */
function doctorText(intl: IntlShape, userId: string, unknownDoctor: UnknownDoctor): string {
  const known = readCachedLists<ListedDoctor>('doctors-').find((doctor) => doctor.userId === userId);
  return known
    ? bidiIsolate(intl, known.name)
    : intl.formatMessage({ id: `attention.conflict.doctor.${unknownDoctor}` });
}

/** A field value as text in the language of the app. */
export function valueText(intl: IntlShape, field: string, value: unknown, unknownDoctor: UnknownDoctor): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return intl.formatMessage({ id: 'attention.conflict.nothing' });
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'attention.yes' : 'attention.no' });
  if (typeof value === 'number') return intl.formatNumber(value, { numberingSystem: 'latn', useGrouping: false });
  if (Array.isArray(value)) {
    const days = field === 'weekdays' ? weekdays.filter((day) => value.includes(day)) : [];
    const texts = days.length > 0 ? days.map((day) => dayText(intl, day)) : value.map(String);
    return intl.formatList(texts, { type: 'unit' });
  }
  const text = String(value);
  if (field === 'assignedDoctorId') return doctorText(intl, text, unknownDoctor);
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? intl.formatDate(`${text}T12:00:00`, { dateStyle: 'medium' })
    : choiceText(intl, field, text);
}
