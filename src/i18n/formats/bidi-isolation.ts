import type { IntlShape } from 'react-intl';
import { isLanguage, languages } from '@/i18n/languages/languages.ts';

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Thaana}|\p{Script=Syriac}|\p{Script=Nko}/u;

/**
 * Isolates a right-to-left name in a left-to-right sentence, so that it does not move the text around it: the
 * plain-text form of `<bdi>`. Right-to-left messages contain their isolation marks already, see `message-parser.ts`.
 */
export function bidiIsolate(intl: Pick<IntlShape, 'locale'>, text: string): string {
  const [tag = ''] = intl.locale.split('-');
  const isRightToLeft = isLanguage(tag) && languages[tag].direction === 'rtl';
  return isRightToLeft || !RIGHT_TO_LEFT.test(text) ? text : `\u2068${text}\u2069`;
}
