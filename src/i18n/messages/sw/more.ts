import type { more as english } from '../en/more.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const more: Translated<typeof english> = {
  'more.you': 'Wewe',
  'more.add.symptom': 'Dalili',
  'more.add.kicks': 'Mienendo ya mtoto',
  'more.add.contractions': 'Mikazo',
  'more.add.visit': 'Miadi',
  'more.add.medicine': 'Dawa',
  'more.add.document': 'Hati',
  'rail.related': 'Pia ni muhimu',
  'rail.calls': 'Nani wa kumpigia',
  'rail.values': 'Vipimo vyako vya mwisho',
  'rail.taken': '{kind}, {date}, {time}',
  'more.profile.detail': 'Tarehe, hospitali, daktari, vizio',
  'more.phone.detail': 'Kilicho salama, kinachosubiri, faili la chelezo',
  'more.privacy.detail': 'Kinachohifadhiwa, na nani anaweza kukiona',
  'more.emergency.detail': 'Namba na dalili za hatari, bila mtandao',
  'more.care': 'Huduma yako',
  'more.learn': 'Jifunze na uulize',
  'more.about': 'Kuhusu Maia',
  'more.look': 'Rangi',
  'more.look.system': 'Kama simu',
  'more.look.light': 'Angavu',
  'more.look.dark': 'Nyeusi',
  'more.signedInAs': 'Umeingia kama {who}',
  'more.logOut': 'Toka',
  'more.logOut.notLoaded':
    'Kutoka kunahitaji sehemu ya Maia ambayo haikuweza kupakiwa. Bado umeingia, na hakuna kilichoondolewa. Angalia mtandao, kisha gusa Toka tena.',
  'more.logOut.title': 'Kabla ya kuondoka kwenye simu hii',
  'more.logOut.text':
    'Kisha Maia inaondoa kila kitu inachotunza kukuhusu hapa. Kilichotumwa kinabaki kwenye akaunti yako.',
  'more.logOut.waiting':
    '{pending, plural, one {Ingizo # lipo kwenye simu hii pekee. Bado halijatumwa.} other {Maingizo # yapo kwenye simu hii pekee. Bado hayajatumwa.}}',
  'more.logOut.refused':
    '{dead, plural, one {Ingizo # halikukubaliwa na lipo kwenye simu hii pekee.} other {Maingizo # hayakukubaliwa na yapo kwenye simu hii pekee.}}',
  'more.logOut.messages':
    '{count, plural, one {Ujumbe wa fomu ya mawasiliano haujatumwa, na haumo kwenye faili lolote.} other {Jumbe # za fomu ya mawasiliano hazijatumwa, na hazimo kwenye faili lolote.}}',
  'more.logOut.forum.until':
    'Jukwaa hupokea maandishi machache tu kwa muda mfupi, kwa hiyo ulichoandika huko bado hakijatumwa. Baki, nacho kitatumwa chenyewe saa {time}.',
  'more.logOut.forum.soon':
    'Jukwaa hupokea maandishi machache tu kwa muda mfupi, kwa hiyo ulichoandika huko bado hakijatumwa. Baki, nacho kitatumwa chenyewe baada ya dakika chache.',
  'more.logOut.forum.server':
    'Jukwaa haliwezi kupokea ulichoandika huko sasa. Baki, nako kutajaribiwa tena kwenyewe kila baada ya dakika chache.',
  'more.logOut.forum.refused':
    '{count, plural, one {Andiko lako # halikukubaliwa na jukwaa na lipo kwenye simu hii pekee.} other {Maandiko yako # hayakukubaliwa na jukwaa na yapo kwenye simu hii pekee.}}',
  'more.logOut.sent': 'Sasa kila kitu kimetumwa.',
  'more.logOut.sending': 'Inatuma…',
  'more.logOut.notSent': 'Haikuweza kutumwa sasa. Baki, nayo itatumwa yenyewe mtandao ukiwepo.',
  'more.logOut.signIn': 'Kuingia kwako kumekwisha muda. Ingia ili kutuma kwanza.',
  'more.logOut.send': 'Tuma kwanza',
  'more.logOut.toSignIn': 'Ingia ili kutuma',
  'more.logOut.look': 'Ona yasiyokubaliwa',
  'more.logOut.stay': 'Baki',
  'more.logOut.lose': '{pending, plural, one {Ondoka na upoteze ingizo #} other {Ondoka na upoteze maingizo #}}',
  'more.logOut.leave': 'Ondoka sasa',
  'more.logOut.file': 'Hifadhi faili lililofungwa kwa siri na uondoke',
  'more.logOut.file.text':
    'Faili lina ambacho hakijatumwa kamwe. Ili kukirudisha, ingia tena, hapa au kwingine, na ufungue “Data yako kwenye simu hii”.',
  'more.logOut.leaveWithFile': 'Faili ninalo. Ondoka sasa',
};
