import { changedFields, contentOf, type Content } from './content.ts';
import { instant, text } from './field.ts';
import { editInstant } from './instant.ts';
import type { RecordType } from './record.ts';

/** What every record keeps that is merged field by field. */
export const editFields = {
  /** When any of its fields was edited last. */
  editedAt: instant(),
  /** `EditTimes` as JSON. */
  editTimes: text(4000),
};

/** When each field was edited last, in milliseconds since 1970. A field that is not named was never edited by this app. */
export type EditTimes = Readonly<Record<string, number>>;

/** Fields that say something about the edits and nothing about the person. */
export const isAboutEdits = (field: string): boolean => field in editFields;

/** Reads `editTimes`; what is no time is left out, so that another client's text does no harm. */
export function editTimesOf({ editTimes }: Readonly<Record<string, unknown>>): EditTimes {
  try {
    const times = JSON.parse(String(editTimes ?? '{}')) as unknown;
    return Object.fromEntries(Object.entries(times ?? {}).filter(([, time]) => Number.isFinite(time)));
  } catch {
    return {};
  }
}

/** Whether one copy holds an edit of some field that the other has not seen. */
export function isAhead(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const known = editTimesOf(other);
  return Object.entries(editTimesOf(one)).some(([field, time]) => time > (known[field] ?? 0));
}

export const editTimesText = (times: EditTimes): string | undefined =>
  Object.keys(times).length > 0 ? JSON.stringify(times) : undefined;

/**
 * The marks of an edit. Each field that `changes` gives another value gets a time later than that of the value it replaces:
 * who has seen another edit of a field is the later one, also where a clock was set back. Clocks only decide between
 * edits that did not see each other.
 * @param undone edits that never came into the record and that this one takes back: its fields may keep their value
 */
export function editMarks(
  record: RecordType,
  before: Content,
  changes: Content,
  now = Date.now(),
  undone: EditTimes = {},
): { editedAt: string; editTimes: string | undefined } {
  const known = editTimesOf(before);
  const seen = (field: string) => Math.max(known[field] ?? 0, undone[field] ?? 0);
  const changed = changedFields(contentOf(record, before), contentOf(record, { ...before, ...changes })).filter(
    (field) => !isAboutEdits(field) && field !== 'userId',
  );
  const edited = [...changed, ...Object.keys(undone)];
  const times = Object.fromEntries(edited.map((field) => [field, Math.max(now, seen(field) + 1)]));
  return { editedAt: editInstant(before.editedAt, now), editTimes: editTimesText({ ...known, ...times }) };
}
