import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const notifications: Translated<typeof english> = {
  'notifications.title': 'Taarifa',
  'notifications.detail': 'Zinavyofika, na jaribio',
  'notifications.offer': 'Kumbushwa kwa wakati',
  'notifications.offer.why':
    'Simu hii inaweza kukukumbusha dozi au miadi inapofika wakati wake, hata Maia ikiwa imefungwa. Maandishi hayasemi chochote kuhusu afya yako isipokuwa ukichagua hivyo.',
  'notifications.offerMessages': 'Jua ujumbe unapofika',
  'notifications.offerMessages.why':
    'Taarifa inaweza kukuambia hata programu ikiwa imefungwa. Kamwe haisemi kilichoandikwa.',
  'notifications.offerMessages.turnOn': 'Washa taarifa',
  'notifications.turnOn': 'Washa vikumbusho',
  'notifications.notNow': 'Si sasa',
  'notifications.failed': 'Haikufaulu. Vikumbusho vinahitaji mtandao mara ya kwanza. Jaribu tena ukiwa na mtandao.',
  'notifications.state.on': 'Vikumbusho vimewashwa',
  'notifications.state.on.detail': 'Vinafika dozi au miadi inapofika wakati wake, kama simu hii ina mtandao.',
  'notifications.state.off': 'Vikumbusho vimezimwa',
  'notifications.state.off.detail': 'Maia inaonyesha kilichofika wakati wake ikiwa wazi.',
  'notifications.state.blocked': 'Kivinjari hiki hakiruhusu Maia kukukumbusha',
  'notifications.state.blocked.detail':
    'Fungua mipangilio ya ukurasa huu kwenye kivinjari chako (alama iliyo kando ya anwani), ruhusu taarifa, kisha urudi.',
  'notifications.state.install': 'Kwanza weka Maia kwenye skrini yako ya mwanzo',
  'notifications.state.install.detail':
    'Kwenye iPhone au iPad: gusa alama ya kushiriki, kisha "Add to Home Screen". Fungua Maia kutoka huko na uwashe vikumbusho.',
  'notifications.state.none': 'Kivinjari hiki hakiwezi kukukumbusha',
  'notifications.state.none.detail':
    'Maia inaonyesha kilichofika wakati wake ikiwa wazi. Miadi inaweza kuwekwa kwenye kalenda ya simu yako, ambayo ina kengele zake yenyewe.',
  'notifications.turnOff': 'Zima vikumbusho',
  'notifications.names': 'Onyesha jina la dawa',
  'notifications.names.why': 'Yeyote anayeona skrini hii anaweza kulisoma, hata simu ikiwa imefungwa.',
  'notifications.names.on': 'Majina yanaonyeshwa',
  'notifications.names.off': 'Majina yamefichwa',
  'notifications.messages.on': 'Ujumbe unatangazwa',
  'notifications.messages.muted': 'Ujumbe hautangazwi',
  'notifications.messages.why': 'Taarifa husema kuna ujumbe, kamwe si unachosema. Tahadhari hufika kila mara.',
  'notifications.messages.mute': 'Usitangaze ujumbe',
  'notifications.messages.names': 'Onyesha aliyeandika',
  'notifications.messages.quiet': 'Kimya usiku',
  'notifications.messages.quiet.why':
    'Ujumbe husubiri hadi muda wa kimya uishe. Maneno ya hatari ya mgonjwa hayasubiri.',
  'notifications.messages.quiet.never': 'Nyakati zote mbili ni sawa, kwa hiyo hakuna saa ya kimya. Hii haijahifadhiwa.',
  'notifications.messages.quiet.from': 'Kuanzia',
  'notifications.messages.quiet.until': 'Hadi',
  'notifications.test': 'Jaribu kikumbusho',
  'notifications.test.why': 'Inatuma kimoja kwa simu hii sasa na kupima kinachukua muda gani.',
  'notifications.test.run': 'Tuma jaribio',
  'notifications.test.waiting': 'Kimetumwa. Inasubiri kifike ...',
  'notifications.test.arrived':
    'Kimefika baada ya {seconds, plural, =0 {chini ya sekunde moja} one {sekunde #} other {sekunde #}}. Vikumbusho vinafanya kazi kwenye simu hii.',
  'notifications.test.slow':
    'Kimefika baada ya {seconds, plural, one {sekunde #} other {sekunde #}}. Hiyo ni kuchelewa: angalia hapa chini kinachoweza kukizuia.',
  'notifications.test.lost': 'Hakijafika ndani ya sekunde {seconds}. Angalia hapa chini kinachoweza kukizuia.',
  'notifications.test.failed': 'Jaribio halikuweza kutumwa. Angalia mtandao na ujaribu tena.',
  'notifications.help': 'Vikumbusho vinapochelewa',
  'notifications.help.android': 'Android: kwenye Settings, Apps, kivinjari chako, Battery, chagua "Unrestricted".',
  'notifications.help.sleep':
    'Simu nyingi hulaza programu: toa kivinjari chako (au Maia) kwenye orodha ya programu zinazolala.',
  'notifications.help.silent': 'Angalia kama simu iko kwenye "Do not disturb" au inaokoa data au betri.',
  'notifications.help.iphone': 'iPhone: Settings, Notifications, Maia: ruhusu taarifa, na uitoe kwenye muhtasari.',
};
