import { hasLetters, plainDigits, withSeparators, type DigitGroup, type Typed } from './typed-digits.ts';

const parts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof parts)[number];

/** How a locale writes a date in digits: `05/12/2026`. */
export interface DateNotation {
  readonly order: readonly DatePart[];
  readonly separator: string;
}

const usual: DateNotation = { order: parts, separator: '/' };
const notations = new Map<string, DateNotation>();

function computeNotation(locale: string): DateNotation {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const found = format.formatToParts(0);
  const order = found.flatMap(({ type }) => parts.filter((part) => part === type));
  const separator = plainDigits(found.find(({ type }) => type === 'literal')?.value ?? '').trim();
  return order.length === parts.length && separator.length === 1 ? { order, separator } : usual;
}

/** The order and the separator of dates in a locale. */
export function dateNotation(locale: string): DateNotation {
  const known = notations.get(locale);
  if (known) return known;
  const notation = computeNotation(locale);
  notations.set(locale, notation);
  return notation;
}

const groups: Readonly<Record<DatePart, DigitGroup>> = {
  day: { length: 2, highestFirst: 3 },
  month: { length: 2, highestFirst: 1 },
  year: { length: 4, highestFirst: 9 },
};

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const twoDigits = (digits: string): string => digits.padStart(2, '0');

/** A date as stored, `YYYY-MM-DD`, in digits of the locale. Text of another form is returned as it is. */
export function dateDigits(date: string, { order, separator }: DateNotation): string {
  const [, year, month, day] = ISO.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return date;
  const digits = { year, month: twoDigits(month), day: twoDigits(day) };
  return order.map((part) => digits[part]).join(separator);
}

/** The three numbers of a typed date as text; undefined while one is missing. Text as stored is read in every locale. */
function numbersIn(text: string, { order }: DateNotation): Record<DatePart, string> | undefined {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year && month && day) return { year, month, day };
  const numbers = text.split(/\D+/).filter(Boolean);
  if (numbers.length !== parts.length) return undefined;
  const of = (part: DatePart) => numbers[order.indexOf(part)] ?? '';
  return { year: of('year'), month: of('month'), day: of('day') };
}

/** Reads a typed date. The year has four digits and is between 1900 and 2099; another one is a slip of the finger. */
export function readTypedDate(typed: string, notation: DateNotation): Typed {
  const text = plainDigits(typed).trim();
  if (text === '') return { kind: 'empty' };
  if (hasLetters(text)) return { kind: 'impossible' };
  const numbers = numbersIn(text, notation);
  if (!numbers || numbers.year.length < 4) return { kind: 'unfinished' };
  const value = `${numbers.year}-${twoDigits(numbers.month)}-${twoDigits(numbers.day)}`;
  const time = Date.parse(`${value}T00:00:00Z`);
  // JavaScript engines move 30 February on to March.
  const isReal = Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
  return isReal && /^(19|20)\d\d-/.test(value) ? { kind: 'value', value } : { kind: 'impossible' };
}

/** What stands in the field after another character was typed at its end. */
export function maskDate(typed: string, notation: DateNotation): string {
  const text = plainDigits(typed);
  if (ISO.test(text) && text.length === 10) return dateDigits(text, notation);
  return withSeparators(
    text,
    notation.order.map((part) => groups[part]),
    notation.separator,
  );
}

/** A typed date with the century that its year of two digits leaves out: no date of this app is before 2000. */
export function withCentury(typed: string, notation: DateNotation): string {
  const numbers = numbersIn(plainDigits(typed).trim(), notation);
  if (numbers?.year.length !== 2) return typed;
  return dateDigits(`20${numbers.year}-${numbers.month}-${numbers.day}`, notation);
}
