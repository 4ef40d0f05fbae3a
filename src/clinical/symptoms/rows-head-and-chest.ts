import { everyStage } from './symptom-stage.ts';
import { one, which } from './question.ts';
import type { SymptomRow } from './symptom-row.ts';
import { lowPressureSymptom, pressureSymptom } from './pressure-symptom.ts';
import { all, any, none, stages } from './row-condition.ts';

/** Asked only when no reading of the last day answers it. */
const pressure = one('pressure', 'bp_severe', 'bp_high', 'bp_watch', 'bp_usual', 'bp_low', 'bp_very_low', 'bp_unknown');

/** Head, sight, swelling, ribs, legs, chest, breath, heart (clinical rules 5.3). */
export const headAndChestRows = {
  S05: {
    stages: everyStage,
    means: ['headache'],
    questions: [
      which(
        'thunderclap',
        'stiff_neck_fever',
        'weakness',
        'confusion',
        'seizure',
        'severe_headache',
        'vision',
        { sign: 'face_swelling', at: ['2', '3', 'P'] },
        { sign: 'rib_pain', at: ['2', '3', 'P'] },
        'keeps_returning',
        'fever',
        'head_injury',
        { sign: 'epidural_upright', at: ['P'] },
      ),
      pressure,
    ],
    rules: [
      ['EMERGENCY', any('thunderclap', 'weakness', 'confusion', 'seizure', 'stiff_neck_fever')],
      ['URGENT', any('severe_headache', 'vision', 'face_swelling', 'rib_pain', 'bp_high')],
      ['URGENT', all(stages('2', '3', 'P'), 'keeps_returning')],
      ['URGENT', 'epidural_upright'],
      // Below 135/85 only: an unmeasured pressure does not count.
      ['SELF_CARE', all(any('bp_usual', 'bp_low', 'bp_very_low'), none('keeps_returning', 'fever', 'head_injury'))],
    ],
    otherwise: 'TODAY',
    notes: [['measurePressure', 'bp_unknown']],
    sources: ['CDC-HH', 'WHO-DAK', 'ACOG-736'],
  },
  S06: {
    stages: everyStage,
    means: ['vision'],
    questions: [which('sudden_sight_loss', 'headache'), pressure],
    rules: [
      ['EMERGENCY', 'sudden_sight_loss'],
      ['URGENT', stages('2', '3', 'P')],
      ['URGENT', any('headache', 'bp_high')],
    ],
    otherwise: 'TODAY',
    notes: [['measurePressure', 'bp_unknown']],
    sources: ['CDC-HH', 'WHO-DAK'],
  },
  S07: {
    stages: ['2', '3', 'P'],
    means: ['swelling'],
    questions: [which('breathless_rest', 'face_swelling', 'headache', 'vision', 'breathless', 'one_leg'), pressure],
    rules: [
      ['EMERGENCY', 'breathless_rest'],
      ['URGENT', any('face_swelling', 'headache', 'vision', 'bp_high', 'breathless')],
      ['URGENT', 'one_leg'],
    ],
    otherwise: 'SELF_CARE',
    notes: [['measurePressure', 'bp_unknown']],
    advice: 'ankles',
    sources: ['CDC-HH', 'OPENSRP'],
  },
  S08: {
    stages: ['2', '3', 'P'],
    means: ['rib_pain'],
    questions: [which('rib_severe', 'vomiting', 'headache', 'vision', 'after_meals'), pressure],
    rules: [
      ['URGENT', any('rib_severe', 'bp_high', 'headache', 'vision', 'vomiting')],
      ['SELF_CARE', 'after_meals'],
    ],
    otherwise: 'TODAY',
    notes: [['measurePressure', 'bp_unknown']],
    advice: 'heartburn',
    sources: ['OPENSRP', 'AWHONN'],
  },
  S09: {
    stages: everyStage,
    questions: [which('chest_pain', 'breathless', 'cough_blood', 'one_leg', 'brief_cramp')],
    rules: [
      ['EMERGENCY', any('chest_pain', 'breathless', 'cough_blood')],
      ['URGENT', 'one_leg'],
      ['SELF_CARE', 'brief_cramp'],
    ],
    otherwise: 'TODAY',
    advice: 'cramps',
    sources: ['CDC-HH', 'AWHONN'],
  },
  S10: {
    stages: everyStage,
    means: ['chest_pain'],
    questions: [],
    rules: [],
    otherwise: 'EMERGENCY',
    sources: ['CDC-HH', 'AWHONN', 'MAIA'],
  },
  S11: {
    stages: everyStage,
    means: ['breathless'],
    questions: [
      which(
        'breathless_rest',
        'sudden_breathless',
        'blue_lips',
        'cough_blood',
        'asthma',
        'chest_pain',
        'heart_at_rest',
        'lying_flat',
        'swelling',
        'fever',
        { sign: 'breath_discussed', at: ['2', '3'] },
      ),
    ],
    rules: [
      // A fast heart at rest with breathlessness is S12.
      [
        'EMERGENCY',
        any(
          'breathless_rest',
          'sudden_breathless',
          'blue_lips',
          'cough_blood',
          'asthma',
          'chest_pain',
          'heart_at_rest',
        ),
      ],
      ['URGENT', any('lying_flat', 'swelling', 'fever')],
      ['SELF_CARE', all(stages('2', '3'), 'breath_discussed')],
    ],
    otherwise: 'TODAY',
    sources: ['CDC-HH', 'WHO-DAK'],
  },
  S12: {
    stages: everyStage,
    means: ['palpitations'],
    questions: [which('faint', 'chest_pain', 'breathless', 'heart_at_rest')],
    rules: [
      ['EMERGENCY', any('faint', 'chest_pain', 'breathless')],
      ['URGENT', 'heart_at_rest'],
    ],
    otherwise: 'TODAY',
    sources: ['CDC-HH'],
  },
  S13: {
    stages: everyStage,
    questions: [which('passed_out', 'bleeding', 'chest_pain', 'belly_pain', 'shoulder_tip', 'dizzy_again')],
    rules: [
      // In early pregnancy pain in the belly or shoulder with dizziness is the sign of a pregnancy outside the womb.
      ['EMERGENCY', any('passed_out', 'bleeding', 'chest_pain', 'belly_pain', 'shoulder_tip')],
      ['URGENT', 'dizzy_again'],
    ],
    otherwise: 'TODAY',
    sources: ['CDC-HH', 'HESPERIAN'],
  },
  S20: {
    stages: everyStage,
    questions: [which('chest_pressure', 'rib_pain', 'over_two_weeks'), pressure],
    rules: [
      ['EMERGENCY', 'chest_pressure'],
      ['URGENT', any('rib_pain', 'bp_high')],
      ['TODAY', 'over_two_weeks'],
    ],
    otherwise: 'SELF_CARE',
    advice: 'heartburn',
    sources: ['OPENSRP', 'CDC-HH'],
  },
  S37: {
    stages: ['2', '3', 'P'],
    questions: [which('stroke')],
    rules: [['EMERGENCY', 'stroke']],
    otherwise: 'SELF_CARE',
    sources: ['MAIA'],
  },
  S40: {
    stages: everyStage,
    questions: [
      pressure,
      // Clinical rules 1.4; for a low pressure 1.1.
      which(
        'headache',
        'vision',
        'rib_pain',
        'vomiting',
        'face_swelling',
        'breathless',
        'chest_pain',
        'confusion',
        'unwell',
        { sign: 'fewer_movements', at: ['3'] },
        'bleeding',
        'faint',
        'palpitations',
        'fever',
      ),
    ],
    rules: [
      ['EMERGENCY', all('bp_severe', any(pressureSymptom, 'faint'))],
      ['URGENT', 'bp_severe'],
      ['URGENT', all('bp_high', pressureSymptom)],
      ['URGENT', 'bp_very_low'],
      ['URGENT', all('bp_low', any(lowPressureSymptom, 'confusion'))],
      ['TODAY', any('bp_high', 'bp_unknown')],
      // The rows of these symptoms lead to at least this tier, whatever the pressure.
      ['TODAY', any('rib_pain', 'breathless', 'confusion', 'unwell', 'bleeding', 'faint', 'palpitations', 'vision')],
    ],
    otherwise: 'SELF_CARE',
    notes: [['measurePressure', any('bp_unknown', 'bp_high', 'bp_low', 'bp_very_low')]],
    sources: ['ACOG-222', 'ACOG-767', 'WHO-DAK', 'PE-FDN', 'MAIA'],
  },
} as const satisfies Record<string, SymptomRow>;
