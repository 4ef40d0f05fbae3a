import type { IntlShape } from 'react-intl';
import { choiceText } from '@/i18n/phrases/choice-words.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { readingText } from '@/i18n/phrases/reading-words.ts';
import type { Reading } from '@/model/records/reading.ts';
import { readingKinds } from '@/model/records/reading-kinds.ts';
import { isTimedKind, type TimedKind } from '@/model/timers/timed-types.ts';
import type { RejectedChange } from '@/sync/attention/rejected-changes.ts';

/** By kind, of the collection of readings: it also has the records of timers. */
const titles: Readonly<Record<string, MessageId>> = {
  ...Object.fromEntries(readingKinds.map((kind) => [kind, `readings.kindTitle.${kind}` as const])),
  movementCount: 'movements.record',
  contraction: 'contractions.record',
};

/** How many movements, or how long a contraction was; null when its end was not timed. */
function timedValue(intl: IntlShape, kind: TimedKind, row: RejectedChange['row']): string | null {
  if (kind === 'movementCount')
    return intl.formatMessage({ id: 'movements.row.count' }, { count: Number(row['count']) });
  const length = Date.parse(String(row['endedAt'])) - Date.parse(String(row['recordedAt']));
  return Number.isNaN(length)
    ? null
    : intl.formatMessage({ id: 'contractions.row' }, { seconds: Math.round(length / 1000) });
}

/** Title of a rejected change. */
export const rejectedChangeTitle = (
  intl: IntlShape,
  { collection, kind }: Pick<RejectedChange, 'collection' | 'kind'>,
): string =>
  intl.formatMessage({
    id: (collection === 'readings' && titles[kind]) || `attention.what.${collection}`,
  });

const firstText = (row: RejectedChange['row'], fields: readonly string[]): string | null => {
  const found = fields.map((field) => row[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : null;
};

/** A value that identifies the record; null for a deletion, which has no values left. */
export function rejectedChangeValue(
  intl: IntlShape,
  { collection, kind, row }: Pick<RejectedChange, 'collection' | 'kind' | 'row'>,
): string | null {
  if (row._deleted) return null;
  if (isTimedKind(kind)) return timedValue(intl, kind, row);
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

/** The time of the record, if it has one. */
export const rejectedChangeTime = ({ collection, row }: Pick<RejectedChange, 'collection' | 'row'>): string | null =>
  // For these collections the date is already part of the value.
  collection === 'doses' || collection === 'appointments'
    ? null
    : firstText(row, ['recordedAt', 'timestamp', 'createdAt', 'editedAt']);

/** The path of the form that can correct the record; null if there is none. */
export function correctionPath({
  collection,
  kind,
  id,
  row,
}: Pick<RejectedChange, 'collection' | 'kind' | 'id' | 'row'>): string | null {
  // What was timed has no form: it can be sent again, saved or dropped.
  if (row._deleted || isTimedKind(kind)) return null;
  if (collection === 'readings') return `/readings?mend=${encodeURIComponent(id)}`;
  if (collection === 'profile') return '/profile';
  if (collection === 'appointments') return `/appointment?mend=${encodeURIComponent(id)}`;
  if (collection === 'reminders') return `/reminders?mend=${encodeURIComponent(id)}`;
  return null;
}
