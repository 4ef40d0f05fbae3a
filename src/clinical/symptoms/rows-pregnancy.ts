import { everyStage } from './symptom-stage.ts';
import { one, which } from './question.ts';
import type { SymptomRow } from './symptom-row.ts';
import { all, any, beforeWeek, fromWeek, none, stages } from './row-condition.ts';

/** Bleeding, waters, movements, contractions, pain in the belly and back, injuries (clinical rules 5.3). */
export const pregnancyRows = {
  S01: {
    stages: ['1', '2', '3'],
    means: ['bleeding'],
    questions: [
      one('bleeding', 'spots', 'like_period', 'soaking_pad', 'amount_unsure'),
      which(
        'faint',
        'severe_pain',
        'shoulder_tip',
        { sign: 'tissue', at: ['1'] },
        { sign: 'one_sided_pain', at: ['1'] },
        'some_pain',
        'fever',
        { sign: 'no_scan', at: ['1'] },
        { sign: 'placenta_low', at: ['2', '3'] },
        'rh_negative',
      ),
    ],
    rules: [
      ['EMERGENCY', any('soaking_pad', 'faint', 'severe_pain', 'shoulder_tip')],
      ['URGENT', stages('2', '3')],
      ['URGENT', any('like_period', 'amount_unsure', 'tissue', 'one_sided_pain', 'fever')],
      // "No scan yet with pain", and 5.5: bleeding with pain in the belly at any stage.
      ['URGENT', 'some_pain'],
    ],
    otherwise: 'TODAY',
    notes: [['bloodGroup', 'rh_negative']],
    sources: ['CDC-HH', 'WHO-DAK', 'HESPERIAN', 'MAIA'],
  },
  S02: {
    stages: ['3'],
    questions: [which('bright_red', 'regular', 'watery')],
    rules: [
      ['URGENT', any('bright_red', 'watery')],
      ['URGENT', beforeWeek(37)],
      ['URGENT', 'regular'],
    ],
    otherwise: 'SELF_CARE',
    sources: ['NHS'],
  },
  S03: {
    stages: ['1', '2', '3'],
    means: ['waters'],
    questions: [
      which('cord', 'coloured_water', 'bloody_water', 'smelly', 'fever', { sign: 'fewer_movements', at: ['3'] }),
    ],
    rules: [['EMERGENCY', 'cord']],
    otherwise: 'URGENT',
    isOfBaby: true,
    sources: ['CDC-HH', 'WHO-DAK'],
  },
  S04: {
    stages: ['2', '3'],
    questions: [one('movements', 'fewer_movements', 'never_felt', 'movements_unsure'), which('belly_pain', 'bleeding')],
    rules: [
      ['URGENT', fromWeek(24)],
      ['URGENT', any('belly_pain', 'bleeding')],
      ['TODAY', all(fromWeek(16), any('fewer_movements', 'movements_unsure'))],
    ],
    otherwise: 'SELF_CARE',
    notes: [['by24Weeks', all(beforeWeek(24), 'never_felt')]],
    isOfBaby: true,
    sources: ['NHS-FM', 'CDC-HH'],
  },
  S15: {
    stages: ['1', '2', '3'],
    means: ['belly_pain'],
    questions: [
      which(
        'severe_pain',
        'hard_womb',
        'bleeding',
        'heavy_bleeding',
        'faint',
        { sign: 'one_sided_pain', at: ['1'] },
        { sign: 'shoulder_tip', at: ['1'] },
        { sign: 'regular', at: ['2', '3'] },
        'fever',
        'vomiting',
        'urine_burning',
      ),
      which('stretching', { sign: 'period_like', at: ['1'] }),
    ],
    rules: [
      ['EMERGENCY', all(any('severe_pain', 'hard_womb', 'bleeding'), any('faint', 'heavy_bleeding'))],
      ['EMERGENCY', all(stages('1'), any('one_sided_pain', 'shoulder_tip'))],
      ['URGENT', any('severe_pain', 'hard_womb', 'bleeding', 'heavy_bleeding')],
      // From 37 weeks rule S16 sends regular tightenings to the unit too.
      ['URGENT', 'regular'],
      ['URGENT', any('fever', 'vomiting')],
      ['TODAY', any('urine_burning', 'faint', 'period_like')],
      ['SELF_CARE', 'stretching'],
    ],
    otherwise: 'TODAY',
    sources: ['CDC-HH', 'WHO-DAK', 'HESPERIAN'],
  },
  S16: {
    stages: ['2', '3'],
    questions: [
      which('push', 'watery', 'bleeding', 'regular', 'every_five', { sign: 'fast_before', at: ['3'] }),
      which({ sign: 'irregular', at: ['3'] }),
    ],
    rules: [
      ['EMERGENCY', 'push'],
      // For waters and bleeding S03 and S01 give the same tier at every week.
      ['URGENT', any('watery', 'bleeding')],
      ['URGENT', all(beforeWeek(37), any('regular', 'every_five'))],
      ['URGENT', all(fromWeek(37), any('every_five', 'fast_before'))],
      ['SELF_CARE', all(fromWeek(37), 'irregular', none('regular'))],
    ],
    otherwise: 'TODAY',
    isOfBaby: true,
    sources: ['WHO-DAK', 'ACOG', 'NHS'],
  },
  S17: {
    stages: everyStage,
    questions: [which('numb_saddle', { sign: 'rhythmic', at: ['1', '2', '3'] }, 'flank', 'cannot_walk')],
    rules: [
      ['EMERGENCY', 'numb_saddle'],
      ['URGENT', all(beforeWeek(37), 'rhythmic')],
      ['URGENT', 'flank'],
      ['TODAY', 'cannot_walk'],
    ],
    otherwise: 'SELF_CARE',
    advice: 'back',
    sources: ['WHO-DAK', 'NICE'],
  },
  S33: {
    stages: ['1', '2', '3'],
    questions: [
      which('severe_injury', 'some_pain', 'bleeding', { sign: 'fewer_movements', at: ['2', '3'] }, 'rh_negative'),
    ],
    rules: [
      ['EMERGENCY', 'severe_injury'],
      ['URGENT', fromWeek(20)],
      ['URGENT', any('some_pain', 'bleeding', 'fewer_movements')],
    ],
    otherwise: 'TODAY',
    notes: [['bloodGroup', 'rh_negative']],
    sources: ['ACOG', 'WHO-2016'],
  },
} as const satisfies Record<string, SymptomRow>;
