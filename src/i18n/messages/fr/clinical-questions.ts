import type { clinicalQuestions as english } from '../en/clinical-questions.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Questions before or after a reading is saved. "Not sure" counts as yes. */
export const clinicalQuestions: Translated<typeof english> = {
  'clinical.ask.symptoms': 'Avez-vous un de ces signes ? N’attendez pas',
  'clinical.ask.confirm': 'Veuillez vérifier le chiffre',
  'clinical.ask.isRight': 'Oui, c’est juste',

  'clinical.symptom.headache': 'Mal de tête fort ou qui ne passe pas',
  'clinical.symptom.vision': 'Vue trouble, éclairs ou taches',
  'clinical.symptom.rib_pain': 'Douleur sous les côtes ou en haut du ventre',
  'clinical.symptom.vomiting': 'Vomissements nouveaux',
  'clinical.symptom.swelling': 'Gonflement soudain du visage ou des mains',
  'clinical.symptom.breathing': 'Mal à respirer',
  'clinical.symptom.chest_pain': 'Douleur dans la poitrine',
  'clinical.symptom.confusion': 'Confusion',
  'clinical.symptom.unwell': 'Se sentir très mal',
  'clinical.symptom.movements': 'Bébé qui bouge moins',
  'clinical.symptom.bleeding': 'Saignement vaginal',
  'clinical.symptom.faint': 'Malaise ou vertiges',
  'clinical.symptom.fever': 'Fièvre',
  'clinical.symptom.palpitations': 'Cœur qui s’emballe ou bat fort',
  'clinical.symptom.collapsed': 'S’effondrer ou perdre connaissance',

  'clinical.sign.confused': 'Confusion',
  'clinical.sign.cannot_swallow': 'Ne pas pouvoir avaler',
  'clinical.sign.seizure': 'Convulsions ou crise',
  'clinical.sign.unconscious': 'Perte de connaissance, ou ne se réveille pas',
  'clinical.sign.drowsy': 'Somnolence',
  'clinical.sign.fast_breathing': 'Respiration rapide ou profonde',
  'clinical.sign.vomiting': 'Vomissements',
  'clinical.sign.cannot_keep_fluids': 'Ne garder aucun liquide',
  'clinical.sign.belly_pain': 'Mal au ventre',
  'clinical.sign.fever': 'Fièvre',
  'clinical.sign.very_thirsty': 'Très soif',
  'clinical.sign.ketones': 'Cétones dans le sang ou l’urine',
  'clinical.sign.unwell': 'Se sentir mal',
};
