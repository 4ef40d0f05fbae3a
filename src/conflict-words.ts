import type { IntlShape } from 'react-intl';
import { choiceText } from '@/i18n/choice-words.ts';
import { isolated } from '@/i18n/isolated.ts';
import { weekdays } from '@/model/reminder.ts';
import type { Side } from '@/sync/conflicts-seen.ts';
import type { ListedDoctor } from '@/sync/online/doctors.ts';
import { readKeptLists } from './kept-list.ts';

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

/** 1 January 2024 was a Monday. */
const dayText = (intl: IntlShape, day: (typeof weekdays)[number]) =>
  intl.formatDate(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)), { weekday: 'short', timeZone: 'UTC' });

/** How a doctor is called whom this phone cannot name: by where she was chosen, or beside one who is named so. */
type Unnamed = Side | 'other';

/** A doctor by name, as far as this phone keeps it: the id says nothing to anybody. */
function doctorText(intl: IntlShape, userId: string, unnamed: Unnamed): string {
  const known = readKeptLists<ListedDoctor>('doctors-').find((doctor) => doctor.userId === userId);
  return known ? isolated(intl, known.name) : intl.formatMessage({ id: `attention.conflict.doctor.${unnamed}` });
}

/** A value as it was typed or chosen, in the language of the app; dates in its form. */
export function valueText(intl: IntlShape, field: string, value: unknown, unnamed: Unnamed): string {
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
  if (field === 'assignedDoctorId') return doctorText(intl, text, unnamed);
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? intl.formatDate(`${text}T12:00:00`, { dateStyle: 'medium' })
    : choiceText(intl, field, text);
}
