import { foldArabic } from '@/clinical/danger/languages/fold.ts';
import type { LanguageTag } from '@/i18n/languages/languages.ts';
import { plainLetters } from '@/i18n/formats/plain-letters.ts';

/**
 * Words too common to narrow a search, without accents; questions are full of them. The English ones apply in every
 * language.
 */
const stopWordsOf: Readonly<Record<LanguageTag, string>> = {
  en: 'a an and are at be been can could do does eat for from have how i if in is it me much many my of on or should take that the this to was what when which why will with you your',
  es: 'a al algo algun alguna como con cual cuando cuanta cuanto cuantos de del debo donde el ella en es esa ese esta este esto estoy ha hay la las le lo los me mi mis muy no o para pero por porque puede puedo que se ser si sin son su tengo tiene tomar comer un una y ya yo',
  fr: 'a ai au aux avec bien c ce cela ces cette combien comme comment d dans de des dois du elle en est et faut il j je l la le les ma mais me mes mon ne ou par pas peut peux pour pourquoi prendre manger qu quand que quel quelle qui s sa se si son sont sur tres un une vous y',
  hi: 'hai hain ho ka ke ki ko kya me mein main mujhe mera meri se aur ya yah ye kab kitna kitni kaise kyon sakti sakta hoon par है हैं हो हूँ का के की को क्या में मैं मुझे मेरा मेरी मेरे से और या यह ये कब कितना कितनी कितने कैसे क्यों सकती सकता पर तो भी नहीं',
  ar: 'في من على عن الى إلى ما ماذا هل هو هي هذا هذه ان أن إن انا أنا كم كيف متى لماذا او أو مع لا لي عند عندي يمكن يمكنني لم لن قد كان التي الذي و',
  sw: 'na ya wa za la kwa ni je au ili hii hiyo huu yangu wangu langu zangu mimi nina naweza ninaweza kula kunywa gani lini vipi kiasi ngapi nini sana katika kama si cha vya pia tu',
};

/** Maps a word to its search term in a language; null for a word that is too common there or in English. */
export function searchTerms(language: LanguageTag): (word: string) => string | null {
  // Arabic also without its article, and with letter variants as one.
  const termOf = (word: string) => (language === 'ar' ? foldArabic(plainLetters(word)) : plainLetters(word));
  const stopWords = new Set(`${stopWordsOf.en} ${stopWordsOf[language]}`.split(' ').map(termOf));
  return (word) => {
    const term = termOf(word);
    return stopWords.has(term) ? null : term;
  };
}
