import type { notFound as english } from '../en/not-found.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const notFound: Translated<typeof english> = {
  'notFound.title': 'Ukurasa haupatikani',
  'notFound.text': 'Hakuna ukurasa kwenye anwani hii. Hakuna ulichohifadhi kilichopotea.',
  'notFound.offline': 'Hii inahitaji mtandao',
  'notFound.offline.text': 'Ipo kwenye seva pekee. Hakuna ulichohifadhi kilichopotea; ifungue tena mtandao ukiwepo.',
  'notFound.today': 'Nenda Leo',
  'notFound.start': 'Nenda mwanzo',
  'notFound.emergency': 'Namba za simu na dalili za hatari',
  'failure.title': 'Ukurasa huu haukuweza kuonyeshwa',
  'failure.text':
    'Kuna kitu ndani yake kimeharibika. Ulichohifadhi kiko salama kwenye simu hii, na ulichoandika bado kipo.',
  'failure.again': 'Jaribu tena',
  'failure.reload': 'Pakia ukurasa upya',
  'configuration.title': 'Maia haiwezi kuanza',
  'configuration.text': 'Aliyeweka programu hii hakusema data yake iko wapi. Mipangilio hii inakosekana:',
  'configuration.emergency': 'Kukiwa na dharura, piga namba ya dharura ya eneo lako.',
};
