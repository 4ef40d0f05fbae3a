/** One reason to measure. `isAsked`: she was asked to, so a time that passed is marked; otherwise it is only offered. */
interface MeasurementRule {
  readonly kind: 'bloodPressure' | 'bloodSugar' | 'weight';
  readonly isAsked: boolean;
  readonly source: string;
}

/** When a measurement belongs on the plan of a day (clinical rules 1.1, 1.7, 1.8, 2.4, 3.3). `due-measurements.ts` decides which hold. */
export const measurementRules = {
  'pressure.doctor': { kind: 'bloodPressure', isAsked: true, source: 'level set by her doctor [P]' },
  'pressure.raised': {
    kind: 'bloodPressure',
    isAsked: true,
    source: 'clinical rules 1.1 B3: measure again today and daily for 3 days [P]; 1.2: high, again the next day',
  },
  'pressure.afterBirth': {
    kind: 'bloodPressure',
    isAsked: true,
    source: 'clinical rules 1.7: daily on days 1 to 10 after birth with high pressure in pregnancy',
  },
  'pressure.offered': { kind: 'bloodPressure', isAsked: false, source: 'offered once a day, never called missed [P]' },
  'pressure.chosen': { kind: 'bloodPressure', isAsked: false, source: 'the times of her own reminder [P]' },
  'sugar.diabetes': {
    kind: 'bloodSugar',
    isAsked: true,
    source: 'ADA-P: fasting and after meals, with diabetes of any kind in pregnancy [V]; the hours [P]',
  },
  'sugar.doctor': { kind: 'bloodSugar', isAsked: true, source: 'levels set by her doctor for these moments [P]' },
  'sugar.chosen': { kind: 'bloodSugar', isAsked: false, source: 'the times of her own reminder [P]' },
  'weight.chosen': { kind: 'weight', isAsked: false, source: 'the times of her own reminder [P]' },
  'weight.weekly': {
    kind: 'weight',
    isAsked: false,
    source: 'clinical rules 3.3 W5: at least 4 weights in 28 days; only for who weighs herself already [P]',
  },
} as const satisfies Readonly<Record<string, MeasurementRule>>;
export type MeasurementRuleId = keyof typeof measurementRules;
