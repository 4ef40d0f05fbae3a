import { commonWords } from './common-words.ts';

/** Rows and walks of keyboards, the alphabet, the digits; also read backwards. */
const walks = [
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
].flatMap((walk) => [walk, [...walk].reverse().join('')]);
const SHORTEST_STEP = 3;

const leet: Readonly<Record<string, string>> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', 0: 'o', $: 's', 5: 's', 7: 't' };

/** Digits alone are a date or a number that somebody knows, up to this length. */
const isNumber = (text: string): boolean => /^\d{1,14}$/.test(text);

/** The same few characters over and over: `aaaaaaaa`, `abcabcabc`, `12341234`. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/.test(text) && /^(.{1,4})\1+/.test(text);

/** Can it be cut into pieces of which each is a walk or one letter again and again? */
function isWalked(text: string): boolean {
  const reached = new Set([0]);
  for (let from = 0; from < text.length; from++) {
    if (!reached.has(from)) continue;
    for (let to = from + SHORTEST_STEP; to <= text.length; to++) {
      const piece = text.slice(from, to);
      if (walks.some((walk) => walk.includes(piece)) || /^(.)\1+$/.test(piece)) reached.add(to);
    }
  }
  return reached.has(text.length);
}

const plainLetters = (text: string): string => text.replaceAll(/[@431057$]/g, (sign) => leet[sign] ?? sign);

/** One of the words, or two of them in a row. */
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
 * Is this one of the passwords that are tried first: a common word or name with digits and signs around it or in place of
 * letters, a walk over the keyboard, a date, a repetition?
 * @param own words that a stranger knows of her: her name, the part of her address before the @
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const text = password.normalize('NFC').toLowerCase();
  if (isNumber(text) || isRepeated(text) || isWalked(text)) return true;
  const known = own.flatMap((word) => word.toLowerCase().split(/[\s.@_+-]+/)).filter((word) => word.length >= 3);
  const words = known.length === 0 ? commonWords : new Set([...commonWords, ...known]);
  return cores(text).some((core) => core !== '' && isOfWords(core, words));
}
