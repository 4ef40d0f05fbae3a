import type { resources as english } from '../en/resources.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const resources: Translated<typeof english> = {
  'resources.title': 'Jifunze',
  'resources.search': 'Tafuta katika maandishi yote yaliyomo',
  'resources.search.hint':
    'Inafanya kazi bila mtandao. Kwa mfano: “jibini”, “maumivu ya kichwa”, “dozi iliyokosekana”.',
  'resources.results':
    '{count, plural, =0 {Hakuna kilichopatikana kwa “{query}”} one {Andiko # kwa “{query}”} other {Maandishi # kwa “{query}”}}',
  'resources.week': 'Takriban sasa',
  'resources.topics': 'Mada',
  'resources.topic.symptoms': 'Dalili, kutoka maumivu ya kichwa hadi huzuni',
  'resources.topic.care': 'Vipimo, chanjo, dawa, mtoto kucheza',
  'resources.topic.medicines': 'Dawa',
  'resources.topic.food': 'Cha kula na cha kuacha',
  'resources.topic.needs': 'Mwili unachohitaji',
  'resources.topic.afterBirth': 'Wiki baada ya kujifungua',
  'resources.screens': 'Zaidi ya kutumia',
  'resources.screen.signs': 'Dalili za hatari na namba za dharura',
  'resources.screen.checker': 'Unajisikiaje? Dakika moja ya maswali',
  'resources.screen.sup': 'Hatua kwa hatua: kupima, kusakinisha, chelezo',
  'resources.help': 'Mtu wa kumpigia simu',
  'resources.help.emergency': 'Namba ya dharura',
  'resources.help.none':
    'Hakuna simu ya ushauri ya nchi yako iliyothibitishwa bado, kwa hiyo hakuna inayoonyeshwa. Ukiwa hatarini piga {number}. Ukiwa na mtandao, findahelpline.com inaorodhesha simu kwa nchi.',
  'resources.help.crisis': 'Simu ya msaada wa haraka, mchana na usiku',
  'resources.help.support': 'Msaada wakati wa ujauzito na baada ya kujifungua; si kwa dharura',
  'resources.violence': 'Huko salama nyumbani?',
  'resources.violence.text':
    'Ukiwa hatarini sasa, piga {number}. Unaweza pia kumwambia mkunga au daktari wako mkiwa peke yenu. Kikagua dalili kina swali kuhusu hili ambalo halihifadhiwi kamwe.',
  'resources.leave': 'Ondoka kwenye ukurasa huu sasa',
  'resources.size': 'Maandishi yote yako kwenye simu hii tayari. Hakuna kinachopakuliwa ili kuyasoma.',
};
