import { everyStage } from './symptom-stage.ts';
import { one, which } from './question.ts';
import type { SymptomRow } from './symptom-row.ts';
import { all, any, beforeWeek, fromWeek, stages } from './row-condition.ts';

/** Stomach, sugar, fever, skin, urine, discharge, coughs (clinical rules 5.3). */
export const stomachAndInfectionRows = {
  S14: {
    stages: everyStage,
    questions: [
      one('temperature', 'fever', 'temperature_raised', 'temperature_usual', 'temperature_unknown'),
      which('confusion', 'fast_breathing', 'mottled', 'no_urine_18h', 'malaria', 'shivers', 'unwell'),
    ],
    rules: [
      ['EMERGENCY', any('confusion', 'fast_breathing', 'mottled', 'no_urine_18h')],
      // Hot without a measurement counts as a fever.
      ['URGENT', any('fever', 'temperature_unknown', 'malaria')],
    ],
    otherwise: 'TODAY',
    sources: ['CDC-HH', 'WHO-DAK', 'NICE'],
  },
  S18: {
    stages: ['1', '2', '3'],
    means: ['vomiting'],
    questions: [
      which(
        'vomit_blood',
        'faint',
        'confusion',
        'nothing_down',
        'no_urine',
        'dark_dizzy',
        'diabetes',
        'fever',
        'belly_pain',
        { sign: 'headache', at: ['2', '3'] },
        { sign: 'rib_pain', at: ['2', '3'] },
        { sign: 'face_swelling', at: ['2', '3'] },
        'weight_loss',
        'vomit_daily',
      ),
    ],
    rules: [
      ['EMERGENCY', any('vomit_blood', 'faint', 'confusion')],
      ['URGENT', any('nothing_down', 'no_urine', 'dark_dizzy', 'diabetes')],
      ['URGENT', all(fromWeek(20), any('headache', 'rib_pain', 'face_swelling'))],
      // For pain with vomiting S15 gives the same tier.
      ['URGENT', any('fever', 'belly_pain')],
      ['TODAY', any('weight_loss', 'vomit_daily')],
    ],
    otherwise: 'SELF_CARE',
    advice: 'nausea',
    sources: ['NHS-VOM', 'CDC-HH', 'AWHONN'],
  },
  S19: {
    stages: everyStage,
    questions: [which('blood_stool', 'fever', 'over_a_day', 'dried_out')],
    rules: [
      ['URGENT', any('blood_stool', 'fever')],
      ['TODAY', any('over_a_day', 'dried_out')],
    ],
    otherwise: 'SELF_CARE',
    sources: ['MAIA', 'NHS'],
  },
  S21: {
    stages: ['2', '3'],
    questions: [which('jaundice', 'dark_urine', { sign: 'fewer_movements', at: ['2', '3'] }, 'palms_soles')],
    rules: [
      ['URGENT', any('jaundice', 'dark_urine')],
      ['URGENT', 'fewer_movements'],
      ['TODAY', 'palms_soles'],
    ],
    otherwise: 'SELF_CARE',
    sources: ['RCOG-43', 'NHS'],
  },
  S22: {
    stages: everyStage,
    means: ['jaundice'],
    questions: [],
    rules: [],
    otherwise: 'URGENT',
    sources: ['WHO-DAK', 'MAIA'],
  },
  S23: {
    stages: everyStage,
    questions: [which('flank', 'fever', 'vomiting', { sign: 'regular', at: ['2', '3'] })],
    rules: [
      ['URGENT', any('flank', 'fever', 'vomiting')],
      ['URGENT', all(beforeWeek(37), 'regular')],
    ],
    otherwise: 'TODAY',
    sources: ['OPENSRP'],
  },
  S24: {
    stages: everyStage,
    questions: [which('over_six_hours')],
    rules: [['URGENT', 'over_six_hours']],
    otherwise: 'TODAY',
    sources: ['NICE'],
  },
  S25: {
    stages: everyStage,
    questions: [which('watery', 'smelly', 'fever', 'bleeding', 'thick_itch')],
    rules: [
      ['URGENT', all(stages('1', '2', '3'), 'watery')],
      ['URGENT', all(stages('P'), any('smelly', 'fever'))],
      ['URGENT', all(stages('2', '3'), 'bleeding')],
      ['TODAY', any('smelly', 'fever', 'bleeding', 'watery', 'thick_itch')],
    ],
    otherwise: 'SELF_CARE',
    sources: ['CDC-HH'],
  },
  S35: {
    stages: ['1', '2', '3'],
    questions: [which('very_unwell', 'chickenpox', 'exposed')],
    rules: [
      ['EMERGENCY', 'very_unwell'],
      ['URGENT', 'chickenpox'],
    ],
    otherwise: 'TODAY',
    sources: ['RCOG'],
  },
  S38: {
    stages: everyStage,
    questions: [which('pain_and_vomiting', 'large_bleeding')],
    rules: [
      ['URGENT', 'pain_and_vomiting'],
      ['TODAY', 'large_bleeding'],
    ],
    otherwise: 'SELF_CARE',
    advice: 'constipation',
    sources: ['OPENSRP'],
  },
  S39: {
    stages: everyStage,
    questions: [which('cough_blood', 'breathless_rest', 'breathless', 'fever', 'three_weeks')],
    rules: [
      ['EMERGENCY', any('cough_blood', 'breathless_rest')],
      ['URGENT', 'fever'],
      ['TODAY', any('three_weeks', 'breathless')],
    ],
    otherwise: 'SELF_CARE',
    sources: ['WHO-DAK'],
  },
  S41: {
    stages: everyStage,
    questions: [
      one('sugar', 'sugar_very_low', 'sugar_low', 'sugar_usual', 'sugar_high', 'sugar_very_high', 'sugar_unknown'),
      which('confusion', 'seizure', 'passed_out', 'fast_breathing', 'vomiting', 'unwell', 'sugar_lowering'),
    ],
    rules: [
      ['EMERGENCY', any('confusion', 'seizure', 'passed_out')],
      ['EMERGENCY', all('sugar_very_high', any('vomiting', 'fast_breathing'))],
      ['URGENT', any('sugar_very_low', 'sugar_very_high')],
      ['URGENT', all('sugar_high', any('vomiting', 'fast_breathing', 'unwell'))],
      ['TODAY', any('sugar_high', 'sugar_unknown', all('sugar_low', 'sugar_lowering'))],
    ],
    otherwise: 'SELF_CARE',
    sources: ['ADA-H', 'NICE-NG3', 'MAIA'],
  },
} as const satisfies Record<string, SymptomRow>;
