import type { IntlShape } from 'react-intl';
import { isLanguage, languages } from './languages.ts';

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Thaana}|\p{Script=Syriac}|\p{Script=Nko}/u;

/**
 * A name that runs from right to left in a sentence that does not, fenced so that it moves nothing around it: the text form
 * of `<bdi>`. Sentences that run from right to left have their fences in themselves, see `message-parser.ts`.
 */
export function isolated(intl: Pick<IntlShape, 'locale'>, text: string): string {
  const [tag = ''] = intl.locale.split('-');
  const isRightToLeft = isLanguage(tag) && languages[tag].direction === 'rtl';
  return isRightToLeft || !RIGHT_TO_LEFT.test(text) ? text : `\u2068${text}\u2069`;
}
