import { commonWords } from './common-words.ts';

/** Keyboard rows and keyboard patterns, the alphabet and the digits. Each is also checked in reverse. */
const keyboardPatterns = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujmikolp',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
].flatMap((pattern) => [pattern, [...pattern].reverse().join('')]);
const MIN_PATTERN_LENGTH = 3;

const leet: Readonly<Record<string, string>> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', 0: 'o', $: 's', 5: 's', 7: 't' };

/** A password of digits alone, up to this length, is usually a date or a known number. */
const isNumber = (text: string): boolean => /^\d{1,14}$/.test(text);

/** A group of one to four characters repeated: `aaaaaaaa`, `abcabcabc`, `12341234`. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/.test(text) && /^(.{1,4})\1+/.test(text);

/** Whether the text can be cut into pieces that are each part of a keyboard pattern or one repeated letter. */
function isKeyboardPattern(text: string): boolean {
  const reached = new Set([0]);
  for (let from = 0; from < text.length; from++) {
    if (!reached.has(from)) continue;
    for (let to = from + MIN_PATTERN_LENGTH; to <= text.length; to++) {
      const piece = text.slice(from, to);
      if (keyboardPatterns.some((pattern) => pattern.includes(piece)) || /^(.)\1+$/.test(piece)) reached.add(to);
    }
  }
  return reached.has(text.length);
}

const plainLetters = (text: string): string => text.replaceAll(/[@431057$]/g, (sign) => leet[sign] ?? sign);

/** One common word, or two in a row. */
function isOfWords(text: string, words: ReadonlySet<string>): boolean {
  if (words.has(text)) return true;
  for (let cut = 2; cut <= text.length - 2; cut++)
    if (words.has(text.slice(0, cut)) && words.has(text.slice(cut))) return true;
  return false;
}

/** The word in the middle, without the digits and signs that people put around it. */
const cores = (text: string): string[] => [
  text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
  plainLetters(text.replaceAll(/^[\W_]+|[\d\W_]+$/g, '')),
  plainLetters(text.replaceAll(/[\W_]+$/g, '')),
];

/**
 * Whether attackers would try this password first: a common word or name (also with digits and signs around it or in
 * place of letters), a keyboard pattern, a date, a repetition.
 * @param userWords words that a stranger can know about the user: her name, the part of her e-mail address before the @
 */
export function isCommonPassword(password: string, userWords: readonly string[] = []): boolean {
  const text = password.normalize('NFC').toLowerCase();
  if (isNumber(text) || isRepeated(text) || isKeyboardPattern(text)) return true;
  const known = userWords.flatMap((word) => word.toLowerCase().split(/[\s.@_+-]+/)).filter((word) => word.length >= 3);
  const words = known.length === 0 ? commonWords : new Set([...commonWords, ...known]);
  return cores(text).some((core) => core !== '' && isOfWords(core, words));
}
