import type { MeasurementType, SugarUnit } from '@/model/records/blood-sugar.ts';
import { describe, expect, it } from 'vitest';
import { CARPENTER_COUSTAN_NEEDED, carpenterCoustanCount, glucoseTestLines } from './glucose-test.ts';

const recordedAt = '2026-06-15T12:00:00.000+00:00';
const lines = (level: number, unit: SugarUnit, measurementType: MeasurementType, glucoseLoad?: '75 g' | '100 g') =>
  glucoseTestLines({ level, unit, measurementType, glucoseLoad, recordedAt });

describe('at or above the threshold used by', () => {
  it.each([
    ['WHO_75', 'ogtt_fasting', 'mg/dL', 92],
    ['WHO_75', 'ogtt_fasting', 'mmol/L', 5.1],
    ['WHO_75', 'ogtt_1h', 'mg/dL', 180],
    ['WHO_75', 'ogtt_1h', 'mmol/L', 10.0],
    ['WHO_75', 'ogtt_2h', 'mg/dL', 153],
    ['WHO_75', 'ogtt_2h', 'mmol/L', 8.5],
    ['OVERT_75', 'ogtt_fasting', 'mg/dL', 126],
    ['OVERT_75', 'ogtt_fasting', 'mmol/L', 7.0],
    ['OVERT_75', 'ogtt_2h', 'mg/dL', 200],
    ['OVERT_75', 'ogtt_2h', 'mmol/L', 11.1],
    ['NICE_75', 'ogtt_fasting', 'mmol/L', 5.6],
    ['NICE_75', 'ogtt_2h', 'mmol/L', 7.8],
    ['GCT_50', 'gct_1h', 'mg/dL', 130],
    ['GCT_50', 'gct_1h', 'mg/dL', 135],
    ['GCT_50', 'gct_1h', 'mg/dL', 140],
  ] as const)('%s, %s in %s: %d', (reference, type, unit, threshold) => {
    const step = unit === 'mg/dL' ? 1 : 0.1;
    const at = (level: number) =>
      lines(level, unit, type).find((line) => line.reference === reference && line.threshold === threshold)
        ?.isAtOrAbove;
    expect(at(threshold)).toBe(true);
    expect(at(threshold - step)).toBe(false);
  });

  it.each([
    ['ogtt_fasting', 95],
    ['ogtt_1h', 180],
    ['ogtt_2h', 155],
    ['ogtt_3h', 140],
  ] as const)('Carpenter-Coustan, %s: %d mg/dL, with 100 g only', (type, threshold) => {
    expect(lines(threshold, 'mg/dL', type, '100 g')).toEqual([
      { reference: 'CARPENTER_COUSTAN_100', threshold, unit: 'mg/dL', isAtOrAbove: true },
    ]);
    expect(lines(threshold - 1, 'mg/dL', type, '100 g')[0]?.isAtOrAbove).toBe(false);
    expect(lines(threshold, 'mg/dL', type).some(({ reference }) => reference === 'CARPENTER_COUSTAN_100')).toBe(false);
  });
});

it('never converts: NICE is not compared with mg/dL, and the 50 g and 100 g tests not with mmol/L', () => {
  expect(lines(101, 'mg/dL', 'ogtt_fasting').some(({ reference }) => reference === 'NICE_75')).toBe(false);
  expect(lines(7.8, 'mmol/L', 'gct_1h')).toEqual([]);
  expect(lines(5.3, 'mmol/L', 'ogtt_fasting', '100 g')).toEqual([]);
});

it('has no line for any other reading', () => {
  expect(lines(200, 'mg/dL', 'random')).toEqual([]);
});

it('counts the values of a 100 g test; two are needed', () => {
  const read = (level: number, measurementType: MeasurementType) =>
    ({ level, unit: 'mg/dL', measurementType, glucoseLoad: '100 g', recordedAt }) as const;
  const one = [read(95, 'ogtt_fasting'), read(179, 'ogtt_1h'), read(154, 'ogtt_2h'), read(139, 'ogtt_3h')];
  expect(carpenterCoustanCount(one)).toBe(1);
  expect(carpenterCoustanCount([...one, read(155, 'ogtt_2h')])).toBe(CARPENTER_COUSTAN_NEEDED);
});
