import type { Rule } from '@/clinical/rules/rule.ts';
import { symptomRules } from './pressure-symptom-rules.ts';

const severePersists = 'ACOG-767, CO 623: severe for 15 minutes is an emergency';

/** The results of the branches of clinical rules 1.1, 1.2 and 1.4. pressure-episode.ts decides which branch applies. */
export const pressureRules = {
  B1: { tier: 'URGENT', textId: 'clinical.bp.severe', source: 'ACOG-222, ACOG-767, WHO-DAK ANCDT17, PE-FDN' },
  'B1.symptom': { tier: 'EMERGENCY', textId: 'clinical.bp.severeWithSymptom', source: 'WHO-DAK ANCDT17' },
  'B1.repeat-severe': { tier: 'EMERGENCY', textId: 'clinical.bp.severeTwice', source: severePersists },
  'B1.no-repeat': { tier: 'EMERGENCY', textId: 'clinical.bp.severeNoRepeat', source: `${severePersists}; [P]` },
  'B1.repeat-high': { tier: 'URGENT', textId: 'clinical.bp.severeThenHigh', source: 'clinical rules 1.2 [P]' },
  'B1.repeat-lower': { tier: 'TODAY', textId: 'clinical.bp.severeThenLower', source: 'clinical rules 1.2 [P]' },
  // Until it is repeated the heading is "Measure again", not the heading of the tier.
  B2: { tier: 'SELF_CARE', textId: 'clinical.bp.high', source: 'WHO-DAK ANCDT04: rest, again after 10-15 minutes' },
  'B2.symptom': { tier: 'URGENT', textId: 'clinical.bp.highWithSymptom', source: 'WHO-DAK ANCDT17, OPENSRP' },
  'B2.repeat-150': { tier: 'URGENT', textId: 'clinical.bp.highTwice150', source: 'RCOG-SMBP [NV]' },
  'B2.repeat-high': { tier: 'TODAY', textId: 'clinical.bp.highTwice', source: 'ACOG-222, WHO-DAK, PE-FDN' },
  'B2.no-repeat': { tier: 'TODAY', textId: 'clinical.bp.highNoRepeat', source: 'clinical rules 1.2 [P]' },
  'B2.persistent': { tier: 'TODAY', textId: 'clinical.bp.persistent', source: 'ACOG-222: at least 4 hours apart' },
  'B2.after-12-weeks': { tier: 'TODAY', textId: 'clinical.bp.stillHigh', source: 'PMC1764808 (clinical rules 1.7)' },
  'B2.repeat-lower': { tier: 'SELF_CARE', textId: 'clinical.bp.highThenLower', source: 'ACOG-222: 4 hours apart' },
  // Personal limits are stricter than the general ones, so they can only raise the tier (clinical rules 0, invariant
  // 1).
  'B3.own': { tier: 'TODAY', textId: 'clinical.bp.ownLevel', source: 'level set by her doctor [P]' },
  B3: { tier: 'SELF_CARE', textId: 'clinical.bp.watch', source: 'PMC5506245; a soft prompt [P]' },
  'B4.repeat': { tier: 'URGENT', textId: 'clinical.bp.veryLowTwice', source: 'clinical rules 1.1 [P]' },
  B4: { tier: 'SELF_CARE', textId: 'clinical.bp.veryLow', source: 'clinical rules 1.1 [P]' },
  'B5.collapsed': { tier: 'EMERGENCY', textId: 'clinical.symptom.emergency', source: 'clinical rules 1.1 [P]' },
  'B5.symptom': { tier: 'URGENT', textId: 'clinical.bp.lowWithSymptom', source: 'clinical rules 1.1 [P]' },
  B5: { tier: 'SELF_CARE', textId: 'clinical.bp.low', source: '90/60 convention [V2]' },
  B6: { tier: null, textId: 'clinical.bp.expected', source: 'the rest' },
  ...symptomRules,
} as const satisfies Record<string, Rule>;
export type PressureRule = keyof typeof pressureRules;
