import { latinDigits } from '../latin-digits.ts';

/** Lower case, Latin digits, and without Markdown, unseen signs and the marks that Latin and Arabic letters carry or not. */
export const unmarked = (text: string): string =>
  latinDigits(text)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[*_`]/g, '');

/** Of the languages of the app, in text that `unmarked` gives; with \p{L} the patterns take five times as long to compile. */
export const LETTER = String.raw`[a-zœæµ\u0900-\u0963\u0971-\u097f\u0620-\u064a\u066e-\u06d3\u06fa-\u06ff]`;

/** Of a word and not of a part of one. */
export const whole = (source: string): string => `(?:${source})(?!${LETTER})`;

/** A pattern that begins with a word. `~` stands for up to 60 signs of the same sentence. */
export const pattern = (source: string, flags = 'u'): RegExp =>
  new RegExp(
    String.raw`(?<!${LETTER})(?:${source
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f\u064b-\u065f]/g, '')
      .replaceAll('~', '[^.!?।؟]{0,60}?')})`,
    flags,
  );
