import { latinDigits } from '@/platform/latin-digits.ts';

/**
 * Lower case and Latin digits, without Markdown, invisible characters, and the optional marks of Latin and Arabic
 * letters.
 */
export const unmarked = (text: string): string =>
  latinDigits(text)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[*_`]/g, '');

/**
 * The letters of the app's languages, in text returned by `unmarked`. With \p{L} the patterns take five times as long
 * to compile.
 */
export const LETTER = String.raw`[a-zœæµ\u0900-\u0963\u0971-\u097f\u0620-\u064a\u066e-\u06d3\u06fa-\u06ff]`;

/** Matches a whole word, not the beginning of a longer one. */
export const whole = (source: string): string => `(?:${source})(?!${LETTER})`;

/** A pattern that begins at a word. `~` matches up to 60 characters of the same sentence. */
export const pattern = (source: string, flags = 'u'): RegExp =>
  new RegExp(
    String.raw`(?<!${LETTER})(?:${source
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f\u064b-\u065f]/g, '')
      .replaceAll('~', '[^.!?।؟]{0,60}?')})`,
    flags,
  );
