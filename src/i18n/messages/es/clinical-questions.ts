import type { clinicalQuestions as english } from '../en/clinical-questions.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Questions before or after a reading is saved. "Not sure" counts as yes. */
export const clinicalQuestions: Translated<typeof english> = {
  'clinical.ask.symptoms': '¿Tienes algo de esto? No esperes',
  'clinical.ask.confirm': 'Por favor, revisa el número',
  'clinical.ask.isRight': 'Sí, es correcto',

  'clinical.symptom.headache': 'Dolor de cabeza fuerte o que no se va',
  'clinical.symptom.vision': 'Vista borrosa, destellos o manchas',
  'clinical.symptom.rib_pain': 'Dolor debajo de las costillas o en la parte alta del vientre',
  'clinical.symptom.vomiting': 'Vómitos nuevos',
  'clinical.symptom.swelling': 'Hinchazón repentina de cara o manos',
  'clinical.symptom.breathing': 'Dificultad para respirar',
  'clinical.symptom.chest_pain': 'Dolor en el pecho',
  'clinical.symptom.confusion': 'Confusión',
  'clinical.symptom.unwell': 'Sentirse muy mal',
  'clinical.symptom.movements': 'El bebé se mueve menos',
  'clinical.symptom.bleeding': 'Sangrado vaginal',
  'clinical.symptom.faint': 'Desmayo o mareo',
  'clinical.symptom.fever': 'Fiebre',
  'clinical.symptom.palpitations': 'Corazón acelerado o latidos fuertes',
  'clinical.symptom.collapsed': 'Desplomarse o perder el conocimiento',

  'clinical.sign.confused': 'Confundida',
  'clinical.sign.cannot_swallow': 'No poder tragar',
  'clinical.sign.seizure': 'Convulsión o ataque',
  'clinical.sign.unconscious': 'Pérdida del conocimiento, o no despierta',
  'clinical.sign.drowsy': 'Adormilada',
  'clinical.sign.fast_breathing': 'Respiración rápida o profunda',
  'clinical.sign.vomiting': 'Vómitos',
  'clinical.sign.cannot_keep_fluids': 'No retener líquidos',
  'clinical.sign.belly_pain': 'Dolor de vientre',
  'clinical.sign.fever': 'Fiebre',
  'clinical.sign.very_thirsty': 'Mucha sed',
  'clinical.sign.ketones': 'Cetonas en sangre u orina',
  'clinical.sign.unwell': 'Sentirse mal',
};
