import type { clinicalPressure as english } from '../en/clinical-pressure.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const clinicalPressure: Translated<typeof english> = {
  'clinical.bp.measureAgain': 'Pima tena',

  'clinical.bp.severe':
    'Kipimo hiki kiko katika kiwango cha hatari (namba ya juu 160 au zaidi, au namba ya chini 110 au zaidi). Wakati wa ujauzito na baada ya kujifungua hali hii inahitaji msaada wa kitabibu sasa. Pigia simu wodi ya uzazi au {emergencyNumber}. Keti, pumzika, pima tena. Usisubiri kipimo cha pili kama una maumivu ya kichwa, mabadiliko ya kuona, maumivu chini ya mbavu, maumivu ya kifua, shida ya kupumua au unajisikia vibaya sana. Usiendeshe gari mwenyewe. Usimeze vidonge vya ziada isipokuwa mhudumu wa afya amekuambia.',
  'clinical.bp.severeWithSymptom':
    'Kipimo katika kiwango cha hatari pamoja na unavyojisikia ni dharura. Piga {emergencyNumber} sasa na useme: “{stage, select, pregnant {Nina ujauzito wa {weeks, plural, one {wiki #} other {wiki #}}} postpartum {Nilijifungua {days, plural, =0 {leo} one {siku # iliyopita} other {siku # zilizopita}}} ended {Nilikuwa mjamzito hadi hivi karibuni} other {Nina ujauzito au nilijifungua hivi karibuni}} na shinikizo langu la damu ni {systolic}/{diastolic}.” Usiendeshe gari mwenyewe.',
  'clinical.bp.severeTwice':
    'Vipimo viwili katika kiwango cha hatari. Hii ni dharura. Piga {emergencyNumber} sasa na useme: “{stage, select, pregnant {Nina ujauzito wa {weeks, plural, one {wiki #} other {wiki #}}} postpartum {Nilijifungua {days, plural, =0 {leo} one {siku # iliyopita} other {siku # zilizopita}}} ended {Nilikuwa mjamzito hadi hivi karibuni} other {Nina ujauzito au nilijifungua hivi karibuni}} na shinikizo langu la damu ni {systolic}/{diastolic}.” Usiendeshe gari mwenyewe.',
  'clinical.bp.severeNoRepeat':
    'Kipimo katika kiwango cha hatari na hakuna cha pili baada ya dakika 15: ichukulie hii kuwa dharura. Piga {emergencyNumber} sasa na useme: “{stage, select, pregnant {Nina ujauzito wa {weeks, plural, one {wiki #} other {wiki #}}} postpartum {Nilijifungua {days, plural, =0 {leo} one {siku # iliyopita} other {siku # zilizopita}}} ended {Nilikuwa mjamzito hadi hivi karibuni} other {Nina ujauzito au nilijifungua hivi karibuni}} na shinikizo langu la damu ni {systolic}/{diastolic}.” Usiendeshe gari mwenyewe.',
  'clinical.bp.severeThenHigh':
    'Kipimo cha kwanza kilikuwa katika kiwango cha hatari na kinachofuata bado kiko juu. Pigia simu wodi ya uzazi sasa. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}.',
  'clinical.bp.severeThenLower':
    'Kipimo cha pili kiko chini zaidi, lakini kipimo kimoja cha hatari bado kinahitaji simu leo. Pigia simu mkunga au daktari wako. Pima tena baada ya saa 1 na baada ya saa 4.',
  'clinical.bp.high': 'Kipimo hiki kiko juu kwa mjamzito. Pumzika kwa dakika 10-15 kisha upime tena.',
  'clinical.bp.highWithSymptom':
    'Kipimo cha juu pamoja na unavyojisikia kinaweza kuwa dalili ya tatizo kubwa na kinahitaji kuangaliwa sasa. Pigia simu wodi ya uzazi sasa. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}.',
  'clinical.bp.highTwice150':
    'Vipimo vyote viwili viko juu, namba ya juu 150 au zaidi au namba ya chini 100 au zaidi. Pigia simu wodi ya uzazi sasa. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}.',
  'clinical.bp.highTwice':
    'Vipimo vyote viwili viko juu. Pigia simu mkunga au daktari wako leo. Piga simu mara moja ukipata maumivu makali ya kichwa, mabadiliko ya kuona, maumivu chini ya mbavu, uvimbe wa ghafla, shida ya kupumua, au mtoto akicheza kidogo kuliko kawaida.',
  'clinical.bp.highNoRepeat':
    'Kipimo hiki kiko juu na hakuna cha pili, kwa hiyo kinahesabika. Pigia simu mkunga au daktari wako leo. Piga simu mara moja ukipata maumivu makali ya kichwa, mabadiliko ya kuona, maumivu chini ya mbavu, uvimbe wa ghafla, shida ya kupumua, au mtoto akicheza kidogo kuliko kawaida.',
  'clinical.bp.highThenLower': 'Kipimo cha pili kiko chini ya 140/90. Pima tena baada ya saa 4 au zaidi, na kesho.',
  'clinical.bp.persistent':
    'Umekuwa na vipimo vya juu vilivyoachana kwa zaidi ya saa 4. Wahudumu wako wa afya wanapaswa kuviangalia leo.',
  'clinical.bp.stillHigh':
    'Vipimo bado viko juu wiki 12 au zaidi baada ya kujifungua. Pigia simu mkunga au daktari wako leo na uulize kuhusu ufuatiliaji.',
  'clinical.bp.ownLevel':
    'Hiki kiko kwenye au juu ya kiwango ambacho daktari wako alikuwekea. Pigia simu mkunga au daktari wako leo. Piga simu mara moja ukipata maumivu makali ya kichwa, mabadiliko ya kuona, maumivu chini ya mbavu, uvimbe wa ghafla, shida ya kupumua, au mtoto akicheza kidogo kuliko kawaida.',
  'clinical.bp.watch':
    'Kipimo hiki kiko juu kidogo. Pima tena leo na mara moja kwa siku kwa siku 3. Kitaje kwenye kliniki yako ijayo.',
  'clinical.bp.veryLow':
    'Kipimo hiki kiko chini sana. Keti au lala kwa ubavu na upime tena baada ya dakika 5. Piga simu mara moja ukizirai, ukitoka damu, ukiwa na homa, maumivu ya kifua au shida ya kupumua.',
  'clinical.bp.veryLowTwice':
    'Vipimo viwili vya chini sana. Pigia simu wodi ya uzazi sasa. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}.',
  'clinical.bp.low':
    'Vipimo vya chini ni vya kawaida wakati wa ujauzito na mara nyingi havina madhara. Keti au lala kwa ubavu, kunywa maji, simama polepole. Piga simu mara moja ukizirai, ukitoka damu, ukiwa na homa, maumivu ya kifua au shida ya kupumua.',
  'clinical.bp.lowWithSymptom':
    'Kipimo cha chini pamoja na unavyojisikia kinahitaji kuangaliwa sasa. Pigia simu wodi ya uzazi sasa. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}.',
  'clinical.bp.expected': 'Ndani ya kiwango cha kawaida. Hii haichukui nafasi ya kliniki zako.',

  'clinical.bp.trend.threeDays':
    'Vipimo vyako vimekuwa juu kwa siku tatu mfululizo. Pigia simu mkunga au daktari wako leo.',
  'clinical.bp.trend.onMedicine':
    'Unatumia dawa ya shinikizo la damu na kipimo hiki kiko chini, au unahisi kizunguzungu. Pigia simu mkunga au daktari wako leo. Usiache wala kubadilisha dawa mwenyewe.',
  'clinical.bp.trend.rise':
    'Hiki kiko juu wazi kuliko vipimo vyako vya kabla ya wiki 20. Kitaje kwenye kliniki yako ijayo.',

  'clinical.bp.howTo.before':
    'Kojoa kwanza. Bila kahawa au chai, kuvuta sigara, chakula wala mazoezi katika dakika 30 zilizopita.',
  'clinical.bp.howTo.sit': 'Keti kwa dakika 3-5: mgongo umeegemea, nyayo chini sakafuni, miguu isipishane.',
  'clinical.bp.howTo.arm':
    'Mkono wa juu ulio wazi, kitambaa cha ukubwa unaofaa, mkono umeegemezwa usawa wa moyo. Si kifaa cha kifundo cha mkono wala cha kidole.',
  'clinical.bp.howTo.quiet': 'Usiongee kinapopima.',
  'clinical.bp.howTo.twice': 'Pima mara mbili kwa kuachana dakika 1 na uandike vyote viwili.',
  'clinical.bp.howTo.same': 'Tumia mkono uleule na wakati uleule wa siku, na kifaa kilichothibitishwa kwa wajawazito.',
};
