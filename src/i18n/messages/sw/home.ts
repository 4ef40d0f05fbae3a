import type { home as english } from '../en/home.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const home: Translated<typeof english> = {
  'home.title': 'Maia',
  'home.heading': 'Kupimwa kwa uangalifu, wiki kwa wiki.',
  'home.lead':
    'Weka shinikizo lako la damu, sukari na uzito kwenye simu yako, ukiwa na mtandao au bila. Namba ikiwa ya hatari, Maia inakuambia mara moja cha kufanya.',
  'home.create': 'Fungua akaunti yako',
  'home.logIn': 'Ingia',
  'home.today': 'Nenda Leo',
  'home.dangerSigns': 'Dalili za hatari',
  'home.free': 'Ni bure kutumia. Dalili za hatari na Dharura hazihitaji akaunti.',
  'home.users': '{count, plural, one {Mtu # ana akaunti hapa.} other {Watu # wana akaunti hapa.}}',
  'home.exampleWeek': 'wiki, siku 3',
  'home.example.severe': 'Pigia simu wodi ya uzazi sasa',
  'home.example.saved': 'Imehifadhiwa',
  'home.example.offline': 'Hakuna mtandao · 3 zinasubiri, zitatumwa zenyewe',
  'home.example.initials': 'AO',
  'home.example.patient': 'Amina, 28+3',
  'home.example.rising': 'Inapanda kwa siku saba',
  'home.example.today': 'Leo',
  'home.example.looked': 'Dkt Wambui aliangalia saa 10:42',
  'home.answer.title': 'Namba inapata jibu',
  'home.answer.text': 'Maia inakagua kila kipimo kwenye simu, kwa kanuni zilizochapishwa, na inakuambia cha kufanya.',
  'home.offline.title': 'Inafanya kazi bila mtandao',
  'home.offline.text': 'Kilichohifadhiwa kwenye simu yako kimehifadhiwa. Kinasafiri mtandao ukiwepo.',
  'home.doctor.title': 'Daktari wako anaona unachoona',
  'home.doctor.text': 'Chati ileile na vikomo vilevile, vimepangwa kwa anayehitaji huduma kwanza.',
  'home.privacy':
    'Vipimo vyako vinabaki kwenye simu yako na kwa wahudumu wa afya unaowachagua. Hakuna matangazo, hakuna mwingine anayevipata.',
  'home.privacyMore': 'Inavyofanya kazi',
  'home.footer.privacy': 'Faragha',
  'home.footer.terms': 'Masharti',
  'home.footer.pricing': 'Bei',
  'home.footer.contact': 'Mawasiliano',
};
