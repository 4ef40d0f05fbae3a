import { changedFields, contentOf, type Content } from './record-content.ts';
import { instant, text } from '@/model/schema/field.ts';
import { editInstant } from '@/model/time/instant.ts';
import type { RecordType } from '@/model/schema/record.ts';

/** Added to every record that is merged field by field. */
export const editFields = {
  /** Time of the last edit of any field. */
  editedAt: instant(),
  /** `EditTimes` as JSON. */
  editTimes: text(4000),
};

/** Time of the last edit of each field, in ms since 1970. This app never edited the fields that are missing here. */
export type EditTimes = Readonly<Record<string, number>>;

/** Whether the field describes edits and not the person. */
export const isEditTimeField = (field: string): boolean => field in editFields;

/**
 * Parses `editTimes`. Entries that are not numbers are dropped, so that text written by another client does no harm.
 */
export function editTimesOf({ editTimes }: Readonly<Record<string, unknown>>): EditTimes {
  try {
    const times = JSON.parse(String(editTimes ?? '{}')) as unknown;
    return Object.fromEntries(Object.entries(times ?? {}).filter(([, time]) => Number.isFinite(time)));
  } catch {
    return {};
  }
}

/** Whether `one` contains an edit of some field that `other` does not contain. */
export function hasNewerEdits(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const otherTimes = editTimesOf(other);
  return Object.entries(editTimesOf(one)).some(([field, time]) => time > (otherTimes[field] ?? 0));
}

export const editTimesText = (times: EditTimes): string | undefined =>
  Object.keys(times).length > 0 ? JSON.stringify(times) : undefined;

/**
 * The edit times to write with an edit. Each changed field gets a time later than the time of the value it replaces, so
 * an edit made with knowledge of another edit always wins, even if a clock was set back. Clocks decide only between
 * edits that did not know of each other.
 * @param undone edits that never reached the record and that this edit reverts: their fields may keep their value
 */
export function newEditTimes(
  record: RecordType,
  before: Content,
  changes: Content,
  now = Date.now(),
  undone: EditTimes = {},
): { editedAt: string; editTimes: string | undefined } {
  const known = editTimesOf(before);
  const seen = (field: string) => Math.max(known[field] ?? 0, undone[field] ?? 0);
  const changed = changedFields(contentOf(record, before), contentOf(record, { ...before, ...changes })).filter(
    (field) => !isEditTimeField(field) && field !== 'userId',
  );
  const edited = [...changed, ...Object.keys(undone)];
  const times = Object.fromEntries(edited.map((field) => [field, Math.max(now, seen(field) + 1)]));
  return { editedAt: editInstant(before.editedAt, now), editTimes: editTimesText({ ...known, ...times }) };
}
