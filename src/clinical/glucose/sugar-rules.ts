import type { Rule } from '@/clinical/rules/rule.ts';

/** clinical rules 2.5. sugar-findings.ts and sugar-patterns.ts decide which rows apply. */
export const sugarRules = {
  G1: { tier: 'EMERGENCY', textId: 'clinical.sugar.lowEmergency', source: 'ADA-H level 3' },
  E0: { tier: 'EMERGENCY', textId: 'clinical.symptom.emergency', source: 'clinical rules 5.1 gate: WHO-DAK, CDC-HH' },
  G2: { tier: 'URGENT', textId: 'clinical.sugar.low', source: 'ADA-H level 2' },
  'G3.again': { tier: 'TODAY', textId: 'clinical.sugar.lowAgain', source: 'ADA-H level 1' },
  G3: { tier: 'SELF_CARE', textId: 'clinical.sugar.low', source: 'ADA-H level 1' },
  'G8.sign': { tier: 'EMERGENCY', textId: 'clinical.sugar.veryHighEmergency', source: 'clinical rules 2.5 [P]' },
  G8: { tier: 'URGENT', textId: 'clinical.sugar.veryHigh', source: 'clinical rules 2.5 [P]' },
  G8b: { tier: 'URGENT', textId: 'clinical.sugar.vomiting', source: 'as G7; clinical rules 5.5' },
  'G7.sign': { tier: 'URGENT', textId: 'clinical.sugar.highWithSign', source: 'NICE-NG3: ketones when unwell' },
  G7: { tier: 'TODAY', textId: 'clinical.sugar.high', source: 'clinical rules 2.5 [P]' },
  'G9.treated': { tier: 'TODAY', textId: 'clinical.sugar.patternTreated', source: 'clinical rules 2.5 [P]' },
  G9: { tier: null, note: 'this_week', textId: 'clinical.sugar.pattern', source: 'clinical rules 2.5 [P]' },
  G10: { tier: null, note: 'next_visit', textId: 'clinical.sugar.mention', source: 'clinical rules 2.5 [P]' },
  G8a: { tier: null, note: 'info', textId: 'clinical.sugar.test', source: 'clinical rules 2.6' },
  G4: { tier: null, note: 'info', textId: 'clinical.sugar.belowTarget', source: 'NICE-NG3, ADA 2021' },
  G6: { tier: null, note: 'info', textId: 'clinical.sugar.aboveTarget', source: 'clinical rules 2.4' },
  G5: { tier: null, note: 'info', textId: 'clinical.sugar.inTarget', source: 'clinical rules 2.4' },
  none: { tier: null, note: 'info', textId: 'clinical.sugar.noted', source: 'clinical rules 2.4: no judgement' },
} as const satisfies Record<string, Rule>;
export type SugarRule = keyof typeof sugarRules;

/** Signs that can be asked with a level. "Not sure" counts as yes: the screen adds the sign in both cases. */
export const sugarSigns = [
  'confused',
  'cannot_swallow',
  'seizure',
  'unconscious',
  'drowsy',
  'fast_breathing',
  'vomiting',
  'cannot_keep_fluids',
  'belly_pain',
  'fever',
  'very_thirsty',
  'ketones',
  'unwell',
] as const;
export type SugarSign = (typeof sugarSigns)[number];

/** Makes a level urgent with diabetes (G8b), and a loss of weight (W3). */
export const vomitingSigns = ['vomiting', 'cannot_keep_fluids'] as const satisfies readonly SugarSign[];

/** Parses the comma-separated signs of a record; unknown words are dropped. */
export const readSigns = (symptoms: string | null | undefined): SugarSign[] => {
  const words = (symptoms ?? '').split(',').map((word) => word.trim());
  return sugarSigns.filter((sign) => words.includes(sign));
};
export const writeSigns = (signs: readonly SugarSign[]): string | null => (signs.length > 0 ? signs.join(',') : null);
