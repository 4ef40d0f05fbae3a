import type { clinicTemplates as english } from '../en/clinic-templates.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The texts of the clinic that doctors put into messages. */
export const clinicTemplates: Translated<typeof english> = {
  'templates.title': 'Violezo vya ujumbe',
  'templates.text':
    'Madaktari huweka maandishi haya kwenye ujumbe na wanaweza kuyabadilisha kabla ya kutuma. Mpangilio hapa ndio wa orodha yao.',
  'templates.none': 'Hakuna kiolezo bado',
  'templates.none.text':
    'Ongeza maandishi ambayo madaktari huandika mara nyingi, kwa mfano “Pima tena” au “Lete karatasi zako”.',
  'templates.full': 'Kuna violezo {most}, ambacho ndicho kikomo. Futa kimoja ili kuongeza kingine.',
  'templates.add': 'Ongeza kiolezo',
  'templates.edit': 'Badilisha kiolezo',
  'templates.change': 'Badilisha {name}',
  'templates.up': 'Juu',
  'templates.up.name': 'Sogeza {name} juu',
  'templates.down': 'Chini',
  'templates.down.name': 'Sogeza {name} chini',
  'templates.name': 'Jina',
  'templates.name.hint': 'Madaktari hukipata kwa jina hili. Wagonjwa hawalioni.',
  'templates.nameless': 'Kiolezo kinahitaji jina.',
  'templates.language': 'Lugha ya maandishi',
  'templates.words': 'Maandishi',
  'templates.textless': 'Kiolezo kinahitaji maandishi.',
  'templates.unknown': 'Hakuna kinachoweza kujazwa kwa {name}. Tumia vitufe vilivyo chini ya maandishi.',
  'templates.placeholders': 'Ongeza nafasi ya kujazwa',
  'templates.placeholders.text':
    'Nafasi hizi hujazwa kwa kila mgonjwa. Kisichojulikana huonyeshwa kama pengo, na daktari huulizwa kabla ujumbe wenye pengo kutumwa.',
  'templates.placeholder.firstName': 'jina la kwanza',
  'templates.placeholder.week': 'wiki ya ujauzito',
  'templates.placeholder.nextVisit': 'ziara ijayo',
  'templates.placeholder.doctor': 'jina la daktari',
  'templates.delete': 'Futa kiolezo',
  'templates.delete.now': 'Futa kabisa',
  'templates.choose': 'Weka kiolezo',
  'templates.find': 'Tafuta kwa jina',
  'templates.noneFound': 'Hakuna kiolezo chenye jina hili.',
  'templates.gaps': '{count, plural, one {Ujumbe una pengo moja} other {Ujumbe una mapengo #}}',
  'templates.gaps.text': 'Mgonjwa angeusoma hivi:',
  'templates.gaps.fill': 'Jaza',
  'templates.gaps.send': 'Tuma kama ulivyo',
};
