import type { IntlShape } from 'react-intl';
import { choiceText } from '@/i18n/choice-words.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { readingText } from '@/i18n/reading-words.ts';
import type { Reading } from '@/model/reading.ts';
import type { Letter } from '@/sync/attention.ts';

const readingTitles: Readonly<Record<string, MessageId>> = {
  bloodPressure: 'readings.kindTitle.bloodPressure',
  bloodSugar: 'readings.kindTitle.bloodSugar',
  weight: 'readings.kindTitle.weight',
};

/** What a refused entry is called. */
export const letterTitle = (intl: IntlShape, { collection, kind }: Pick<Letter, 'collection' | 'kind'>): string =>
  intl.formatMessage({
    id: (collection === 'readings' && readingTitles[kind]) || `attention.what.${collection}`,
  });

const firstText = (row: Letter['row'], fields: readonly string[]): string | null => {
  const found = fields.map((field) => row[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : null;
};

/** The value that shows which entry it is; null for a deletion, which has none any more. */
export function letterValue(intl: IntlShape, { collection, row }: Pick<Letter, 'collection' | 'row'>): string | null {
  if (row._deleted) return null;
  if (collection === 'readings') return readingText(intl, row as unknown as Reading);
  const at = [row['date'], row['time']].filter((part) => typeof part === 'string').join(' ');
  if (collection === 'doses') return at;
  if (collection === 'appointments') {
    const kind = choiceText(intl, 'appointmentType', firstText(row, ['appointmentType']) ?? '');
    return [kind, at].filter(Boolean).join(', ');
  }
  return firstText(row, [
    'title',
    'medicationName',
    'testName',
    'appointmentType',
    'fileName',
    'content',
    'name',
    'date',
  ]);
}

/** When the entry is about, as far as it says. */
export const letterTime = ({ collection, row }: Pick<Letter, 'collection' | 'row'>): string | null =>
  // Their own date stands with their value.
  collection === 'doses' || collection === 'appointments'
    ? null
    : firstText(row, ['recordedAt', 'timestamp', 'createdAt', 'editedAt']);

/** Where an entry can be put right; null where there is no form for it. */
export function mendPath({ collection, id, row }: Pick<Letter, 'collection' | 'id' | 'row'>): string | null {
  if (row._deleted) return null;
  if (collection === 'readings') return `/readings?mend=${encodeURIComponent(id)}`;
  if (collection === 'profile') return '/profile';
  if (collection === 'appointments') return `/appointment?mend=${encodeURIComponent(id)}`;
  if (collection === 'reminders') return `/reminders?mend=${encodeURIComponent(id)}`;
  return null;
}
