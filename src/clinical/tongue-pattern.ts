import { latinDigits } from '../latin-digits.ts';

/** Lower case, Latin digits, and without Markdown and the marks that Latin and Arabic letters carry or not. */
export const unmarked = (text: string): string =>
  latinDigits(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g, '')
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

const MANY = String.raw`k|mil|mille|cents?|cien(?:to|tos)?|quinientos|thousand|हज़ार|हजार|सौ|الف|الاف|مئة|مائة|elfu|mia`;
/** "5,000", "5 000", "5k", "5 mil" and "mil" too; Swahili says "elfu 5". */
export const NUMBER = String.raw`(?:(?:elfu\s)?\d+(?:[.,]\d+|\s\d{3}(?!\d))*(?:\s?${whole(MANY)})?|${whole(MANY)})`;

const masses =
  'mgs?|mcg|µg|μg|ug|iu|ui|i\\.u\\.|u\\.i\\.|international units?|unidades internacionales|unites internationales|mill?igram(?:s|mes?|os?|u)?|mi[ck]rogram(?:s|mes?|os?|u)?|मिग्रा|मि\\.?\\s?ग्रा|मिलीग्राम|मिलिग्राम|माइक्रोग्राम|एमजी|आईयू|ملغ|ملغم|مجم|ملجم|ملل?ي ?[غج]رام|ميلي ?[غج]رام|ميكرو ?[غج]رام|وحد(?:ة|ات) دولية';
const volumes = 'mls?|mill?ilit(?:er|re|ro)s?|mililita|मिली|मिलीलीटर|مل|مليلتر|ملليلتر';
export const UNITS = `${masses}|${volumes}`;

/** 95 mg/dl is no amount. */
export const NO_RATIO = String.raw`(?!\s?(?:/|p[eoa]r d[el]))`;

/** Swahili puts the number behind. */
const massesBefore = 'miligramu|mikrogramu|iu';
export const UNITS_BEFORE = `${massesBefore}|mililita`;

const amountOf = (units: string, before: string): string =>
  String.raw`(?:${NUMBER}[\s-]?${whole(units)}${NO_RATIO}|${whole(before)}\s${NUMBER})`;

/** Of milligrams, micrograms or international units: what a medicine and a nutrient are both told in. */
export const MASS = amountOf(masses, massesBefore);
/** Of millilitres: what a medicine and a drink are both told in. */
export const VOLUME = amountOf(volumes, 'mililita');
