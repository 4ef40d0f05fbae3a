import type { Rule } from '@/clinical/rules/rule.ts';

/** clinical rules 3.3. weight-findings.ts decides which rows apply. Never praise, blame or advice to lose weight. */
export const weightRules = {
  W6: { tier: 'URGENT', textId: 'clinical.weight.afterBirth', source: 'clinical rules 3.3 [P]' },
  'W1.raised': { tier: 'URGENT', textId: 'clinical.weight.gainWithSign', source: 'Mayo: more than 2 lb a week' },
  'W3.fluids': { tier: 'URGENT', textId: 'clinical.weight.lossNoFluids', source: 'RCOG GTG 69 [NV], NHS-VOM' },
  W2: { tier: 'TODAY', textId: 'clinical.weight.gainFast', source: 'WebMD: 2 to 5 lb in a single week [V2]' },
  W3: { tier: 'TODAY', textId: 'clinical.weight.loss', source: 'RCOG GTG 69 [NV], NHS-VOM' },
  W1: { tier: null, note: 'next_visit', textId: 'clinical.weight.gain', source: 'Mayo: more than 2 lb a week' },
  'W6.ask': { tier: null, note: 'info', textId: 'clinical.weight.afterBirthAsk', source: 'clinical rules 3.3 [P]' },
  W4: { tier: null, note: 'next_visit', textId: 'clinical.weight.steady', source: 'clinical rules 3.3 [P]' },
  W5: { tier: null, note: 'next_visit', textId: 'clinical.weight.rate', source: 'IOM-2009, [P]' },
  none: { tier: null, note: 'info', textId: 'clinical.weight.noted', source: 'no rule holds' },
} as const satisfies Record<string, Rule>;
export type WeightRule = keyof typeof weightRules;
