import { foldArabic } from '@/clinical/danger/tongues/fold.ts';
import type { LanguageTag } from '@/i18n/languages.ts';

/** Words that are too common to tell anything apart, without marks; a question is full of them. English ones count in every language. */
const common: Readonly<Record<LanguageTag, string>> = {
  en: 'a an and are at be been can could do does eat for from have how i if in is it me much many my of on or should take that the this to was what when which why will with you your',
  es: 'a al algo algun alguna como con cual cuando cuanta cuanto cuantos de del debo donde el ella en es esa ese esta este esto estoy ha hay la las le lo los me mi mis muy no o para pero por porque puede puedo que se ser si sin son su tengo tiene tomar comer un una y ya yo',
  fr: 'a ai au aux avec bien c ce cela ces cette combien comme comment d dans de des dois du elle en est et faut il j je l la le les ma mais me mes mon ne ou par pas peut peux pour pourquoi prendre manger qu quand que quel quelle qui s sa se si son sont sur tres un une vous y',
  hi: 'hai hain ho ka ke ki ko kya me mein main mujhe mera meri se aur ya yah ye kab kitna kitni kaise kyon sakti sakta hoon par है हैं हो हूँ का के की को क्या में मैं मुझे मेरा मेरी मेरे से और या यह ये कब कितना कितनी कितने कैसे क्यों सकती सकता पर तो भी नहीं',
  ar: 'في من على عن الى إلى ما ماذا هل هو هي هذا هذه ان أن إن انا أنا كم كيف متى لماذا او أو مع لا لي عند عندي يمكن يمكنني لم لن قد كان التي الذي و',
  sw: 'na ya wa za la kwa ni je au ili hii hiyo huu yangu wangu langu zangu mimi nina naweza ninaweza kula kunywa gani lini vipi kiasi ngapi nini sana katika kama si cha vya pia tu',
};

/** Accents, the vowels of Arabic, and of Devanagari the dot and the nose signs; its vowels tell blood from food. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0901\u0902\u093c]/g;

/** Letters without the marks that people leave out, so that "pate" finds "pâté" and "oeuf" finds "œuf". */
export const plainTerm = (term: string): string =>
  term.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('œ', 'oe');

/** The same word without the article of Arabic and with its letters as one of those that are written alike. */
const foldedTerm = (term: string, language: LanguageTag): string =>
  language === 'ar' ? foldArabic(plainTerm(term)) : plainTerm(term);

/** What a word is searched as in a language; null for one that is too common there or in English. */
export function searchTerms(language: LanguageTag): (word: string) => string | null {
  const folded = (word: string) => foldedTerm(word, language);
  const left = new Set(`${common.en} ${common[language]}`.split(' ').map(folded));
  return (word) => (left.has(folded(word)) ? null : folded(word));
}
