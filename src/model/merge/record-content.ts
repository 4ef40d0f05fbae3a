import type { RecordType } from '@/model/schema/record.ts';

export type Content = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** A record's fields in one normal form for both sides: defaults filled in, null and empty lists removed. */
export function contentOf(record: RecordType, row: Readonly<Record<string, unknown>>): Content {
  const content: Record<string, unknown> = {};
  for (const [name, { attribute }] of Object.entries(record.fields)) {
    const value = isNothing(row[name]) ? attribute.default : row[name];
    if (!isNothing(value)) content[name] = value;
  }
  return content;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

export const isSameContent = (one: Content, other: Content): boolean => changedFields(one, other).length === 0;

/** The fields in which two contents differ. */
export const changedFields = (before: Content, after: Content): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isSame(before[name], after[name]));

/**
 * The form values that differ from the record the form was opened with, so that saving does not overwrite fields that
 * another phone changed meanwhile and that the form only displayed.
 */
export function changesTo<Values extends object>(record: RecordType, before: Content, values: Values): Partial<Values> {
  const changed = changedFields(contentOf(record, before), contentOf(record, { ...before, ...values }));
  return Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name))) as Partial<Values>;
}
