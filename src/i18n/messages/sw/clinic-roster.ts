import type { clinicRoster as english } from '../en/clinic-roster.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The on-call roster of a hospital. */
export const clinicRoster: Translated<typeof english> = {
  'roster.title': 'Orodha ya zamu',
  'roster.text': 'Tahadhari isiyojibiwa kwa saa 4 hutumwa kwa daktari aliye zamu wakati huo.',
  'roster.now': 'Aliye zamu sasa kwa orodha hii: {names}',
  'roster.now.none': 'Kwa orodha hii hakuna aliye zamu sasa.',
  'roster.zone': 'Saa za eneo la hospitali',
  'roster.zone.hint': 'Saa zote hapa ni za saa ya eneo hili, hata majira ya joto yanapoanza au kuisha.',
  'roster.week': 'Kila wiki',
  'roster.from': 'Kuanzia',
  'roster.to': 'Hadi',
  'roster.nextDay': 'siku inayofuata',
  'roster.who': 'Daktari',
  'roster.who.choose': 'Chagua',
  'roster.who.left': 'Si daktari hapa tena',
  'roster.shift': '{day}, zamu {number}',
  'roster.add': 'Ongeza saa',
  'roster.add.name': 'Ongeza saa: {day}',
  'roster.remove': 'Ondoa saa {number}: {day}',
  'roster.exceptions': 'Tarehe maalum',
  'roster.exceptions.text':
    'Katika tarehe hiyo saa hizi tu ndizo huhesabiwa, si za wiki zinazoanza siku hiyo. Tarehe zilizopita huondolewa unapohifadhi.',
  'roster.exception.date': 'Tarehe nyingine',
  'roster.exception.add': 'Ongeza tarehe hii',
  'roster.exception.none': 'Hakuna saa zinazoanza tarehe hii.',
  'roster.exception.remove': 'Ondoa {day}',
  'roster.gaps': 'Mapengo',
  'roster.gaps.none': 'Kuna mtu zamu kila saa.',
  'roster.gaps.standing':
    'Saa hizi hakuna aliye zamu kwa orodha, hivyo {name}, daktari wa zamu wa hospitali, huarifiwa.',
  'roster.gaps.unit':
    'Saa hizi hakuna aliye zamu, hivyo madaktari wote wa kitengo huarifiwa. Kubadilisha hilo, taja daktari wa zamu katika data ya hospitali.',
  'roster.incomplete': 'Baadhi ya saa hazina muda au daktari. Zikamilishe au ziondoe.',
  'roster.long': 'Orodha ina zamu zisizozidi {week} kwa wiki na {dates} kwa tarehe maalum.',
};
