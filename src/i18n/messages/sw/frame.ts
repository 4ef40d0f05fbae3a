import type { frame as english } from '../en/frame.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const frame: Translated<typeof english> = {
  'frame.skip': 'Ruka hadi kwenye ukurasa',
  'frame.navigation': 'Kuu',
  'frame.today': 'Leo',
  'frame.readings': 'Vipimo',
  'frame.messages': 'Ujumbe',
  'frame.learn': 'Jifunze',
  'frame.more': 'Zaidi',
  'frame.more.tab': 'Zaidi<rest>: kurasa nyingine</rest>',
  'frame.profile': 'Wasifu',
  'frame.patients': 'Wagonjwa',
  'frame.library': 'Maktaba',
  'frame.install': 'Sakinisha Maia',
  'frame.update': 'Toleo jipya liko tayari.',
  'frame.reload': 'Pakia upya',
  'frame.synced': 'Imehifadhiwa kwenye simu hii · ilisawazishwa {ago}',
  'frame.notSynced': 'Imehifadhiwa kwenye simu hii · inafanya kazi bila mtandao',
  'frame.fetching': 'Imehifadhiwa kwenye simu hii · inaleta rekodi zako: {done, number} hadi sasa',
  'frame.fetchingOf': 'Imehifadhiwa kwenye simu hii · inaleta rekodi zako: {done, number} kati ya {total, number}',
  'frame.minutesAgo': '{minutes, plural, =0 {sasa hivi} other {dakika # zilizopita}}',
  'frame.hoursAgo': '{hours, plural, other {saa # zilizopita}}',
  'frame.waiting': '{pending, plural, other {# zinasubiri}} · salama kwenye simu hii, zitatumwa zenyewe',
  'frame.waitingRetry':
    '{pending, plural, other {# zinasubiri}} · salama kwenye simu hii, itajaribu tena hivi karibuni',
  'frame.offline':
    '{pending, plural, =0 {Hakuna mtandao. Imehifadhiwa kwenye simu hii.} one {Hakuna mtandao. # inasubiri, salama kwenye simu hii. Itatumwa yenyewe.} other {Hakuna mtandao. # zinasubiri, salama kwenye simu hii. Zitatumwa zenyewe.}}',
  'frame.signInAgain':
    '{pending, plural, =0 {Imehifadhiwa kwenye simu hii · ingia ili kusawazisha} one {# inasubiri · ingia ili kuituma} other {# zinasubiri · ingia ili kuzituma}}',
  'frame.old':
    '{pending, plural, one {Ingizo # lipo kwenye simu hii pekee tangu {since}.} other {Maingizo # yapo kwenye simu hii pekee tangu {since}.}}',
  'frame.clock': 'Saa ya simu hii imekosea kwa {minutes, plural, other {dakika #}}.',
  'frame.loss': 'Nakala ya simu hii ilipotea. Inarudi kutoka kwenye seva.',
  'frame.unreadable':
    '{count, plural, one {Rekodi # haiwezi kusomwa kwenye simu hii.} other {Rekodi # haziwezi kusomwa kwenye simu hii.}}',
  'frame.shut.damaged': 'Nakala ya simu hii haiwezi kufunguliwa. Hakuna kipya kinachohifadhiwa hapa.',
  'frame.shut.refused': 'Hakuna kinachohifadhiwa kwenye kifaa hiki.',
  'frame.notice': 'Taarifa',
  'frame.notAccepted':
    '{dead, plural, one {Ingizo # halikukubaliwa. Limehifadhiwa kwenye simu hii.} other {Maingizo # hayakukubaliwa. Yamehifadhiwa kwenye simu hii.}}',
  'frame.due': '{count, plural, one {Dozi moja imefika wakati wake} other {Dozi # zimefika wakati wake}}',
  'frame.unread': '{count, plural, one {Ujumbe # haujasomwa} other {Ujumbe # haujasomwa}}',
};
