import type { MeasurementType, SugarUnit } from '@/model/records/blood-sugar.ts';
import { describe, expect, it } from 'vitest';
import { answerSugar } from './answer-sugar.ts';
import type { SugarReading } from './sugar-level.ts';
import { readSigns, sugarRules, sugarSigns, writeSigns, type SugarSign } from './sugar-rules.ts';
import type { SugarProfile } from './sugar-targets.ts';
import { tierRank } from '@/clinical/rules/acuity-tier.ts';

const NOW = '2026-06-15T12:00:00.000+00:00';
const nobody: SugarProfile = {};
const ada: SugarProfile = { diabetes: 'gestational', sugarTargets: 'ADA_ACOG' };
const nice: SugarProfile = { diabetes: 'gestational', sugarTargets: 'NICE' };
const type1: SugarProfile = { ...ada, diabetes: 'type1' };
const treated: SugarProfile = { ...ada, glucoseLowering: true };

const read = (level: number, unit?: SugarUnit, measurementType: MeasurementType = 'random'): SugarReading => ({
  level,
  unit,
  measurementType,
  recordedAt: NOW,
});
const answer = (reading: SugarReading, profile = nobody, signs: SugarSign[] = [], earlier: SugarReading[] = []) =>
  answerSugar({ reading, earlier, profile, signs, timeZone: 'UTC', now: NOW });

describe('the vectors of clinical rules 2.7', () => {
  it.each([
    [read(94, 'mg/dL', 'fasting'), ada, 'G5'],
    [read(95, 'mg/dL', 'fasting'), ada, 'G6'],
    [read(5.3, 'mmol/L', 'fasting'), nice, 'G6'],
    [read(5.2, 'mmol/L', 'fasting'), nice, 'G5'],
    [read(118, 'mg/dL', 'post_2h'), ada, 'G5'],
    [read(6.5, 'mmol/L', 'post_2h'), nice, 'G6'],
    [read(6.5, 'mmol/L', 'post_2h'), ada, 'G5'],
    [read(139, 'mg/dL', 'post_1h'), ada, 'G5'],
    [read(70, 'mg/dL'), ada, 'none'],
    [read(69, 'mg/dL'), ada, 'G3'],
    [read(53, 'mg/dL'), nobody, 'G2'],
    [read(3.9, 'mmol/L'), nobody, 'none'],
    [read(3.0, 'mmol/L'), nobody, 'G3'],
    [read(2.9, 'mmol/L'), nobody, 'G2'],
    [read(200, 'mg/dL', 'post_1h'), ada, 'G7'],
    [read(13.9, 'mmol/L'), ada, 'G8'],
    [read(0, 'mg/dL'), nobody, 'G2'],
  ] as const)('%j', (reading, profile, rule) => {
    expect(answer(reading, profile)).toMatchObject({ rule, tier: sugarRules[rule].tier });
  });

  it('type 1 and vomiting at 150 mg/dL is urgent', () => {
    expect(answer(read(150, 'mg/dL'), type1, ['vomiting'])).toMatchObject({ tier: 'URGENT', rule: 'G8b' });
  });

  it('0 is stored, shown as not a real reading, and treated as very low', () => {
    expect(answer(read(0, 'mg/dL'))).toMatchObject({ noticeId: 'clinical.sugar.zero', tier: 'URGENT' });
  });

  it('20 without a unit asks for the unit and gives no tier', () => {
    expect(answer(read(20))).toMatchObject({ asksUnit: true, tier: null, rule: 'none' });
    expect(answer(read(95))).toMatchObject({ asksUnit: false });
  });
});

describe('lows', () => {
  it.each([
    [54, 'mg/dL', 'G3'],
    [53.9, 'mg/dL', 'G2'],
    [69.9, 'mg/dL', 'G3'],
    [70, 'mg/dL', 'none'],
    [3.8, 'mmol/L', 'G3'],
  ] as const)('%d %s is %s', (level, unit, rule) => {
    expect(answer(read(level, unit)).rule).toBe(rule);
  });

  it.each(['confused', 'cannot_swallow', 'seizure', 'unconscious'] as const)('with %s is an emergency (G1)', (sign) => {
    expect(answer(read(65, 'mg/dL'), nobody, [sign])).toMatchObject({ tier: 'EMERGENCY', rule: 'G1' });
  });

  const lowBefore = (ms: number): SugarReading => ({
    ...read(68, 'mg/dL'),
    recordedAt: new Date(Date.parse(NOW) - ms).toISOString(),
  });
  const WEEK = 7 * 24 * 3_600_000;
  it.each([
    [15 * 60_000, 'G3.again'],
    [WEEK, 'G3.again'],
    [WEEK + 1, 'G3'],
  ])('again after %i ms is %s', (ms, rule) => {
    expect(answer(read(65, 'mg/dL'), nobody, [], [lowBefore(ms)]).rule).toBe(rule);
  });

  it('on insulin or tablets needs a call today', () => {
    expect(answer(read(65, 'mg/dL'), treated)).toMatchObject({ rule: 'G3.again', tier: 'TODAY' });
  });

  it('the meter text LO is very low and not zero', () => {
    expect(answer({ ...read(0, 'mmol/L'), meter: 'LO' })).toMatchObject({ rule: 'G2', noticeId: null });
  });
});

describe('highs', () => {
  it.each([
    [199, 'mg/dL', 'none'],
    [200, 'mg/dL', 'G7'],
    [11.0, 'mmol/L', 'none'],
    [11.1, 'mmol/L', 'G7'],
    [249, 'mg/dL', 'G7'],
    [250, 'mg/dL', 'G8'],
    [13.8, 'mmol/L', 'G7'],
    [13.9, 'mmol/L', 'G8'],
  ] as const)('%d %s is %s', (level, unit, rule) => {
    expect(answer(read(level, unit)).rule).toBe(rule);
  });

  it.each(['vomiting', 'belly_pain', 'fever', 'fast_breathing', 'very_thirsty', 'ketones', 'unwell'] as const)(
    '200 mg/dL with %s is urgent',
    (sign) => {
      expect(answer(read(200, 'mg/dL'), nobody, [sign])).toMatchObject({ tier: 'URGENT', rule: 'G7.sign' });
    },
  );

  it('200 mg/dL with type 1 is urgent', () => {
    expect(answer(read(200, 'mg/dL'), type1)).toMatchObject({ tier: 'URGENT', rule: 'G7.sign' });
  });

  it.each(['vomiting', 'drowsy', 'fast_breathing'] as const)('250 mg/dL with %s is an emergency', (sign) => {
    expect(answer(read(250, 'mg/dL'), nobody, [sign])).toMatchObject({ tier: 'EMERGENCY', rule: 'G8.sign' });
  });

  it('the meter text HI is very high, whatever number is stored with it', () => {
    expect(answer({ ...read(600, 'mg/dL'), meter: 'HI' }).rule).toBe('G8');
    expect(answer({ ...read(33.3, 'mmol/L'), meter: 'HI' }).rule).toBe('G8');
    expect(answer({ ...read(0), meter: 'HI' })).toMatchObject({ rule: 'G8', asksUnit: false, noticeId: null });
  });
});

describe('targets', () => {
  it.each([
    [read(3.9, 'mmol/L', 'fasting'), { ...nice, glucoseLowering: true }, 'G4'],
    [read(4.0, 'mmol/L', 'fasting'), { ...nice, glucoseLowering: true }, 'G5'],
    [read(3.9, 'mmol/L'), { ...nice, glucoseLowering: true }, 'G4'],
    [read(3.9, 'mmol/L', 'fasting'), nice, 'G5'],
    [read(109, 'mg/dL', 'post_1h'), treated, 'G4'],
    [read(110, 'mg/dL', 'post_1h'), treated, 'G5'],
    [read(99, 'mg/dL', 'post_2h'), treated, 'G4'],
    [read(99, 'mg/dL', 'post_2h'), ada, 'G5'],
    [read(94, 'mg/dL', 'fasting'), nobody, 'none'],
    [read(150, 'mg/dL', 'pre_meal'), ada, 'none'],
    [read(199, 'mg/dL', 'post_1h'), ada, 'G6'],
  ] as const)('%#: %j', (reading, profile, rule) => {
    expect(answer(reading, profile).rule).toBe(rule);
  });
});

describe('glucose tests (G8a)', () => {
  it.each(['gct_1h', 'ogtt_fasting', 'ogtt_1h', 'ogtt_2h', 'ogtt_3h'] as const)(
    '%s is never judged as high',
    (type) => {
      expect(answer(read(210, 'mg/dL', type), ada)).toMatchObject({ rule: 'G8a', tier: null });
      expect(answer(read(249, 'mg/dL', type), type1).tier).toBeNull();
    },
  );

  it('except from 250 on, or with signs', () => {
    expect(answer(read(250, 'mg/dL', 'ogtt_1h'), ada).rule).toBe('G8');
    expect(answer(read(210, 'mg/dL', 'ogtt_1h'), ada, ['unwell']).rule).toBe('G7.sign');
  });

  it('shows the thresholds published in its unit', () => {
    expect(answer(read(95, 'mg/dL', 'ogtt_fasting')).test.map(({ reference }) => reference)).toEqual([
      'WHO_75',
      'OVERT_75',
    ]);
  });

  it('still detects a low', () => {
    expect(answer(read(53, 'mg/dL', 'ogtt_3h')).rule).toBe('G2');
  });
});

describe('vomiting with diabetes (G8b)', () => {
  it.each(['vomiting', 'cannot_keep_fluids'] as const)('%s is urgent at any level', (sign) => {
    for (const level of [80, 100, 140, 180]) expect(answer(read(level, 'mg/dL'), ada, [sign]).tier).toBe('URGENT');
    expect(answer(read(100, 'mg/dL'), nobody, [sign]).tier).toBeNull();
  });

  it('is asked at every level with diabetes, and otherwise not at a usual level', () => {
    expect(answer(read(100, 'mg/dL'), ada).asked).toEqual(['vomiting', 'cannot_keep_fluids']);
    expect(answer(read(100, 'mg/dL'), nobody).asked).toEqual([]);
    for (const level of [60, 210]) expect(answer(read(level, 'mg/dL'), nobody).asked).toEqual(sugarSigns);
  });

  it('is not asked a day later', () => {
    const old = { ...read(100, 'mg/dL'), recordedAt: '2026-06-14T11:59:59.999+00:00' };
    expect(answer(old, ada).asked).toEqual([]);
  });
});

describe('for every level at a limit', () => {
  const levels = [0, 30, 53, 54, 69, 70, 94, 95, 140, 199, 200, 249, 250, 400];

  it('adding a sign never lowers the tier', () => {
    for (const profile of [nobody, ada, type1, treated])
      for (const level of levels)
        for (const saved of [[], ['vomiting'], ['unwell']] as SugarSign[][])
          for (const sign of sugarSigns)
            expect(tierRank(answer(read(level, 'mg/dL'), profile, [...saved, sign]).tier)).toBeGreaterThanOrEqual(
              tierRank(answer(read(level, 'mg/dL'), profile, saved).tier),
            );
  });

  it('a level further from the usual range never has a lower tier', () => {
    for (const signs of [[], ['vomiting'], ['drowsy']] as SugarSign[][])
      for (const profile of [nobody, ada, type1]) {
        const ranks = levels.map((level) => tierRank(answer(read(level, 'mg/dL'), profile, signs).tier));
        const middle = levels.indexOf(95);
        expect(ranks.slice(middle)).toEqual(ranks.slice(middle).toSorted((a, b) => a - b));
        expect(ranks.slice(0, middle + 1)).toEqual(ranks.slice(0, middle + 1).toSorted((a, b) => b - a));
      }
  });

  it('is the same limit in both units only as published', () => {
    // 3.9 mmol/L is 70.3 mg/dL, and 3.85 would round to it: each level is compared in its own unit.
    expect(answer(read(3.85, 'mmol/L')).rule).toBe('G3');
    expect(answer(read(70, 'mg/dL')).rule).toBe('none');
  });
});

it('a level older than 24 hours shows no card', () => {
  const reading = { ...read(45, 'mg/dL'), recordedAt: '2026-06-14T11:59:59.999+00:00' };
  expect(answer(reading)).toMatchObject({
    suppressed: true,
    tier: null,
    textId: 'clinical.wasChecked',
    asked: [],
  });
  expect(answer({ ...reading, recordedAt: '2026-06-14T12:00:00.000+00:00' }).tier).toBe('URGENT');
});

it('signs are stored in the record as one text and read back', () => {
  expect(readSigns(writeSigns(['ketones', 'vomiting']))).toEqual(['vomiting', 'ketones']);
  expect(writeSigns([])).toBeNull();
  expect(readSigns('something else')).toEqual([]);
  expect(answer({ ...read(250, 'mg/dL'), symptoms: 'drowsy' }).rule).toBe('G8.sign');
});
