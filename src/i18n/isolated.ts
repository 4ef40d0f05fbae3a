import type { IntlShape } from 'react-intl';
import { isLanguage, languages } from './languages.ts';

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Thaana}|\p{Script=Syriac}|\p{Script=Nko}/u;

/**
 * A name inside a sentence that runs the other way, fenced so that it moves nothing around it: the text form of `<bdi>`,
 * for labels and messages. Unchanged where both run the same way.
 */
export function isolated(intl: Pick<IntlShape, 'locale'>, text: string): string {
  const [tag = ''] = intl.locale.split('-');
  const isRightToLeft = isLanguage(tag) && languages[tag].direction === 'rtl';
  return text === '' || RIGHT_TO_LEFT.test(text) === isRightToLeft ? text : `\u2068${text}\u2069`;
}
