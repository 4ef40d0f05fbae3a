import type { frame as english } from '../en/frame.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const frame: Translated<typeof english> = {
  'frame.skip': 'Ruka hadi kwenye ukurasa',
  'frame.navigation': 'Kuu',
  'frame.add': 'Ongeza',
  'frame.today': 'Leo',
  'frame.readings': 'Vipimo',
  'frame.messages': 'Ujumbe',
  'frame.learn': 'Jifunze',
  'frame.more': 'Zaidi',
  'frame.more.tab': 'Zaidi<rest>: kurasa nyingine</rest>',
  'frame.profile': 'Wasifu',
  'frame.patients': 'Wagonjwa',
  'frame.library': 'Maktaba',
  'frame.clinic.people': 'Watu',
  'frame.clinic.hospital': 'Hospitali',
  'frame.clinic.community': 'Jamii',
  'frame.clinic.articles': 'Makala',
  'frame.clinic.installation': 'Usakinishaji',
  'frame.install': 'Sakinisha Maia',
  'frame.install.why': 'Hufunguka kutoka skrini yako ya mwanzo, hata bila mtandao.',
  'frame.install.later': 'Si sasa',
  'frame.update': 'Toleo jipya liko tayari.',
  'frame.reload': 'Pakia upya',
  'frame.synced': 'Imehifadhiwa kwenye kifaa hiki · ilisawazishwa {ago}',
  'frame.notSynced': 'Imehifadhiwa kwenye kifaa hiki · inafanya kazi bila mtandao',
  'frame.fetching': 'Imehifadhiwa kwenye kifaa hiki · inaleta rekodi zako: {done, number} hadi sasa',
  'frame.fetchingOf': 'Imehifadhiwa kwenye kifaa hiki · inaleta rekodi zako: {done, number} kati ya {total, number}',
  'frame.minutesAgo': '{minutes, plural, =0 {sasa hivi} other {dakika # zilizopita}}',
  'frame.hoursAgo': '{hours, plural, other {saa # zilizopita}}',
  'frame.waiting': '{pending, plural, other {# zinasubiri}} · salama kwenye kifaa hiki, zitatumwa zenyewe',
  'frame.waitingRetry':
    '{pending, plural, other {# zinasubiri}} · salama kwenye kifaa hiki, itajaribu tena hivi karibuni',
  'frame.offline':
    '{pending, plural, =0 {Hakuna mtandao. Imehifadhiwa kwenye kifaa hiki.} one {Hakuna mtandao. # inasubiri, salama kwenye kifaa hiki. Itatumwa yenyewe.} other {Hakuna mtandao. # zinasubiri, salama kwenye kifaa hiki. Zitatumwa zenyewe.}}',
  'frame.signInAgain':
    '{pending, plural, =0 {Imehifadhiwa kwenye kifaa hiki · ingia ili kusawazisha} one {# inasubiri · ingia ili kuituma} other {# zinasubiri · ingia ili kuzituma}}',
  'frame.old':
    '{pending, plural, one {Ingizo # lipo kwenye kifaa hiki pekee tangu {since}.} other {Maingizo # yapo kwenye kifaa hiki pekee tangu {since}.}}',
  'frame.clock': 'Saa ya kifaa hiki imekosea kwa {minutes, plural, other {dakika #}}.',
  'frame.loss': 'Nakala ya kifaa hiki ilipotea. Inarudi kutoka kwenye seva.',
  'frame.unreadList': 'Orodha ya kifaa hiki haikuweza kusomwa. Huenda kinachoonekana si chote.',
  'frame.unreadable':
    '{count, plural, one {Rekodi # haiwezi kusomwa kwenye kifaa hiki.} other {Rekodi # haziwezi kusomwa kwenye kifaa hiki.}}',
  'frame.shut.damaged': 'Nakala ya kifaa hiki haiwezi kufunguliwa. Hakuna kipya kinachohifadhiwa hapa.',
  'frame.shut.refused': 'Hakuna kinachohifadhiwa kwenye kifaa hiki.',
  'frame.notice': 'Taarifa',
  'frame.notAccepted':
    '{dead, plural, one {Ingizo # halikukubaliwa. Limehifadhiwa kwenye kifaa hiki.} other {Maingizo # hayakukubaliwa. Yamehifadhiwa kwenye kifaa hiki.}}',
  'frame.due': '{count, plural, one {Dozi moja imefika wakati wake} other {Dozi # zimefika wakati wake}}',
  'frame.unread': '{count, plural, one {Ujumbe # haujasomwa} other {Ujumbe # haujasomwa}}',
};
