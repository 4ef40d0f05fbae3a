import type { RecordType } from './record.ts';

export type Content = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** What a record says, in one form for both sides: presets filled in, nothing where the server says null or an empty list. */
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
 * Of the values a form stands for, those that say something else than the record it was opened with: what another phone
 * changed meanwhile is not written over with what the form has only shown.
 */
export function changesTo<Values extends object>(record: RecordType, before: Content, values: Values): Partial<Values> {
  const changed = changedFields(contentOf(record, before), contentOf(record, { ...before, ...values }));
  return Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name))) as Partial<Values>;
}
