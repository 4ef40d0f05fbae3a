import type { clinicalSugar as english } from '../en/clinical-sugar.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const clinicalSugar: Translated<typeof english> = {
  'clinical.sugar.lowEmergency':
    'Iko chini, na pamoja na dalili hizi ni dharura. Piga {emergencyNumber} sasa. Usimpe chakula wala kinywaji kama hajaamka kikamilifu.',
  'clinical.sugar.low':
    'Iko chini. Kama unaweza kumeza salama, chukua sukari ya haraka sasa (kwa mfano vidonge vya glukosi, juisi au soda ya kawaida), pima tena baada ya dakika 15, kisha ule chakula kinachokaa zaidi. Ikibaki chini, au ukihisi usingizi au kuchanganyikiwa, piga {emergencyNumber}. Waambie wahudumu wako wa afya leo.',
  'clinical.sugar.lowAgain':
    'Iko chini. Kama unaweza kumeza salama, chukua sukari ya haraka sasa (kwa mfano vidonge vya glukosi, juisi au soda ya kawaida), pima tena baada ya dakika 15, kisha ule chakula kinachokaa zaidi. Wapigie simu wahudumu wako wa afya leo: imekuwa chini hapo awali, au unatumia insulini au vidonge. Ikibaki chini, au ukihisi usingizi au kuchanganyikiwa, piga {emergencyNumber}.',
  'clinical.sugar.zero': '0 si kipimo halisi. Kama kifaa chako kinaonyesha LO, kichukulie kuwa chini sana.',
  'clinical.sugar.veryHighEmergency':
    'Iko juu sana, na pamoja na dalili hizi ni dharura. Piga {emergencyNumber} sasa. Usiendeshe gari mwenyewe.',
  'clinical.sugar.veryHigh':
    'Iko juu sana. Pigia simu wodi ya uzazi au wahudumu wa kisukari sasa. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}. Piga {emergencyNumber} ukitapika, ukipata usingizi mzito au ukipumua haraka.',
  'clinical.sugar.vomiting':
    'Ukiwa na kisukari, kutapika kunahitaji kuangaliwa sasa, kiwango chochote kile. Pigia simu wodi ya uzazi au wahudumu wa kisukari sasa. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}.',
  'clinical.sugar.highWithSign':
    'Iko juu, na pamoja na ulichotuambia inahitaji kuangaliwa sasa. Pigia simu wodi ya uzazi au wahudumu wa kisukari sasa. Kama hakuna anayejibu ndani ya dakika 15, nenda hospitali au piga {emergencyNumber}.',
  'clinical.sugar.high':
    'Iko juu. Wapigie simu wahudumu wako wa afya leo. Piga simu mara moja ukitapika, ukiwa na maumivu ya tumbo au homa, ukipumua haraka, ukiwa na kiu kali, ukiwa na ketoni au ukijisikia vibaya.',
  'clinical.sugar.patternTreated':
    'Vipimo kadhaa vilikuwa juu ya lengo lako. Unatumia insulini au vidonge, kwa hiyo wapigie simu wahudumu wako wa afya leo.',
  'clinical.sugar.pattern': 'Vipimo kadhaa vilikuwa juu ya lengo lako. Waonyeshe wahudumu wako wa afya wiki hii.',
  'clinical.sugar.mention':
    'Vipimo kama hiki vilitokea siku mbili. Vitaje utakapowasiliana nao tena. Kifaa cha nyumbani hakiamui hili; kipimo cha maabara ndicho kinachoamua.',
  'clinical.sugar.test': 'Matokeo ya kipimo cha glukosi. Mhudumu wako wa afya atakueleza maana yake.',
  'clinical.sugar.testLine':
    '{isAtOrAbove, select, true {Kwenye au juu ya} other {Chini ya}} kikomo kinachotumiwa na {reference}: {threshold} {unit}',
  'clinical.sugar.reference.WHO_75': 'WHO 2013, IADPSG na ADA (75 g)',
  'clinical.sugar.reference.OVERT_75': 'WHO kwa kiwango kilicho juu wazi katika ujauzito (75 g)',
  'clinical.sugar.reference.NICE_75': 'NICE (75 g)',
  'clinical.sugar.reference.GCT_50': 'ACOG, moja kati ya vitatu ambavyo kliniki inaweza kuchagua (50 g)',
  'clinical.sugar.reference.CARPENTER_COUSTAN_100': 'Carpenter-Coustan (100 g), ambapo vipimo viwili vinahesabika',
  'clinical.sugar.belowTarget': 'Chini ya mwanzo wa lengo lako.',
  'clinical.sugar.aboveTarget': 'Juu ya lengo lako.',
  'clinical.sugar.inTarget': 'Ndani ya lengo lako.',
  'clinical.sugar.noted': 'Imehifadhiwa. Hii haichukui nafasi ya kliniki zako.',
};
