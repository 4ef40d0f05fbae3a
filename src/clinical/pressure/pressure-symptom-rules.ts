import type { BloodPressureSymptom } from '@/model/records/blood-pressure.ts';
import type { Rule } from '@/clinical/rules/rule.ts';

const now = { tier: 'EMERGENCY', textId: 'clinical.symptom.emergency' } as const;
const unit = { tier: 'URGENT', textId: 'clinical.symptom.urgent' } as const;

/**
 * A symptom given with a reading counts whatever the values are: a reading in the usual range never cancels it
 * (clinical rules 1.8). Only rows of 5.3 whose tier needs no further questions, and never above what B5 says of the
 * same symptom; vomiting alone needs those questions.
 */
export const symptomRules = {
  E0: { ...now, source: 'clinical rules 5.1 gate: unconscious, confusion (WHO-DAK ANCDT01, CDC-HH)' },
  S10: { ...now, source: 'CDC-HH, AWHONN: chest pain, any' },
  S01: { ...unit, source: 'CDC-HH, WHO-DAK DT01: vaginal bleeding in pregnancy' },
  S04: { ...unit, source: 'NHS-FM: fewer movements from 24 weeks' },
  S05: { ...unit, source: 'CDC-HH, WHO-DAK: severe or persistent headache' },
  S06: { ...unit, source: 'CDC-HH, WHO-DAK DT01: vision change' },
  S07: { ...unit, source: 'CDC-HH: sudden swelling of face or hands' },
  S08: { ...unit, source: 'OPENSRP, AWHONN: pain under the ribs' },
  S11: { ...unit, source: 'CDC-HH: trouble breathing; tier as in B5' },
  S12: { ...unit, source: 'CDC-HH: fast-beating heart; tier as in B5' },
  S13: { ...unit, source: 'CDC-HH: fainting; tier as in B5' },
  S14: { ...unit, source: 'CDC-HH, WHO-DAK: fever' },
  S42: { ...unit, source: 'CDC-HH, WHO-DAK: feeling very unwell' },
} as const satisfies Record<string, Rule>;
export type SymptomRule = keyof typeof symptomRules;

/** The row of each symptom; null where further answers are needed before it has a meaning. */
export const ruleOfSymptom: Readonly<Record<BloodPressureSymptom, SymptomRule | null>> = {
  collapsed: 'E0',
  confusion: 'E0',
  chest_pain: 'S10',
  bleeding: 'S01',
  movements: 'S04',
  headache: 'S05',
  vision: 'S06',
  swelling: 'S07',
  rib_pain: 'S08',
  breathing: 'S11',
  palpitations: 'S12',
  faint: 'S13',
  fever: 'S14',
  unwell: 'S42',
  vomiting: null,
};
