import type { installHelp as english } from '../en/install-help.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const installHelp: Translated<typeof english> = {
  'installHelp.title': 'Weka Maia kwenye skrini yako ya mwanzo',
  'installHelp.why': 'Kisha inafunguka kama programu yoyote, inafanya kazi bila mtandao, na inaweza kukukumbusha.',
  'installHelp.share': 'Kwenye Safari, gusa alama ya kushiriki: mraba wenye mshale wa juu.',
  'installHelp.add': 'Chagua "Add to Home Screen", kisha "Add".',
  'installHelp.open': 'Fungua Maia kutoka skrini ya mwanzo na uingie mara moja tena: inatunza data yake yenyewe huko.',
  'installHelp.done': 'Nimeelewa',
};
