import type { EntriesWords } from '@/content/entries/content-words.ts';

/**
 * Tests, vaccines, medicines, movements (clinical rules 5.3, 9.2, 9.3, 10). For information: the local schedule and the
 * care team decide.
 */
export const care: EntriesWords = {
  'test.nt': {
    title: 'Ultrasaundi ya mapema na uchunguzi wa awali',
    parts: [
      'Ultrasaundi na uchunguzi wa awali wa miezi mitatu ya kwanza vinatolewa kuanzia wiki 11 hadi wiki 13 na siku 6; nchini Uingereza kipimo cha pamoja kuanzia wiki 11 na siku 2 hadi wiki 14 na siku 1. Ni uamuzi wako.',
    ],
    also: 'utrasound ultrasound skani picha shingo ya mtoto down syndrome',
  },
  'test.cfdna': {
    title: 'Kipimo cha damu kwa DNA ya mtoto',
    parts: ['Kinaweza kufanyika kuanzia wiki 10. Uliza kinaweza kueleza nini, na nini hakiwezi.'],
    also: 'nipt cfdna vinasaba damu uchunguzi',
  },
  'test.scan': {
    title: 'Ultrasaundi ya mwili wa mtoto',
    parts: [
      'Kati ya wiki 18 na 22; nchini Uingereza kuanzia wiki 18 hadi wiki 20 na siku 6. Shirika la Afya Duniani linashauri ultrasaundi moja kabla ya wiki 24.',
    ],
    also: 'ultrasound utrasound skani picha viungo kasoro',
  },
  'test.sugar': {
    title: 'Kipimo cha sukari',
    parts: ['Kati ya wiki 24 na 28, mapema zaidi kukiwa na sababu.'],
    also: 'glukosi ogtt kisukari cha mimba gdm',
  },
  'test.blood': {
    title: 'Wingi wa damu na kingamwili tena',
    parts: ['Takriban wiki 28.'],
    also: 'hemoglobini hb upungufu wa damu anemia kipimo',
  },
  'test.antid': {
    title: 'Anti-D kama damu yako ni RhD hasi (negative)',
    parts: ['Takriban wiki 28; nchini Uingereza katika wiki 28, au katika wiki 28 na 34.'],
    also: 'rhesus resasi negativu kundi la damu sindano',
  },
  'test.gbs': {
    title: 'Kipimo cha kupangusa cha bakteria wa streptokoki kundi B',
    parts: ['Nchini Marekani kuanzia wiki 36 hadi wiki 37 na siku 6; nchi nyingine zinatofautiana.'],
    also: 'gbs strep swabu usufi uke',
  },
  'test.mood': {
    title: 'Maswali kuhusu hisia zako',
    parts: ['Angalau mara moja wakati wa ujauzito, na tena baada ya kujifungua.'],
    also: 'huzuni sonona msongo wa mawazo unyogovu hisia',
  },
  'test.visits': {
    title: 'Kliniki ambazo Shirika la Afya Duniani linapendekeza',
    parts: [
      'Hadi wiki 12, kisha katika wiki 20, 26, 30, 34, 36, 38 na 40; katika wiki 41 kama mtoto hajazaliwa. Uingereza na Marekani zina ratiba zao zenyewe. Mpango wako mwenyewe ndio unaohesabika.',
    ],
    also: 'who mahudhurio miadi ratiba kliniki ya wajawazito hudhurio',
  },
  'vaccine.flu': {
    title: 'Chanjo ya homa ya mafua',
    parts: [
      'Katika miezi mitatu yoyote ya ujauzito wakati wa msimu wake; ile iliyotengenezwa kwa virusi visivyo hai, si ya kupuliza puani.',
    ],
    also: 'influenza flu sindano mafua makali',
  },
  'vaccine.tdap': {
    title: 'Chanjo ya kifaduro',
    parts: [
      'Marekani: kati ya wiki 27 na 36 za kila ujauzito. Uingereza: kuanzia wiki 16, vizuri zaidi kati ya 20 na 32.',
    ],
    also: 'tdap pertussis sindano kikohozi',
  },
  'vaccine.rsv': {
    title: 'Chanjo ya RSV',
    parts: [
      'Marekani: kuanzia wiki 32 hadi wiki 36 na siku 6, Septemba hadi Januari. Uingereza: kuanzia wiki 28, mwaka mzima.',
    ],
    also: 'mapafu ya mtoto virusi sindano',
  },
  'vaccine.covid': {
    title: 'Chanjo ya UVIKO-19',
    parts: ['Fuata ushauri wa nchi yako; umebadilika katika baadhi ya nchi.'],
    also: 'covid korona corona uviko sindano',
  },
  'vaccine.tetanus': {
    title: 'Chanjo ya pepopunda',
    parts: ['Kama hujachanjwa kikamilifu, kamilisha wakati wa ujauzito: uliza kwenye kliniki yako ya kwanza.'],
    also: 'tetanasi tt sindano pepo punda',
  },
  'vaccine.live': {
    title: 'Chanjo zinazosubiri hadi baada ya kujifungua',
    parts: [
      'Chanjo zenye virusi hai (surua, matumbwitumbwi na rubela, tetekuwanga, homa ya mafua ya kupuliza puani) hazitolewi wakati wa ujauzito.',
    ],
    also: 'mmr surua rubella tetekuwanga matubwitubwi',
  },
  'medicine.any': {
    title: 'Dawa, vitamini na mitishamba',
    parts: [
      'Hakikisha kila dawa, vitamini na mitishamba na mkunga, daktari au mfamasia wako. Usiache dawa ya kifafa, tezi ya shingo (thairoidi), kisukari, afya ya akili, pumu, shinikizo la damu au kuganda kwa damu bila ushauri.',
    ],
    also: 'kidonge tembe acha kifafa insulini sonona presha dawa za asili miti shamba kienyeji',
  },
  'medicine.missed': {
    title: 'Dozi iliyokosekana',
    parts: [
      'Angalia karatasi ya maelezo au muulize mfamasia wako. Usitumie dozi mara mbili kufidia iliyokosekana isipokuwa aliyekuandikia dawa amekuambia. Baadhi ya dawa zina kanuni maalumu: pigia simu mfamasia, mkunga au daktari wako.',
    ],
    also: 'nilisahau kusahau kidonge tembe chelewa mara mbili ruka',
  },
  'medicine.harm': {
    title: 'Dawa zisizoshauriwa wakati wa ujauzito',
    parts: [
      'Baadhi ya dawa hazishauriwi wakati wa ujauzito. Usiache ghafla. Wasiliana na daktari au mfamasia wako leo.',
    ],
    also: 'valproate isotretinoin methotrexate warfarin salama madhara hatari',
  },
  'move.pattern': {
    title: 'Mtoto anavyocheza',
    parts: [
      'Hakuna idadi maalumu ya mara ambazo mtoto anacheza. Kuanzia wiki 24 ujue mtindo wa mtoto wako mwenyewe; unabaki uleule hadi kujifungua. Akicheza kidogo kuliko kawaida, tofauti au asipocheza kabisa: piga simu mara moja, mchana au usiku, na usisubiri hadi kesho yake. Usitumie kifaa cha kusikiliza mapigo nyumbani.',
    ],
    also: 'mateke teke kupiga kuhesabu kutikisika harakati doppler',
  },
};
