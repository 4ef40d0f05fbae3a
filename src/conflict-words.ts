import type { IntlShape } from 'react-intl';

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
