import type { support as english } from '../en/support.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const support: Translated<typeof english> = {
  'support.title': 'Hatua kwa hatua',
  'support.lead': 'Picha na maneno, bila mtandao. Bado hakuna filamu: hakuna kinachoisubiri hapa.',
  'support.step': 'Hatua ya {number} kati ya {of}',
  'support.next': 'Hatua inayofuata',
  'support.before': 'Hatua iliyotangulia',
  'support.transcript': 'Hatua zote kwa maandishi',
  'support.print': 'Chapisha',
  'support.pressure': 'Pima shinikizo la damu',
  'support.add': 'Ongeza kipimo',
  'support.add.1': 'Gusa Ongeza chini na uchague ulichopima.',
  'support.add.2': 'Andika kinachoonyeshwa na kifaa au mizani. Utepe unasogea pamoja.',
  'support.add.3': 'Gusa Hifadhi. Kiko salama kwenye simu hii mara moja, ukiwa na mtandao au bila.',
  'support.add.4': 'Kadi ikikuambia upige simu, piga simu. Hakuna anayeangalia namba moja kwa moja.',
  'support.movements': 'Mjue mtoto anavyocheza',
  'support.movements.1': 'Kuanzia wiki 24 zoea mwendo wa mtoto wako mwenyewe. Hakuna idadi maalumu.',
  'support.movements.2':
    'Kidogo kuliko kawaida, tofauti au hachezi: piga simu mara moja, mchana au usiku. Usisubiri hadi siku inayofuata.',
  'support.movements.3': 'Usitumie kifaa cha nyumbani cha kusikiliza mapigo kuangalia.',
  'support.install': 'Weka Maia kwenye skrini ya mwanzo',
  'support.install.1':
    'Kwenye Android: gusa “Sakinisha Maia” ya waridi, au fungua menyu ya kivinjari na uchague “Install app”.',
  'support.install.2': 'Kwenye iPhone: fungua ukurasa huu kwenye Safari, gusa Share, kisha “Add to Home Screen”.',
  'support.install.3': 'Ifungue mara moja kutoka skrini ya mwanzo kukiwa na mtandao. Kisha inafanya kazi bila mtandao.',
  'support.backup': 'Tunza nakala, irudishe',
  'support.backup.1':
    'Fungua Zaidi, kisha “Data yako kwenye simu hii”, na uhifadhi faili lililofungwa kwa nenosiri refu lako mwenyewe.',
  'support.backup.2': 'Tunza faili mahali pengine si kwenye simu hii, na nenosiri hilo refu mbali nalo.',
  'support.backup.3': 'Ili kulirudisha, ingia tena, hapa au kwingine, fungua ukurasa huohuo, na uchague faili.',
  'support.emergency': 'Jiandae kwa dharura',
  'support.emergency.1': 'Fungua Dharura na uhakikishe nchi ni sahihi.',
  'support.emergency.2': 'Andika namba ya wodi yako ya uzazi, na watu wawili wako mwenyewe.',
  'support.emergency.3': 'Onyesha kadi ya dharura, ichapishe, na uwe nayo.',
  'support.more': 'Bado umekwama?',
  'support.contact': 'Tuandikie',
};
