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

export const NUMBER = String.raw`\d+(?:[.,]\d+)*`;

const latinUnits =
  'mgs?|mcg|µg|μg|ug|mls?|iu|ui|mill?igram(?:s|mes?|os?|u)?|mi[ck]rogram(?:s|mes?|os?|u)?|mill?ilit(?:er|re|ro)s?|mililita';
const otherUnits =
  'मिग्रा|मि\\.?\\s?ग्रा|मिलीग्राम|मिलिग्राम|माइक्रोग्राम|एमजी|मिली|मिलीलीटर|ملغ|ملغم|مجم|ملجم|ملل?ي ?[غج]رام|ميلي ?[غج]رام|ميكرو ?[غج]رام|مل|مليلتر|ملليلتر';
export const UNITS = `${latinUnits}|${otherUnits}`;

/** 95 mg/dl is no amount. */
export const NO_RATIO = String.raw`(?!\s?(?:/|p[eoa]r d[el]))`;

/** Swahili puts the number behind. */
export const UNITS_BEFORE = 'miligramu|mikrogramu|mililita';

/** An amount of milligrams, micrograms, millilitres or units: what a medicine and a nutrient are both told in. */
export const AMOUNT = String.raw`(?:${NUMBER}[\s-]?${whole(UNITS)}${NO_RATIO}|${whole(UNITS_BEFORE)}\s${NUMBER})`;
