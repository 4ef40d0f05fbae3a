import type { EntriesWords } from '@/content/entries/content-words.ts';

/** Week by week (clinical rules 7): the baby, you, to do. Weeks are counted from the last period; timing varies. */
export const weeks: EntriesWords = {
  'week.1': {
    title: 'Wiki ya 1',
    parts: [
      'Ujauzito unahesabiwa kuanzia siku ya kwanza ya hedhi ya mwisho, kwa hiyo bado hakuna mtoto.',
      'Uko kwenye hedhi yako; hii ni siku ya 1 ya hesabu.',
      'Anza asidi ya foliki kama unatarajia kupata ujauzito; muulize mfamasia au daktari ni bidhaa gani.',
    ],
  },
  'week.2': {
    title: 'Wiki ya 2',
    parts: [
      'Yai linajiandaa kutoka.',
      'Yai kwa kawaida hutoka karibu na mwisho wa wiki hii katika mzunguko wa siku 28.',
      'Andika siku ya kwanza ya hedhi yako ya mwisho; ndiyo inayopanga tarehe ya kujifungua.',
    ],
  },
  'week.3': {
    title: 'Wiki ya 3',
    parts: [
      'Kama yai na mbegu vimekutana, mpira mdogo sana wa seli unasafiri kwenda kwenye mfuko wa uzazi.',
      'Watu wengi bado hawahisi chochote.',
      'Epuka pombe na kuvuta sigara; uliza kuhusu dawa yoyote unayotumia.',
    ],
  },
  'week.4': {
    title: 'Wiki ya 4',
    parts: [
      'Mpira wa seli umejishika kwenye ukuta wa ndani wa mfuko wa uzazi na sehemu za kwanza za kondo la nyuma zinatengenezwa.',
      'Kukosa hedhi au maumivu madogo ya kubana tumbo vinaweza kuwa dalili ya kwanza.',
      'Pima ujauzito; endelea kutumia asidi ya foliki.',
    ],
  },
  'week.5': {
    title: 'Wiki ya 5',
    parts: [
      'Mrija unaokuwa ubongo na uti wa mgongo unaanza kutengenezwa.',
      'Uchovu na matiti yanayouma hutokea kwa wengi.',
      'Wasiliana na mkunga, daktari au kliniki kupanga kliniki yako ya kwanza.',
    ],
  },
  'week.6': {
    title: 'Wiki ya 6',
    parts: [
      'Mrija rahisi wa moyo unaanza kudunda.',
      'Kichefuchefu mara nyingi huanza takriban sasa na kinaweza kuja wakati wowote wa siku.',
      'Orodhesha dawa, vitamini na mitishamba yote ili kuwaonyesha wahudumu wako wa afya; usiache mwenyewe dawa uliyoandikiwa.',
    ],
  },
  'week.7': {
    title: 'Wiki ya 7',
    parts: [
      'Vichipukizi vidogo vitakavyokuwa mikono na miguu vinaonekana.',
      'Huenda ukahitaji kukojoa mara nyingi zaidi.',
      'Kula milo midogo ya mara kwa mara ukihisi kichefuchefu.',
    ],
  },
  'week.8': {
    title: 'Wiki ya 8',
    parts: [
      'Vidole vya mikono na sehemu za uso zinaanza kutengenezwa.',
      'Harufu zinaweza kukusumbua zaidi.',
      'Panga uchunguzi wako kamili wa kwanza; lenga kuupata kabla ya wiki 10-12.',
    ],
  },
  'week.9': {
    title: 'Wiki ya 9',
    parts: [
      'Viwiko vinakunjika na mkia wa mwanzo unatoweka.',
      'Kubadilika kwa hisia hutokea kwa wengi; wasiwasi pia.',
      'Jifunze ni vyakula gani vya kuepuka (ukurasa wa Milo).',
    ],
  },
  'week.10': {
    title: 'Wiki ya 10',
    parts: [
      'Viungo vikuu vimeanza na sasa vinakua na kukomaa.',
      'Kiuno chako kinaweza kubana zaidi ingawa mfuko wa uzazi bado ni mdogo.',
      'Vipimo vya damu, kipimo cha mkojo na shinikizo la damu ni vya kawaida kwenye kliniki ya kwanza.',
    ],
  },
  'week.11': {
    title: 'Wiki ya 11',
    parts: [
      'Vidole vya mikono na miguu vimetengana.',
      'Kichefuchefu kinaweza kufikia kilele, kisha kupungua katika wiki zinazofuata.',
      'Ultrasaundi ya kwanza mara nyingi hutolewa kati ya wiki 11 na 14.',
    ],
  },
  'week.12': {
    title: 'Wiki ya 12',
    parts: [
      'Figo zinaanza kutengeneza mkojo na mwili unaanza kuitikia wenyewe.',
      'Mfuko wa uzazi unapanda juu kidogo tu ya mfupa wa nyonga.',
      'Shirika la Afya Duniani linapendekeza kliniki ya kwanza kufikia wiki 12. Uliza kuhusu chaguo za uchunguzi.',
    ],
  },
  'week.13': {
    title: 'Wiki ya 13',
    parts: [
      'Kondo la nyuma sasa linafanya sehemu kubwa ya kulisha.',
      'Nguvu mara nyingi huanza kurudi.',
      'Andika maswali yako kabla ya kila kliniki.',
    ],
  },
  'week.14': {
    title: 'Wiki ya 14',
    parts: [
      'Misuli ya uso inaweza kusogea, na ini linatengeneza nyongo.',
      'Miezi mitatu ya pili inaanza; wengi wanajisikia vizuri zaidi.',
      'Uliza kuhusu chanjo ya homa ya mafua kama ni msimu wa homa ya mafua.',
    ],
  },
  'week.15': {
    title: 'Wiki ya 15',
    parts: [
      'Mifupa inazidi kuwa migumu.',
      'Fizi zinaweza kutoka damu kwa urahisi zaidi.',
      'Muone daktari wa meno; mwambie una ujauzito.',
    ],
  },
  'week.16': {
    title: 'Wiki ya 16',
    parts: [
      'Mikono na miguu inasogea, ingawa huenda bado huhisi.',
      'Baadhi ya watu wanahisi mtikisiko mdogo wa kwanza kuanzia wiki 16.',
      'Uchunguzi ni wa kawaida takriban wiki 16. Katika baadhi ya nchi chanjo ya kifaduro inatolewa kuanzia wiki 16.',
    ],
  },
  'week.17': {
    title: 'Wiki ya 17',
    parts: [
      'Mafuta yanaanza kutengenezwa chini ya ngozi.',
      'Kuvutika kwa kano za mfuko wa uzazi kunaweza kusababisha maumivu mafupi ya ubavuni.',
      'Lala kwa ubavu kama ni vizuri kwako.',
    ],
  },
  'week.18': {
    title: 'Wiki ya 18',
    parts: [
      'Masikio yapo mahali pake na uwezo wa kusikia unakua.',
      'Tumbo dogo linaweza kuonekana.',
      'Ultrasaundi ya viungo vya mtoto kwa kawaida hufanyika kati ya wiki 18 na 21.',
    ],
  },
  'week.19': {
    title: 'Wiki ya 19',
    parts: [
      'Tabaka laini kama krimu linalinda ngozi.',
      'Misuli ya miguu inaweza kukaza usiku; nyoosha misuli ya nyuma ya mguu.',
      'Anza mazoezi mepesi ya kila siku kama kutembea, kama wahudumu wako wa afya wanakubali.',
    ],
  },
  'week.20': {
    title: 'Wiki ya 20',
    parts: [
      'Umefika takriban nusu ya ujauzito. Mtoto analala na kuamka.',
      'Sehemu ya juu ya mfuko wa uzazi iko karibu na kitovu chako.',
      'Kliniki inayopendekezwa na Shirika la Afya Duniani takriban wiki 20. Kuanzia sasa, maumivu mapya ya kichwa pamoja na mabadiliko ya kuona au maumivu ya sehemu ya juu ya tumbo yana maana upige simu mara moja.',
    ],
  },
  'week.21': {
    title: 'Wiki ya 21',
    parts: [
      'Mtoto anameza maji kidogo.',
      'Kiungulia kinaweza kuanza; kula milo midogo zaidi.',
      'Zungumza na familia kuhusu nani anaweza kusaidia baada ya kujifungua.',
    ],
  },
  'week.22': {
    title: 'Wiki ya 22',
    parts: [
      'Nyusi na nywele laini za mwili zinaonekana kwenye ultrasaundi.',
      'Ngozi inaweza kuwasha inapovutika; kuwashwa viganja au nyayo kunahitaji simu.',
      'Tafuta mafunzo ya kujifungua au video kutoka chanzo cha kuaminika.',
    ],
  },
  'week.23': {
    title: 'Wiki ya 23',
    parts: [
      'Mistari ya alama za vidole inatengenezwa.',
      'Vifundo vya miguu vinaweza kuvimba mwisho wa siku.',
      'Jifunze dalili za uchungu wa kujifungua unaoanza mapema.',
    ],
  },
  'week.24': {
    title: 'Wiki ya 24',
    parts: [
      'Vifuko vidogo sana vya hewa vinatengenezwa kwenye mapafu.',
      'Unapaswa kuanza kuujua mtindo wa kucheza wa mtoto wako mwenyewe.',
      'Kama hujahisi mtoto akicheza kufikia wiki 24, piga simu. Kipimo cha sukari ni cha kawaida kati ya wiki 24 na 28.',
    ],
  },
  'week.25': {
    title: 'Wiki ya 25',
    parts: [
      'Sauti kubwa zinaweza kumshtua mtoto.',
      'Maumivu ya mgongo hutokea kwa wengi; badilisha mkao mara kwa mara.',
      'Wazazi wa mara ya kwanza nchini Uingereza wana uchunguzi takriban wiki 25.',
    ],
  },
  'week.26': {
    title: 'Wiki ya 26',
    parts: [
      'Kope za macho zitafunguka hivi karibuni.',
      'Tumbo kukaza kwa mazoezi kunaweza kuja na kuondoka.',
      'Kliniki inayopendekezwa na Shirika la Afya Duniani takriban wiki 26.',
    ],
  },
  'week.27': {
    title: 'Wiki ya 27',
    parts: [
      'Mtoto ana nyakati za utulivu na za kucheza zinazofuata mpangilio.',
      'Wiki ya mwisho ya miezi mitatu ya pili.',
      'Nchini Marekani, chanjo ya kifaduro (Tdap) inashauriwa kati ya wiki 27 na 36.',
    ],
  },
  'week.28': {
    title: 'Wiki ya 28',
    parts: [
      'Macho yanaweza kufunguka na kufumba.',
      'Miezi mitatu ya tatu inaanza. Kliniki zinaweza kuwa za mara nyingi zaidi.',
      'Uchunguzi katika wiki 28; kama damu yako ni RhD hasi (negative), uliza kuhusu anti-D. Uingereza inatoa chanjo ya RSV kuanzia wiki 28.',
    ],
  },
  'week.29': {
    title: 'Wiki ya 29',
    parts: [
      'Mifupa imetengenezwa lakini bado ni laini.',
      'Kuishiwa pumzi kwenye ngazi hutokea kwa wengi; ukiwa umepumzika si kawaida - piga simu.',
      'Panga usafiri wa kwenda mahali pa kujifungulia, mchana na usiku.',
    ],
  },
  'week.30': {
    title: 'Wiki ya 30',
    parts: [
      'Uso wa ubongo unajikunja unapokua.',
      'Usingizi unaweza kukatika; pumzika mchana kama unaweza.',
      'Kliniki inayopendekezwa na Shirika la Afya Duniani takriban wiki 30.',
    ],
  },
  'week.31': {
    title: 'Wiki ya 31',
    parts: [
      'Mtoto anaongezeka uzito haraka zaidi.',
      'Unaweza kuhisi tumbo kukaza mara nyingi zaidi.',
      'Wazazi wa mara ya kwanza nchini Uingereza wana uchunguzi takriban wiki 31.',
    ],
  },
  'week.32': {
    title: 'Wiki ya 32',
    parts: [
      'Mtoto anafanya mazoezi ya kupumua.',
      'Mtoto anapaswa kuendelea kucheza kwa mtindo uleule hadi kujifungua; hapunguzi kucheza karibu na mwisho.',
      'Marekani: chanjo ya RSV inaweza kutolewa katika wiki 32-36 wakati wa msimu wake. Pima shinikizo lako la damu.',
    ],
  },
  'week.33': {
    title: 'Wiki ya 33',
    parts: [
      'Mboni za macho zinaitikia mwanga.',
      'Miguu inaweza kukua au kuvimba; viatu visivyobana vinasaidia.',
      'Fungasha vitu vyako, vya mtoto na vya atakayekusindikiza.',
    ],
  },
  'week.34': {
    title: 'Wiki ya 34',
    parts: [
      'Mapafu na neva zinaendelea kukomaa.',
      'Kubanwa mbavu hutokea kwa wengi; maumivu makali chini ya mbavu za kulia si kawaida - piga simu.',
      'Kliniki inayopendekezwa na Shirika la Afya Duniani takriban wiki 34. Zungumza kuhusu unavyotaka kujifungua.',
    ],
  },
  'week.35': {
    title: 'Wiki ya 35',
    parts: [
      'Mafuta zaidi yanafanya ngozi kuwa laini zaidi.',
      'Huenda ukahitaji tena kukojoa mara nyingi.',
      'Jifunze wakati wa kupiga simu uchungu ukianza; hifadhi namba ya wodi yako ya uzazi.',
    ],
  },
  'week.36': {
    title: 'Wiki ya 36',
    parts: [
      'Watoto wengi wamegeuka kichwa chini kufikia sasa.',
      'Kupumua kunaweza kuwa rahisi zaidi kama mtoto akishuka.',
      'Kliniki inayopendekezwa na Shirika la Afya Duniani takriban wiki 36; uliza mtoto amelala vipi. Kipimo cha kupangusa cha GBS hufanyika katika wiki 36-37 katika baadhi ya nchi.',
    ],
  },
  'week.37': {
    title: 'Wiki ya 37',
    parts: [
      'Mwanzo wa kutimia: kujifungua kuanzia sasa hakuitwi tena kabla ya wakati.',
      'Ute mzito (“show”) unaweza kutoka.',
      'Jua dalili: tumbo kukaza kwa mpangilio, maji kutoka, kutoka damu, mtoto kucheza kidogo kuliko kawaida -> piga simu.',
    ],
  },
  'week.38': {
    title: 'Wiki ya 38',
    parts: [
      'Mtoto anashika kwa nguvu na viungo viko tayari kufanya kazi nje.',
      'Hamu ya kuandaa nyumba au uchovu, vyote ni vya kawaida.',
      'Kliniki inayopendekezwa na Shirika la Afya Duniani takriban wiki 38.',
    ],
  },
  'week.39': {
    title: 'Wiki ya 39',
    parts: [
      'Ujauzito umetimia. Ubongo bado unakua haraka.',
      'Kubanwa kwenye nyonga hutokea kwa wengi.',
      'Endelea kufuatilia kila siku mtoto anavyocheza.',
    ],
  },
  'week.40': {
    title: 'Wiki ya 40',
    parts: [
      'Tarehe ya kujifungua ni ya kukadiria; watoto wengi huja siku nyingine.',
      'Kusubiri ni kugumu. Pumzika, kula, zungumza na mtu.',
      'Kliniki inayopendekezwa na Shirika la Afya Duniani katika wiki 40; uliza nini kinafuata.',
    ],
  },
  'week.41': {
    title: 'Wiki ya 41',
    parts: [
      'Ujauzito umezidi kidogo muda wa kutimia. Kondo la nyuma bado linafanya kazi lakini linaangaliwa kwa karibu zaidi.',
      'Unaweza kupewa chaguo la kutenganishwa utando wa chupa kwa kidole au kuanzishiwa uchungu.',
      'Fanyiwa uchunguzi na uwe na mpango ulio wazi wiki hii.',
    ],
  },
  'week.42': {
    title: 'Wiki ya 42',
    parts: [
      'Ujauzito umepitiliza. Ufuatiliaji wa ziada unahitajika.',
      'Kuhisi kuchoshwa ni kawaida; wahudumu wako wa afya wanataka kukuona.',
      'Piga simu leo kama huna miadi ndani ya siku chache. Mtoto akicheza kidogo kuliko kawaida -> piga simu sasa.',
    ],
  },
};
