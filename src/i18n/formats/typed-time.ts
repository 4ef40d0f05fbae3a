import { hasLetters, plainDigits, withSeparators, type DigitGroup, type Typed } from './typed-digits.ts';

const groups: readonly DigitGroup[] = [
  { length: 2, highestFirst: 2 },
  { length: 2, highestFirst: 5 },
];

/** Reads a time of day of the 24-hour clock: `14:30`, `8:05`, `8.05`. The value is `HH:MM`. */
export function readTypedTime(typed: string): Typed {
  const text = plainDigits(typed).trim();
  if (text === '') return { kind: 'empty' };
  if (hasLetters(text)) return { kind: 'impossible' };
  const [hour = '', minute = '', ...more] = text.split(/\D+/).filter(Boolean);
  if (minute === '' || (minute.length === 1 && minute <= '5')) return { kind: 'unfinished' };
  if (more.length > 0 || hour.length > 2 || Number(hour) > 23 || minute.length !== 2 || Number(minute) > 59)
    return { kind: 'impossible' };
  return { kind: 'value', value: `${hour.padStart(2, '0')}:${minute}` };
}

/** What stands in the field after another character was typed at its end. */
export const maskTime = (typed: string): string => withSeparators(plainDigits(typed), groups, ':');
