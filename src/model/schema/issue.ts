import type { SafeParseResult, GenericSchema } from 'valibot';
import type { Field } from './field.ts';

export type IssueCode =
  | 'required'
  | 'empty_message'
  | 'number'
  | 'negative'
  | 'zero'
  | 'whole'
  | 'below'
  | 'above'
  | 'long'
  | 'choice'
  | 'form'
  | 'swapped'
  | 'blank'
  | 'future'
  | 'old'
  | 'date'
  | 'time'
  | 'twice'
  | 'zone'
  | 'ends_early'
  | 'days_or_number'
  | 'never_until'
  | 'timeless'
  | 'past'
  | 'unfinished';

/**
 * One reason why a record is refused. `code` selects the translated message; `message` is the English text of the spec.
 */
export interface Issue {
  readonly field: string;
  readonly code: IssueCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly message: string;
}

/** The validation messages of spec section 5, in the notation of the message catalogue. */
export const validationMessages: Readonly<Record<IssueCode, string>> = {
  required: 'Field {field} required for {record}.',
  empty_message: 'Cannot save empty message content.',
  number: '{field} must be valid number.',
  negative: '{field} must be non-negative.',
  zero: '{field} cannot be zero.',
  whole: '{field} must be a whole number.',
  below: '{field} must be at least {limit}.',
  above: '{field} must be at most {limit}.',
  long: '{field} must be at most {limit} characters.',
  choice: '{field} must be one of the offered choices.',
  form: '{field} is not written in the expected form.',
  swapped: 'The top number must be larger. Are they swapped?',
  blank: 'Field {field} required for {record}.',
  future: '{field} cannot be in the future.',
  old: '{field} cannot be more than a year ago.',
  date: '{field} is not a date that exists.',
  time: '{value} is not a time of day. Write it like 08:00.',
  twice: '{value} is there twice. One time is one dose.',
  zone: '{value} is not a time zone this phone knows.',
  ends_early: 'The end cannot be before the start.',
  days_or_number: 'Choose days of the week or a number of days, not both.',
  never_until: 'Until then it would never be due. Check the days, the start and the end.',
  timeless: 'No time is set, so it would never remind you. Add a time, or choose “As needed”.',
  past: '{field} cannot be in the past.',
  unfinished: 'This is not finished. Fill in all of it or clear it.',
};

/** An issue with its English message filled in. */
export function issue(field: string, code: IssueCode, values: Record<string, string | number> = {}): Issue {
  const all: Record<string, string | number> = { field, ...values };
  const message = validationMessages[code].replace(/\{(\w+)\}/g, (_, name: string) => String(all[name] ?? ''));
  return { field, code, values: all, message };
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Turns the schema library's result for one field into issues of the spec. */
export function readIssues(
  name: string,
  record: string,
  { attribute, longest = attribute.size, whenBlank = 'required' }: Field,
  value: unknown,
  result: SafeParseResult<GenericSchema>,
): Issue[] {
  if (attribute.required && isBlank(value)) return [issue(name, whenBlank, { record })];
  if (result.success) return [];
  const isNumeric = attribute.type === 'integer' || attribute.type === 'double';
  if (!isNumeric) {
    if (attribute.format === 'enum') return [issue(name, 'choice')];
    const tooLong = typeof value === 'string' && longest !== undefined && value.length > longest;
    return [tooLong ? issue(name, 'long', { limit: longest }) : issue(name, 'form')];
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return [issue(name, 'number')];
  if (value < 0) return [issue(name, 'negative')];
  const { min = 0, max = Infinity } = attribute;
  if (value === 0 && min > 0) return [issue(name, 'zero')];
  if (value < min) return [issue(name, 'below', { limit: min })];
  if (value > max) return [issue(name, 'above', { limit: max })];
  return [issue(name, 'whole')];
}
