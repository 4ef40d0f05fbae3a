import type { doctorPatient as english } from '../en/doctor-patient.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const doctorPatient: Translated<typeof english> = {
  'doctor.patient.message': 'Ujumbe',
  'doctor.patient.report': 'Ripoti',

  'doctor.part.readings': 'Vipimo',
  'doctor.part.loading': 'Inapakia.',
  'doctor.part.failed': 'Hii haikuweza kupakiwa, kwa hiyo hapa hakuna anayejua kilichopo. Itajaribiwa tena.',

  'doctor.labs.title': 'Matokeo ya maabara',
  'doctor.labs.range': 'thamani na kiwango kama vilivyochapishwa kwenye kila ripoti',
  'doctor.labs.failed': 'Imeshindikana kupata majibu ya maabara.',
  'doctor.labs.none': 'Bado hakuna matokeo ya maabara.',
  'doctor.labs.Low': 'chini ya kiwango:',
  'doctor.labs.High': 'juu ya kiwango:',

  'doctor.files.title': 'Hati',
  'doctor.files.none': 'Bado hakuna hati.',

  'doctor.files.open': 'Fungua',
  'doctor.files.open.name': 'Fungua {name}',
  'doctor.files.again': 'Jaribu tena',
  'doctor.files.unknown': 'Aina hii ya faili haionyeshwi hapa. Ipakue.',
  'doctor.files.away': 'Faili halikuweza kupakiwa: linahitaji muunganisho. Jaribu tena.',
  'doctor.files.gone': 'Faili la hati hii halipo. Linarudi ikiwa simu mojawapo ya mgonjwa bado inalo.',

  'doctor.movements.title': 'Mtoto kucheza, hesabu',
  'doctor.contractions.title': 'Uchungu uliopimwa',
  'doctor.timed.detail': 'ilipimwa na mgonjwa',
  'doctor.checks.title': 'Kaguzi za dalili',
  'doctor.checks.detail': 'alichosema, na kikagua dalili kilijibu nini',
  'doctor.checks.none': 'Bado hakuna kaguzi za dalili.',
  'doctor.checks.weeks': 'wiki {weeks, number}',

  'doctor.visits.title': 'Miadi',
  'doctor.visits.none': 'Bado hakuna miadi.',
  'doctor.visits.done': 'imefanyika',
  'doctor.visits.missed': 'imekosekana',
  'doctor.visits.open': 'hakuna kilichoandikwa',
  'doctor.visits.planned': 'imepangwa',
  'doctor.visits.asks': 'Anataka kuuliza: {question}',

  'doctor.medicines.title': 'Dawa',
  'doctor.medicines.days': 'Dawa, siku {days, number}',
  'doctor.medicines.none': 'Hakuna dawa zilizoandikwa.',
  'doctor.medicines.share': '{taken, number} kati ya {due, number}',
  'doctor.medicines.dosesFailed': 'dozi hazikupakiwa',
  'doctor.medicines.noneDue': 'hakuna iliyofika wakati wake',
  'doctor.medicines.noTime': 'hakuna wakati: haikumbushwi, haihesabiwi',
  'doctor.medicines.asNeeded': 'inapohitajika',
  'doctor.medicines.paused': 'imesimamishwa',
  'doctor.dose.taken': 'dozi imetumiwa',
  'doctor.dose.missed': 'imekosekana',
  'doctor.dose.symptom': 'dalili imeandikwa',
  'doctor.dose.summary':
    '{due, plural, =0 {Hakuna dozi iliyofika wakati wake} one {Dozi # ilifika wakati wake} other {Dozi # zilifika wakati wake}}{due, plural, =0 {.} other {, {taken, number} zilitumiwa.}}',
  'doctor.symptoms.summary':
    '{count, plural, =0 {Hakuna dalili iliyoandikwa.} one {Dalili iliandikwa mara moja.} other {Dalili ziliandikwa mara #.}}',

  'doctor.notes.title': 'Maelezo na mpango',
  'doctor.notes.none': 'Bado hakuna maelezo.',
  'doctor.notes.label': 'Maelezo mapya',
  'doctor.notes.hint': 'Anaweza kuyasoma kwenye simu yake.',
  'doctor.notes.add': 'Ongeza maelezo',
  'doctor.notes.readOnly': 'Kusoma tu kwa sasa: hakuna kinachoweza kuhifadhiwa. Ulichoandika kinabaki hapa.',

  'doctor.limits.title': 'Vikomo vya mgonjwa huyu',
  'doctor.limits.none': 'Hakuna vilivyowekwa: kanuni za jumla zinatumika.',
  'doctor.limits.by': '{name}, {date}: “{reason}”',
  'doctor.limits.change': 'Weka vikomo',
  'doctor.limits.hint':
    'Simu yake inajibu kwa viwango hivi na inasema kwamba wewe uliviweka. Shinikizo linaweza tu kuwa kali zaidi kuliko kanuni ya jumla (140/90); viwango vya sukari vinachukua nafasi ya malengo yaliyochapishwa. Acha viwango vyote tupu ili kuviondoa.',
  'doctor.limits.systolicFrom': 'Piga simu kuanzia, namba ya juu (mmHg)',
  'doctor.limits.diastolicFrom': 'Piga simu kuanzia, namba ya chini (mmHg)',
  'doctor.limits.unit': 'Kizio cha sukari',
  'doctor.limits.otherUnit':
    'Yeye hupima kwa {unit}: viwango vya sukari kwa kizio kingine havilinganishwi na chochote.',
  'doctor.limits.fastingBelow': 'Tumbo tupu chini ya',
  'doctor.limits.oneHourBelow': 'Saa 1 baada ya mlo chini ya',
  'doctor.limits.twoHoursBelow': 'Saa 2 baada ya mlo chini ya',
  'doctor.limits.wrong.whole': 'Namba ya juu 100 hadi 140, namba ya chini 60 hadi 90, namba kamili.',
  'doctor.limits.wrong.decimal': 'Andika namba kuanzia {from, number} hadi chini ya {below, number} {unit}.',
  'doctor.limits.wrong.unit':
    '{value} inaonekana kuwa katika {fits}. Chagua {fits} kuwa kizio cha sukari, au andika namba kuanzia {from, number} hadi chini ya {below, number} {unit}.',
  'doctor.limits.reason': 'Sababu',
  'doctor.limits.reasonMissing': 'Sema kwa nini, ili yeye na mwenzako anayefuata wajue.',
  'doctor.limits.save': 'Hifadhi vikomo',
  'doctor.limits.cancel': 'Ghairi',

  'doctor.sugar.own': 'na viwango ulivyoweka',
  'doctor.sugar.ownMissing': 'viwango vilivyowekwa kwake havijapakiwa',

  'doctor.flags.profile': 'Kutoka wasifu wake, ulibadilishwa {date}',
  'doctor.flags.fetuses': '{count, plural, =2 {Mapacha} =3 {Mapacha watatu} other {Watoto #}}',
  'doctor.flags.diabetes':
    '{kind, select, gestational {Kisukari cha ujauzito} type1 {Kisukari aina ya 1} type2 {Kisukari aina ya 2} other {Kisukari}}{treated, select, true {, kwenye matibabu ya kushusha glukosi} other {}}',
  'doctor.flags.rhNegative': 'Rh hasi ({group})',
  'doctor.flags.allergies': 'Mzio alioutaja: {text}',
  'doctor.flags.conditions': 'Magonjwa aliyoyataja: {text}',
  'doctor.flags.lab': '{name} {value} {unit}',
  'doctor.flags.labSource': '{test}, {date}. Kiwango kwenye ripoti: {range}',
  'doctor.readings.seenBy': 'imeonwa na {name}, {time}',
};
