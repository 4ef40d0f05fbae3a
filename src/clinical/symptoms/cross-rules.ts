import type { Tier } from '../tier.ts';
import type { SourceKey } from '../sources.ts';
import { all, any, fromWeek, stages, two, untilDay, type When } from './when.ts';

/** What holds whatever row a sign was given in; it can only raise a result (clinical rules 5.5, and rows that need no question). */
export const crossRules: readonly {
  readonly tier: Tier;
  readonly when: When;
  readonly sources: readonly SourceKey[];
}[] = [
  { tier: 'EMERGENCY', when: 'chest_pain', sources: ['CDC-HH', 'AWHONN'] }, // S10: any
  { tier: 'URGENT', when: 'fever', sources: ['CDC-HH', 'WHO-DAK'] }, // S14: 38.0 °C or more, all stages
  { tier: 'URGENT', when: 'jaundice', sources: ['WHO-DAK'] }, // S22
  { tier: 'URGENT', when: 'self_harm', sources: ['CDC-HH', 'AWHONN'] }, // S30
  {
    tier: 'URGENT',
    when: all(any(fromWeek(20), stages('P')), two('headache', 'vision', 'rib_pain', 'face_swelling')),
    sources: ['WHO-DAK'],
  },
  {
    tier: 'EMERGENCY',
    when: all('bp_severe', any('headache', 'vision', 'rib_pain', 'face_swelling')),
    sources: ['WHO-DAK'],
  },
  {
    tier: 'URGENT',
    when: all('bp_high', any('headache', 'vision', 'rib_pain', 'face_swelling')),
    sources: ['WHO-DAK'],
  },
  // A severe reading of today stays severe, whatever else is asked (clinical rules 1.1, B1).
  { tier: 'URGENT', when: 'bp_severe', sources: ['ACOG-222', 'ACOG-767'] },
  {
    tier: 'EMERGENCY',
    when: all('bleeding', any('belly_pain', 'severe_pain', 'some_pain'), 'faint'),
    sources: ['MAIA'],
  },
  { tier: 'URGENT', when: all('bleeding', any('belly_pain', 'severe_pain', 'some_pain')), sources: ['MAIA'] },
  { tier: 'EMERGENCY', when: all('one_leg', any('breathless', 'breathless_rest')), sources: ['CDC-HH', 'AWHONN'] },
  {
    tier: 'EMERGENCY',
    when: all('fever', any('waters', 'watery', 'belly_pain', 'regular'), any('confusion', 'fast_breathing')),
    sources: ['MAIA'],
  },
  { tier: 'URGENT', when: all('fewer_movements', 'another_symptom', fromWeek(16)), sources: ['MAIA'] },
  { tier: 'URGENT', when: all('diabetes', 'vomiting'), sources: ['MAIA'] },
  {
    tier: 'EMERGENCY',
    when: all(untilDay(42), any('breathless', 'palpitations'), any('swelling', 'face_swelling')),
    sources: ['MAIA'],
  },
];
