import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import type { SourceKey } from '@/clinical/rules/sources.ts';
import { lowPressureSymptom, pressureSymptom } from './pressure-symptom.ts';
import { all, any, fromWeek, stages, two, untilDay, type When } from './row-condition.ts';

/** Rules for signs from any row; they can only raise a result (clinical rules 5.5, and rows that need no question). */
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
  // Clinical rules 1.4; 5.5 names four of these symptoms.
  { tier: 'EMERGENCY', when: all('bp_severe', pressureSymptom), sources: ['WHO-DAK'] },
  { tier: 'URGENT', when: all('bp_high', pressureSymptom), sources: ['WHO-DAK'] },
  // A severe reading of today stays severe, whatever else is answered (clinical rules 1.1, B1).
  { tier: 'URGENT', when: 'bp_severe', sources: ['ACOG-222', 'ACOG-767'] },
  { tier: 'TODAY', when: 'bp_high', sources: ['ACOG-222', 'WHO-DAK', 'PE-FDN'] }, // B2
  { tier: 'URGENT', when: 'bp_very_low', sources: ['MAIA'] }, // B4, as in S40
  { tier: 'URGENT', when: all(any('bp_low', 'bp_very_low'), lowPressureSymptom), sources: ['MAIA'] }, // B5
  {
    tier: 'EMERGENCY',
    when: all(any('sugar_low', 'sugar_very_low'), any('confusion', 'seizure', 'passed_out')), // G1
    sources: ['ADA-H'],
  },
  { tier: 'URGENT', when: 'sugar_very_low', sources: ['ADA-H'] }, // G2
  { tier: 'TODAY', when: all('sugar_low', 'sugar_lowering'), sources: ['ADA-H'] }, // G3
  { tier: 'TODAY', when: 'sugar_high', sources: ['MAIA'] }, // G7
  { tier: 'URGENT', when: all('sugar_high', 'type_1'), sources: ['MAIA', 'NICE-NG3'] }, // G7
  {
    tier: 'URGENT',
    // Symptoms count with a glucose test too (G8a).
    when: all(
      any('sugar_high', 'sugar_test_high'),
      any('vomiting', 'belly_pain', 'fever', 'fast_breathing', 'unwell', 'very_unwell'),
    ),
    sources: ['MAIA', 'NICE-NG3'],
  },
  {
    tier: 'EMERGENCY',
    when: all('sugar_very_high', any('vomiting', 'confusion', 'fast_breathing')), // G8
    sources: ['MAIA'],
  },
  { tier: 'URGENT', when: 'sugar_very_high', sources: ['MAIA'] }, // G8
  // S13: in early pregnancy the sign of a pregnancy outside the womb, even if its parts were answered in different
  // rows.
  {
    tier: 'EMERGENCY',
    when: all(stages('1'), any('faint', 'dizzy_again'), any('belly_pain', 'shoulder_tip')),
    sources: ['CDC-HH', 'HESPERIAN'],
  },
  { tier: 'URGENT', when: all(stages('2', '3'), 'bleeding'), sources: ['CDC-HH', 'WHO-DAK'] }, // S01
  { tier: 'URGENT', when: all(fromWeek(24), 'fewer_movements'), sources: ['NHS-FM', 'CDC-HH'] }, // S04
  { tier: 'URGENT', when: all(stages('2', '3', 'P'), 'vision'), sources: ['CDC-HH', 'WHO-DAK'] }, // S06
  { tier: 'URGENT', when: all(stages('2', '3', 'P'), 'face_swelling'), sources: ['CDC-HH'] }, // S07
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
