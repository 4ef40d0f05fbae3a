import { everyStage } from './symptom-stage.ts';
import { one, scale, which } from './question.ts';
import type { SymptomRow } from './symptom-row.ts';
import { all, any } from './row-condition.ts';

/** After birth, mind, home, medicines, the newborn and the rest (clinical rules 5.3). */
export const afterAndMindRows = {
  S26: {
    stages: ['P'],
    means: ['bleeding'],
    questions: [which('soaking_pad', 'egg_clot', 'faint', 'restarted', 'smelly', 'fever')],
    rules: [
      ['EMERGENCY', any('soaking_pad', 'egg_clot', 'faint')],
      ['URGENT', any('restarted', 'smelly', 'fever')],
    ],
    otherwise: 'SELF_CARE',
    sources: ['AWHONN', 'CDC-HH', 'MAIA'],
  },
  S27: {
    stages: ['P'],
    questions: [which('fever', 'spreading_redness', 'opened', 'pus', 'worse_pain')],
    rules: [
      ['URGENT', any('fever', 'spreading_redness', 'opened')],
      ['TODAY', any('pus', 'worse_pain')],
    ],
    otherwise: 'SELF_CARE',
    sources: ['AWHONN'],
  },
  S28: {
    stages: ['P', 'L'],
    questions: [which('fever', 'red_a_day')],
    rules: [
      ['URGENT', 'fever'],
      ['TODAY', 'red_a_day'],
    ],
    otherwise: 'SELF_CARE',
    sources: ['NICE', 'NHS'],
  },
  S29: {
    stages: everyStage,
    questions: [which('overwhelming', 'breathless', 'chest_pain', 'faint', 'self_harm')],
    rules: [
      ['URGENT', all('overwhelming', any('breathless', 'chest_pain', 'faint'))],
      ['TODAY', any('overwhelming', 'breathless', 'faint')],
    ],
    otherwise: 'SELF_CARE',
    sources: ['CDC-HH'],
  },
  S30: {
    stages: everyStage,
    means: ['self_harm'],
    questions: [one('selfHarm', 'self_harm_plan', 'unsafe_now', 'self_harm_thoughts')],
    rules: [['EMERGENCY', any('self_harm_plan', 'unsafe_now')]],
    otherwise: 'URGENT',
    notes: [['notAlone', any('self_harm_plan', 'unsafe_now')]],
    sources: ['CDC-HH', 'AWHONN'],
  },
  S31: {
    stages: everyStage,
    questions: [which('voices', 'detached', 'harm_intent')],
    rules: [['EMERGENCY', any('voices', 'detached', 'harm_intent')]],
    otherwise: 'URGENT',
    notes: [['notAlone', any('voices', 'detached', 'harm_intent')]],
    sources: ['NICE', 'CDC-HH'],
  },
  S32: {
    stages: everyStage,
    questions: [
      which('self_harm'),
      scale('interest', 'interest_0', 'interest_1', 'interest_2', 'interest_3'),
      scale('down', 'down_0', 'down_1', 'down_2', 'down_3'),
    ],
    rules: [
      ['URGENT', 'self_harm'],
      ['TODAY', 'low_mood_scale'],
    ],
    otherwise: 'SELF_CARE',
    sources: ['PHQ-2', 'EPDS-STUDY'],
  },
  S34: {
    stages: everyStage,
    questions: [one('home', 'unsafe_now', 'safe_now')],
    rules: [['EMERGENCY', 'unsafe_now']],
    otherwise: 'TODAY',
    isPrivate: true,
    sources: ['WHO-DAK'],
  },
  S36: {
    stages: everyStage,
    questions: [which('lips_or_breath', 'too_much', 'missed_dose')],
    rules: [
      ['EMERGENCY', 'lips_or_breath'],
      ['URGENT', 'too_much'],
    ],
    otherwise: 'TODAY',
    notes: [['missedDose', 'missed_dose']],
    sources: ['MAIA', 'NHS-SPS'],
  },
  S42: {
    stages: everyStage,
    questions: [one('looksIll', 'looks_ill', 'looks_as_ever')],
    rules: [['EMERGENCY', 'looks_ill']],
    otherwise: 'URGENT',
    sources: ['CDC-HH', 'WHO-DAK'],
  },
  S43: {
    stages: ['P', 'L'],
    questions: [
      which('baby_emergency', 'baby_temperature', 'baby_not_feeding', 'baby_fast_breath', 'baby_yellow', 'baby_sleepy'),
    ],
    rules: [
      ['EMERGENCY', 'baby_emergency'],
      ['URGENT', any('baby_temperature', 'baby_not_feeding', 'baby_fast_breath', 'baby_yellow', 'baby_sleepy')],
    ],
    otherwise: 'TODAY',
    isOfBaby: true,
    sources: ['WHO-NEWBORN'],
  },
  S44: {
    stages: everyStage,
    questions: [which('nosebleed', 'bruises')],
    rules: [['URGENT', any('nosebleed', 'bruises')]],
    otherwise: 'SELF_CARE',
    sources: ['MAIA'],
  },
} as const satisfies Record<string, SymptomRow>;
