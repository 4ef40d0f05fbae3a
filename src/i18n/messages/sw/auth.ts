import type { auth as english } from '../en/auth.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const auth: Translated<typeof english> = {
  'auth.email': 'Barua pepe',
  'auth.password': 'Nenosiri',
  'auth.name': 'Jina',
  'auth.show': 'Onyesha',
  'auth.hide': 'Ficha',
  'auth.passwordRule': 'Angalau herufi 8.',
  'auth.passwordHint': 'Angalau herufi 8. Maneno manne ambayo hakuna ambaye angeyaweka pamoja ni bora zaidi.',
  'auth.passwordRule.staff': 'Angalau herufi 12.',
  'auth.passwordHint.staff':
    'Angalau herufi 12, na si jina lako wala anwani yako. Maneno manne ambayo hakuna ambaye angeyaweka pamoja ni bora zaidi.',
  'auth.passwordPersonal': 'Hili ni jina lako au anwani yako zaidi. Chagua lingine.',
  'auth.passwordCommon':
    'Hili ni mojawapo ya yale yanayokisiwa kwanza. Chagua lingine, kwa mfano maneno manne yako mwenyewe.',
  'auth.needsNetwork':
    'Hatua hii inahitaji mtandao, mara ya kwanza kwenye simu hii. Ulichoandika kinabaki hapa; jaribu tena mtandao ukiwepo.',
  'auth.emailAndPassword': 'Barua pepe na nenosiri vinahitajika.',
  'auth.emailForm': 'Hii haijaandikwa kama anwani ya barua pepe.',
  'auth.nameMissing': 'Tafadhali sema unataka uitweje.',
  'auth.loginFailed': 'Imeshindikana kuingia. Tafadhali hakikisha taarifa zako.',
  'auth.loginNoUser': 'Umeingia lakini imeshindikana kuleta taarifa za mtumiaji.',
  'auth.signupNoUser': 'Umejisajili lakini imeshindikana kuleta taarifa za mtumiaji.',
  'auth.signupFailed': 'Imeshindikana kujisajili. Tafadhali jaribu tena.',
  'auth.logoutFailed': 'Imeshindikana kutoka. Tafadhali jaribu tena.',
  'auth.logout.pending':
    'Umetoka kwenye simu hii, na data yako imeondolewa. Seva pekee haijajua bado: kipindi chako huko bado kiko wazi. Maia itajaribu tena yenyewe.',
  'auth.logout.again': 'Jaribu tena sasa',
  'auth.logout.ended': 'Sasa seva pia imefunga kipindi chako.',
  'auth.unknown.title': 'Haijulikani nani ameingia',
  'auth.unknown.offline':
    'Hakuna chochote kukuhusu kilichohifadhiwa kwenye simu hii, na hakuna mtandao wa kuuliza seva. Mtandao ukipatikana, Maia itauliza yenyewe na kufungua akaunti yako.',
  'auth.unknown.noAnswer':
    'Hakuna chochote kukuhusu kilichohifadhiwa kwenye simu hii, na seva haikujibu. Maia itaiuliza tena yenyewe.',
  'auth.logIn.title': 'Ingia',
  'auth.step.secondFactor': 'Hatua moja zaidi',
  'auth.step.newPassword': 'Nenosiri jipya linahitajika',
  'auth.logIn.action': 'Ingia',
  'auth.logIn.toSignUp': 'Mpya hapa? Jisajili',
  'auth.logIn.forgot': 'Umesahau namna ya kuingia?',
  'auth.signUp.title': 'Jisajili',
  'auth.signUp.action': 'Fungua akaunti',
  'auth.signUp.toLogIn': 'Nina akaunti',
  'auth.signUp.privacy':
    'Kwa kufungua akaunti, unakubali <terms>masharti</terms> na namna data yako inavyotumika: inahifadhiwa kwenye simu hii na kwenye akaunti yako, na daktari unayemchagua anaiona, si mwingine. <link>Inavyofanya kazi</link> (maandishi ya {date})',
  'auth.signUp.mailed.title': 'Angalia barua pepe yako',
  'auth.signUp.mailed':
    'Kama kuna akaunti yenye {email}, kiungo cha kuifungua kiko njiani. Kinafanya kazi kwa saa moja.',
  'auth.signUp.mailed.check': 'Hakuna kilichofika? Angalia kwenye barua taka, na hakikisha anwani ni sahihi.',
  'auth.signUp.mailed.correct': 'Sahihisha anwani',
  'auth.mail.again': 'Tena baada ya sekunde {seconds}',
  'auth.mail.often': 'Hilo limeombwa mara nyingi sana. Tafadhali subiri dakika chache na ujaribu tena.',
  'auth.mail.link':
    'Kiungo hiki hakifanyi kazi: kimetumika, kina zaidi ya saa moja, au kipya zaidi kilitumwa. Omba kipya.',
  'auth.mail.password':
    'Hili halikubaliwi. Tafadhali chagua lingine, lenye angalau herufi 8; madaktari na wasimamizi wanahitaji 12.',
  'auth.mail.signIn': 'Ingia kwanza. Kisha kiungo kinaweza kutumwa kwenye anwani yako.',
  'auth.mail.failed': 'Seva haikujibu inavyopaswa. Tafadhali jaribu tena.',
  'auth.forgot.title': 'Omba nenosiri jipya',
  'auth.forgot.text':
    'Tunatuma kiungo kwenye anwani yako. Kinafanya kazi kwa saa moja. Ulichohifadhi kinabaki kwenye simu hii.',
  'auth.forgot.action': 'Tuma kiungo',
  'auth.forgot.sent':
    'Kama kuna akaunti yenye anwani hii, kiungo kiko njiani. Angalia pia kwenye barua taka, kama hakiji.',
  'auth.reset.title': 'Weka nenosiri jipya',
  'auth.reset.staff':
    'Angalau herufi 8; madaktari na wasimamizi wanahitaji 12. Maneno manne ambayo hakuna ambaye angeyaweka pamoja ni bora zaidi.',
  'auth.reset.text': 'Baadaye unaingia upya kwenye kila simu. Kilichohifadhiwa kwenye simu kinabaki humo.',
  'auth.reset.noLink': 'Fungua kiungo kutoka kwenye barua ili ufike hapa, au omba kipya.',
  'auth.reset.action': 'Liweke',
  'auth.reset.done': 'Nenosiri jipya limewekwa. Ingia nalo.',
  'auth.reset.again': 'Omba kiungo kipya',
  'auth.verify.title': 'Thibitisha anwani yako',
  'auth.verify.working': 'Inathibitisha',
  'auth.verify.done': 'Anwani yako imethibitishwa.',
  'auth.verify.already': 'Anwani yako imeshathibitishwa.',
  'auth.verify.text':
    'Ukiwa na anwani iliyothibitishwa unaweza kuweka nenosiri jipya kwa barua. Hakuna kingine kinachoisubiri.',
  'auth.verify.send': 'Tuma kiungo',
  'auth.verify.sent': 'Kiungo kiko njiani kwenda {email}. Kinafanya kazi kwa saa moja.',
  'auth.verify.retry': 'Jaribu tena',
  'auth.verify.on': 'Nenda Leo',
};
