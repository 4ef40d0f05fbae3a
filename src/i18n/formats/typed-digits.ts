import { latinDigits, withoutDirections } from '@/platform/latin-digits.ts';

/** One number of a date or of a time of day. */
export interface DigitGroup {
  readonly length: number;
  /** A higher first digit is a whole number by itself: no day begins with 4. */
  readonly highestFirst: number;
}

/** What is typed into a date or time field: nothing, a part, something that cannot be, or a value as stored. */
export type Typed =
  { readonly kind: 'empty' | 'unfinished' | 'impossible' } | { readonly kind: 'value'; readonly value: string };

const isFull = (digits: string, { length, highestFirst }: DigitGroup): boolean =>
  digits.length >= length || (digits.length === 1 && Number(digits) > highestFirst);

/** Latin digits in place of those of the language, without invisible marks. */
export const plainDigits = (text: string): string => latinDigits(withoutDirections(text));

export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/**
 * Sets the separators between the groups while digits are typed: the keypad of a phone often has none. A separator that
 * is typed ends a group early. Text with letters stays as it is.
 */
export function withSeparators(text: string, groups: readonly DigitGroup[], separator: string): string {
  if (hasLetters(text)) return text;
  const filled = [''];
  for (const char of text) {
    const at = filled.length - 1;
    const group = groups[at];
    const digits = filled[at] ?? '';
    const isLast = at === groups.length - 1;
    if (!group) break;
    if (!/\d/.test(char)) {
      if (digits !== '' && !isLast) filled.push('');
    } else if (!isFull(digits, group)) filled[at] = digits + char;
    else if (!isLast) filled.push(char);
  }
  const last = groups[filled.length - 1];
  if (last && filled.length < groups.length && isFull(filled.at(-1) ?? '', last)) filled.push('');
  return filled.join(separator);
}
