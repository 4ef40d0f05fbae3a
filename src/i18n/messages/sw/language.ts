import type { language as english } from '../en/language.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const language: Translated<typeof english> = {
  'language.title': 'Maia inazungumza',
  'language.failed': 'Maneno hayakuweza kuletwa. Mara ya kwanza yanahitaji mtandao.',
  'language.unreviewed':
    'Maneno haya ni tafsiri. Bado hakuna mhudumu wa afya aliyeyakagua katika lugha hii. Kama kuna kisichoeleweka, piga simu.',
  'language.notTranslated': 'Maandishi haya bado hayajatafsiriwa. Yanaonyeshwa kwa Kiingereza.',
  'language.showEnglish': 'Soma kwa Kiingereza',
  'language.showTranslation': 'Soma tafsiri',
};
