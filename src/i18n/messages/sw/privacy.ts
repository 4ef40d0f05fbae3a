import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const privacy: Translated<typeof english> = {
  'privacy.title': 'Data yako iko wapi',
  'privacy.lead':
    'Kwa ufupi: vipimo vyako ni vyako. Viko kwenye simu hii, kwenye akaunti yako, na kwa daktari unayemchagua. Hakuna matangazo na hakuna anayehesabu unachogusa.',
  'privacy.table.records': 'Vipimo, wasifu, hati, majibu ya maabara',
  'privacy.table.checks': 'Ukaguzi wa dalili uliouhifadhi',
  'privacy.table.numbers': 'Namba na watu wa Dharura',
  'privacy.table.what': 'Nini',
  'privacy.table.where': 'Wapi',
  'privacy.table.who': 'Nani anaweza kusoma',
  'privacy.table.long': 'Kwa muda gani',
  'privacy.table.delete': 'Jinsi ya kufuta',
  'privacy.table.caption': 'Kila aina ya data',
  'privacy.table.where.both': 'Simu hii, imefungwa, na akaunti yako',
  'privacy.table.where.phone': 'Simu hii pekee',
  'privacy.table.where.server': 'Seva',
  'privacy.table.who.doctor': 'Wewe na daktari uliyemchagua',
  'privacy.table.who.you': 'Wewe',
  'privacy.table.who.members': 'Wanachama wote; jina lako ukilionyesha tu',
  'privacy.table.who.operators': 'Watu wanaoendesha Maia hii',
  'privacy.table.long.own': 'Hadi uifute',
  'privacy.table.long.logOut': 'Hadi utoke',
  'privacy.table.long.clinic': 'Kwa muda uliowekwa na kliniki',
  'privacy.table.delete.entry': 'Kila ingizo peke yake, au pamoja na akaunti',
  'privacy.table.delete.account': 'Pamoja na akaunti',
  'privacy.table.delete.forum': 'Pamoja na akaunti jina lako huondoka; maandishi hubaki',
  'privacy.table.delete.logOut': 'Kwa kutoka',
  'privacy.table.delete.ask': 'Omba kwa fomu ya mawasiliano',
  'privacy.phone.title': 'Kwenye simu hii',
  'privacy.phone.text':
    'Unachoweka kinahifadhiwa hapa kwanza. Kimefungwa kwa siri: namba, maelezo na majina vinaweza kusomwa tu kwa ufunguo unaotunzwa kwenye simu hii kwa ajili ya kuingia kwako. Vilivyo wazi ni nyakati na aina za maingizo, jina lako na anwani yako ya barua pepe, na namba na watu uliowaweka kwa Dharura.',
  'privacy.phone.notes':
    'Hesabu za mtoto kucheza na za uchungu, na orodha yako ya majina, pia zimefungwa kwa siri na zinabaki kwenye simu hii pekee.',
  'privacy.phone.limit':
    'Yeyote anayeweza kufungua simu hii ukiwa umeingia anaweza kufungua Maia. Funga simu, na utoke kwenye ile unayoshiriki na wengine.',
  'privacy.leaves.title': 'Kinachotoka kwenye simu, na lini',
  'privacy.leaves.readings':
    'Vipimo na wasifu wako: kwenda kwenye akaunti yako, vyenyewe, wakati wowote kuna mtandao. Njia imefungwa kwa siri.',
  'privacy.leaves.checks':
    'Ukaguzi wa dalili: ukigusa “Hifadhi ukaguzi huu” pekee. Ule unaohusu ukatili nyumbani hauhifadhiwi kamwe na hautumwi kamwe.',
  'privacy.leaves.mail':
    'Anwani yako ya barua pepe: unapojisajili, na unapoomba kiungo cha kuithibitisha au cha kuweka nenosiri jipya.',
  'privacy.leaves.hospital':
    'Hospitali na daktari wako: unapowachagua kwenye wasifu wako. Hadi wakati huo hakuna daktari anayeona chochote.',
  'privacy.leaves.place':
    'Mahali ulipo: ukigusa kwa ajili hiyo pekee, kisha panaonyeshwa kwako na kuwekwa kwenye ujumbe unaotuma mwenyewe.',
  'privacy.leaves.contact':
    'Ujumbe wa fomu ya mawasiliano: unapoutuma, kwa watu wanaoendesha Maia hii, pamoja na anwani unayotoa ili ujibiwe, na pamoja na akaunti yako kama umeingia.',
  'privacy.leaves.articles':
    'Makala unayotaka kusoma: unapoifungua. Ulizozifungua zinabaki zimefungwa kwa siri kwenye simu hii, na zinaondoka unapotoka.',
  'privacy.leaves.nothing': 'Dharura na dalili za hatari hazitumi chochote kabisa.',
  'privacy.sees.title': 'Nani anaweza kuviona',
  'privacy.sees.you': 'Wewe, popote unapoingia.',
  'privacy.sees.doctor':
    'Daktari uliyemchagua: wasifu wako, vipimo vyako na maonyo yake, na kaguzi za dalili ulizohifadhi, hadi uchague mwingine au usiwe na yeyote. Hakuna anayeviangalia moja kwa moja.',
  'privacy.sees.operators':
    'Watu wanaoendesha seva ambako programu hii inatoka wangeweza kusoma kilichohifadhiwa kwenye akaunti yako; huko hakijafungwa dhidi yao.',
  'privacy.sees.log': 'Nani asiye wewe aliyefungua rekodi zako inaandikwa na seva. Unaisoma chini ya Akaunti.',
  'privacy.sees.nobody': 'Hakuna mwingine: hakuna watangazaji, hakuna uchambuzi, hakuna wagonjwa wengine.',
  'privacy.rid.title': 'Kuiondoa',
  'privacy.rid.logOut':
    'Kutoka kunaondoa rekodi zako, jina lako, ufunguo wako, na namba na watu uliowaweka kwa Dharura kwenye simu hii. Nchi inabaki, kwa yeyote anayehitaji namba yake.',
  'privacy.rid.delete': 'Kipimo unachofuta kinafutwa kwenye akaunti yako na kwa daktari wako pia.',
  'privacy.rid.account':
    'Kwenye Akaunti unaweza kuchukua kila kitu katika faili moja, na kufuta akaunti pamoja na vyote vilivyomo. Ulichoandika kwenye jukwaa kinabaki bila jina lako.',
};
