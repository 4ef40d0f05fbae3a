const withoutMarks = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');

/** "muchooo", "nahiiii". */
const withoutStretch = (word: string): string => word.replaceAll(/(.)\1{2,}/gu, '$1');
const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1');

/** Without accents. */
export const foldPlain = (word: string): string => withoutStretch(withoutMarks(word));

/** Letters that sound alike become one: b and v; s, z and soft c; ll and y. A silent h is dropped. */
export const foldSpanish = (word: string): string =>
  withoutDoubles(
    withoutMarks(word)
      .replaceAll('ll', 'y')
      .replaceAll(/(?<!c)h/g, '')
      .replaceAll(/qu(?=[ei])/g, 'k')
      .replaceAll('v', 'b')
      .replaceAll(/z|c(?=[ei])/g, 's'),
  );

/** Without elided words before an apostrophe ("j'ai", "l'eau"), doubled letters, or the plural s. */
export const foldFrench = (word: string): string =>
  withoutDoubles(
    withoutMarks(word.replace(/^(?:[cdjlnst]|m(?!'a$)|qu|jusqu)'/, ''))
      .replaceAll('œ', 'oe')
      .replaceAll('ph', 'f'),
  ).replace(/(?<=...)s$/, '');

/** The Arabic words for "now" and "pains" begin with the letters of the article. */
const ARTICLE = /^(?!ال(?:ان|ام)$)(?:[وبف]?ال|لل)(?=..)/;

/** Without vowel marks, lengthening and the article; the variants of alef, teh, yeh and hamza become one. */
export const foldArabic = (word: string): string =>
  withoutStretch(
    word
      .replaceAll(/[\u064b-\u065f\u0670\u0640]/g, '')
      .replaceAll(/[أإآٱ]/g, 'ا')
      .replaceAll('ة', 'ه')
      .replaceAll(/[ىئی]/g, 'ي')
      .replaceAll('ؤ', 'و')
      .replaceAll('ک', 'ك')
      .replace(ARTICLE, ''),
  );
