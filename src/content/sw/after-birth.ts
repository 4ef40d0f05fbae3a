import type { EntriesWords } from '@/content/entries/content-words.ts';

/** The first twelve weeks after birth (clinical rules 7.2): body and feelings, to do, warning signs. */
export const afterBirth: EntriesWords = {
  'after.1': {
    title: 'Wiki ya 1 baada ya kujifungua',
    parts: [
      'Kutoka damu kama hedhi nzito, maumivu ya tumbo baada ya kujifungua, matiti yanayouma yakiguswa. Machozi au siku za huzuni takriban siku ya 3 hadi 5 hutokea kwa wengi.',
      'Pumzika, kunywa maji, kubali msaada. Mtoto mchanga anafanyiwa uchunguzi. Kama ulikuwa na shinikizo la juu la damu, lipimwe siku ya 3 hadi 7.',
      'Pedi inayolowa ndani ya saa moja, bonge la damu kubwa kama yai, homa ya 38 °C, maumivu ya kichwa au mabadiliko ya kuona, maumivu ya mguu, maumivu ya kifua, mawazo ya giza (ya kukata tamaa): piga simu.',
    ],
  },
  'after.2': {
    title: 'Wiki ya 2 baada ya kujifungua',
    parts: [
      'Damu inapungua, mishono inaweza kuuma, usingizi ni mfupi.',
      'Kupimwa shinikizo la damu siku ya 7 hadi 10 kama ulishauriwa. Omba msaada wa kumlisha mtoto.',
      'Damu inayoongezeka au inayonuka, wekundu wa kidonda: piga simu.',
    ],
  },
  'after.3': {
    title: 'Wiki ya 3 baada ya kujifungua',
    parts: [
      'Nguvu zinarudi polepole.',
      'Mtoto anapimwa uzito. Nenda matembezi mepesi.',
      'Wekundu wa titi moja pamoja na homa: piga simu.',
    ],
  },
  'after.4': {
    title: 'Wiki ya 4 baada ya kujifungua',
    parts: [
      'Hisia bado zinaweza kubadilikabadilika.',
      'Zungumza na mtu kila siku. Uliza kuhusu uzazi wa mpango.',
      'Huzuni katika siku nyingi kwa wiki 2: piga simu.',
    ],
  },
  'after.5': {
    title: 'Wiki ya 5 baada ya kujifungua',
    parts: [
      'Unaweza kuhisi misuli ya sakafu ya nyonga ni dhaifu.',
      'Mazoezi ya misuli ya sakafu ya nyonga, kama hayakusumbui.',
      'Kuvuja mkojo au choo kunakokupa wasiwasi: uliza kuhusu hilo.',
    ],
  },
  'after.6': {
    title: 'Wiki ya 6 baada ya kujifungua',
    parts: [
      'Kutoka damu kwa kawaida kumekoma.',
      'Uchunguzi baada ya kujifungua ni wa kawaida takriban wiki 6; nchini Marekani mawasiliano ya kwanza ndani ya wiki 3 na kliniki kamili kufikia wiki 12. Unaweza kuulizwa kuhusu hisia zako.',
      'Damu nyingi mpya: piga simu.',
    ],
  },
  'after.7': {
    title: 'Wiki ya 7 baada ya kujifungua',
    parts: [
      'Nguvu zinabadilikabadilika.',
      'Kama ulikuwa na kisukari wakati wa ujauzito, panga kipimo cha sukari cha wiki ya 6 hadi 13.',
    ],
  },
  'after.8': {
    title: 'Wiki ya 8 baada ya kujifungua',
    parts: [
      'Siku zinapata mpangilio, polepole.',
      'Chanjo za mtoto zinaanza takriban sasa katika nchi nyingi: angalia ratiba ya eneo lako.',
      'Mtoto ana homa: piga simu.',
    ],
  },
  'after.9': {
    title: 'Wiki ya 9 baada ya kujifungua',
    parts: [
      'Nywele zinaweza kuanza kunyonyoka.',
      'Chakula chenye madini mengi ya chuma. Kama umechoka sana, uliza kuhusu kipimo cha wingi wa damu.',
      'Shida ya kupumua, au moyo kwenda mbio: piga simu.',
    ],
  },
  'after.10': {
    title: 'Wiki ya 10 baada ya kujifungua',
    parts: ['Kazi au masomo yanaweza kuanza kufikiriwa.', 'Pitia dawa zako pamoja na wahudumu wako wa afya.'],
  },
  'after.11': {
    title: 'Wiki ya 11 baada ya kujifungua',
    parts: [
      'Maswali kuhusu ukaribu na tendo la ndoa hutokea kwa wengi.',
      'Uliza kuhusu uzazi wa mpango na jinsi ya kujisikia vizuri.',
      'Maumivu yasiyopungua: piga simu.',
    ],
  },
  'after.12': {
    title: 'Wiki ya 12 baada ya kujifungua',
    parts: [
      'Kipindi cha kwanza baada ya kujifungua kinaisha; dalili za hatari bado zinahesabika kwa mwaka mmoja.',
      'Kama shinikizo lako la damu bado liko juu, au sukari yako ilikuwa juu, panga ufuatiliaji.',
      'Dalili yoyote ya hatari: piga simu.',
    ],
  },
};
