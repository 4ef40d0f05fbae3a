import type { about as english } from '../en/about.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const about: Translated<typeof english> = {
  'pricing.title': 'Bei',
  'pricing.free': 'Kwa wagonjwa Maia ni bure.',
  'pricing.free.text':
    'Yote: vipimo, majibu, vikumbusho, hati, jamii. Hakuna kipindi cha majaribio, hakuna namba ya kadi, hakuna matangazo, na hakuna chako kinachouzwa.',
  'pricing.clinic': 'Kwa kliniki',
  'pricing.clinic.text':
    'Kliniki inaweza kuendesha Maia kwenye mashine yake yenyewe. Gharama yake kwa kliniki haijaamuliwa; hadi iamuliwe, hakuna bei inayoandikwa hapa.',
  'pricing.demo': 'Omba kuona onyesho',
  'pricing.table': 'Kliniki hupata nini',
  'pricing.ask': 'Uliza kuhusu kliniki',
  'contact.title': 'Mawasiliano',
  'contact.health': 'Swali kuhusu afya yako?',
  'contact.health.text':
    'Hakuna anayeweza kulijibu hapa, na hakuna anayesoma fomu hii mara moja. Pigia simu wodi yako ya uzazi, mwandikie daktari wako, au ukiwa hatarini tumia Dharura.',
  'contact.health.doctor': 'Mwandikie daktari wako',
  'contact.app': 'Kuhusu programu',
  'contact.about': 'Inahusu nini?',
  'contact.about.trouble': 'Kuna kitu hakifanyi kazi',
  'contact.about.idea': 'Wazo',
  'contact.about.data': 'Data yangu',
  'contact.about.clinic': 'Maia kwa kliniki',
  'contact.message': 'Ujumbe wako',
  'contact.message.hint':
    'Tafadhali usiandike chochote kuhusu afya yako. Anayeendesha nakala hii ya Maia anaisoma; jina lako halitumwi isipokuwa umeingia.',
  'contact.replyTo': 'Anwani ya kujibiwa (si lazima)',
  'contact.replyTo.hint': 'Anwani ya barua pepe. Bila hiyo hakuna anayeweza kukujibu.',
  'contact.replyTo.wrong': 'Andika anwani kama amina@example.org, au iache.',
  'contact.long': 'Ujumbe unaweza kuwa na herufi {limit, number} zisizozidi; huu una {length, number}.',
  'contact.submit': 'Tuma ujumbe',
  'contact.submit.kept': 'Umehifadhiwa kwenye simu hii na unatumwa wenyewe. Hapa chini unaona kama umetumwa.',
  'contact.failed': 'Ujumbe haukuweza kuhifadhiwa kwenye simu hii. Bado uko kwenye kisanduku. Jaribu tena.',
  'contact.yours': 'Ujumbe wako uliotuma',
  'contact.answers': 'Majibu',
  'contact.answered': 'Ulijibiwa {when}',
  'contact.state.waiting': 'Unasubiri mtandao kwenye simu hii',
  'contact.state.sent': 'Umetumwa',
  'contact.state.refused': 'Haukukubaliwa. Nakili unachohitaji na uuandike upya.',
  'contact.again': 'Jaribu kutuma sasa',
  'contact.drop': 'Uondoe kwenye simu hii',
  'contact.otherWays': 'Njia nyingine za kuutuma',
  'contact.log': 'Ongeza kumbukumbu za simu hii ({count, number})',
  'contact.log.hint':
    'Mistari ya kiufundi bila jina lako na bila chochote kuhusu afya yako. Unaweza kuisoma chini ya “Data yako kwenye simu hii”.',
  'contact.blank': 'Kwanza andika ujumbe.',
  'contact.send': 'Tuma kwa barua pepe',
  'contact.send.hint': 'Inafungua programu yako ya barua pepe ujumbe ukiwa ndani; inatuma mtandao ukiwepo.',
  'contact.noAddress':
    'Anayeendesha nakala hii ya Maia hajatoa anwani ya barua pepe. Unaweza pia kutuma ujumbe wako kwa kliniki iliyokupa Maia:',
  'contact.share': 'Tuma kwa njia nyingine',
  'contact.copied': 'Imenakiliwa. Ibandike kwenye ujumbe.',
  'contact.subject': 'Maia: {about}',
  'terms.title': 'Masharti ya matumizi',
  'terms.version': 'Toleo la {date}. Kila badiliko lina tarehe hapa, na kilichobadilika kinasemwa.',
  'terms.short': 'Kwa ufupi',
  'terms.short.text':
    'Maia inakusaidia kuweka namba na kujua wakati wa kupiga simu. Si daktari na haiangalii chochote. Unachoweka ni chako. Ni bure, na iko kama ilivyo.',
  'terms.what': 'Maia ni nini',
  'terms.what.1':
    'Maia inahifadhi unachopima na kukijibu kwa kanuni zilizochapishwa ambazo zinatajwa kando ya kila jibu. Bado hakuna mhudumu wa afya aliyethibitisha kanuni hizi.',
  'terms.what.2':
    'Maia ni taarifa. Haitambui ugonjwa na haiandiki dawa. Haichukui nafasi ya mkunga wako, daktari wako wala namba ya dharura.',
  'terms.what.3':
    'Hakuna anayeangalia namba au ujumbe wako moja kwa moja. Kadi ikikuambia upige simu, piga simu. Ukihisi kitu hakiko sawa, piga simu hata Maia ikisema nini.',
  'terms.you': 'Unachokubali',
  'terms.you.1':
    'Unaandika yaliyo kweli, kwa ajili yako mwenyewe. Kwa data ya mtoto au mtu mwingine inahitajika akaunti yake mwenyewe.',
  'terms.you.2': 'Unaweka nenosiri lako kuwa siri, na unafunga simu inayotumiwa na wengine.',
  'terms.you.3': 'Katika jamii huandiki chochote kinachowadhuru wengine, wala kinachotaja afya ya mtu mwingine.',
  'terms.data': 'Data yako',
  'terms.data.1':
    'Inabaki kuwa yako. Iko wapi, nani anaiona na namna ya kuiondoa imeandikwa kwenye ukurasa kuhusu data yako.',
  'terms.data.2':
    'Anayeendesha nakala hii ya Maia anaitunza kwa usalama kadiri anavyoweza; kuhifadhi nakala yako mwenyewe mara kwa mara ni busara.',
  'terms.end': 'Kuacha',
  'terms.end.1': 'Unaweza kuacha wakati wowote. Hakuna deni.',
  'terms.end.2': 'Akaunti inayowadhuru wengine inaweza kufungwa; rekodi zake hutolewa zikiombwa.',
  'terms.law': 'Dhima na sheria',
  'terms.law.1':
    'Maia iko kama ilivyo, bila ahadi kwamba haikosei kamwe. Hakuna kilichoandikwa hapa kinachoondoa haki ambayo sheria ya nchi yako inakupa.',
  'terms.law.2':
    'Kabla Maia haijatolewa kwa umma, anayeiendesha anaweka jina na anwani yake hapa na masharti haya yanakaguliwa.',
  'terms.privacy': 'Data yako iko wapi',
};
