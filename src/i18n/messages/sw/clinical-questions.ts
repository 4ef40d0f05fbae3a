import type { clinicalQuestions as english } from '../en/clinical-questions.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const clinicalQuestions: Translated<typeof english> = {
  'clinical.ask.symptoms': 'Una mojawapo ya hizi? Usisubiri',
  'clinical.ask.confirm': 'Tafadhali hakikisha namba',
  'clinical.ask.isRight': 'Ndiyo, ni sahihi',

  'clinical.symptom.headache': 'Maumivu makali ya kichwa au yasiyoisha',
  'clinical.symptom.vision': 'Kuona ukungu, mwanga unaomweka au madoa',
  'clinical.symptom.rib_pain': 'Maumivu chini ya mbavu au sehemu ya juu ya tumbo',
  'clinical.symptom.vomiting': 'Kutapika kulikoanza sasa',
  'clinical.symptom.swelling': 'Uvimbe wa ghafla wa uso au mikono',
  'clinical.symptom.breathing': 'Shida ya kupumua',
  'clinical.symptom.chest_pain': 'Maumivu ya kifua',
  'clinical.symptom.confusion': 'Kuchanganyikiwa',
  'clinical.symptom.unwell': 'Kujisikia vibaya sana',
  'clinical.symptom.movements': 'Mtoto anacheza kidogo kuliko kawaida',
  'clinical.symptom.bleeding': 'Kutoka damu ukeni',
  'clinical.symptom.faint': 'Kuzirai au kizunguzungu',
  'clinical.symptom.fever': 'Homa',
  'clinical.symptom.palpitations': 'Moyo kwenda mbio au kudunda kwa nguvu',
  'clinical.symptom.collapsed': 'Kuanguka au kupoteza fahamu',

  'clinical.sign.confused': 'Amechanganyikiwa',
  'clinical.sign.cannot_swallow': 'Hawezi kumeza',
  'clinical.sign.seizure': 'Degedege au kifafa',
  'clinical.sign.unconscious': 'Amepoteza fahamu, au haamki',
  'clinical.sign.drowsy': 'Usingizi mzito usio wa kawaida',
  'clinical.sign.fast_breathing': 'Kupumua haraka au kwa kina',
  'clinical.sign.vomiting': 'Kutapika',
  'clinical.sign.cannot_keep_fluids': 'Kila kinywaji kinatapikwa',
  'clinical.sign.belly_pain': 'Maumivu ya tumbo',
  'clinical.sign.fever': 'Homa',
  'clinical.sign.very_thirsty': 'Kiu kali',
  'clinical.sign.ketones': 'Ketoni kwenye damu au mkojo',
  'clinical.sign.unwell': 'Kujisikia vibaya',
};
