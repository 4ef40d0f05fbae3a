import { bloodSugar } from '@/model/records/blood-sugar.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { describe, expect, it } from 'vitest';
import { inferUnit, levelIn, levelText, meterReading, MG_DL_PER_MMOL_L, sugarDoubts } from './sugar-units.ts';

describe('units', () => {
  it('has one factor, from the molar mass', () => {
    expect(MG_DL_PER_MMOL_L).toBe(18.0156);
  });

  it.each([
    [95, 'mg/dL', '95'],
    [94.6, 'mg/dL', '95'],
    [5.3, 'mmol/L', '5.3'],
    [7, 'mmol/L', '7.0'],
    [5.25, 'mmol/L', '5.3'],
  ] as const)('%d %s is shown as %s', (level, unit, text) => {
    expect(levelText(level, unit)).toBe(text);
  });

  it.each([
    [95, 'mg/dL', 'mmol/L', 5.3],
    [5.3, 'mmol/L', 'mg/dL', 95],
    [11.1, 'mmol/L', 'mg/dL', 200],
    [200, 'mg/dL', 'mmol/L', 11.1],
    [118, 'mg/dL', 'mg/dL', 118],
  ] as const)('%d %s reads as %s: %d', (level, entered, unit, shown) => {
    expect(levelIn(unit, level, entered)).toBe(shown);
  });

  it.each([
    [17.9, 'mmol/L'],
    [18, null],
    [20, null],
    [35.9, null],
    [36, 'mg/dL'],
    [95, 'mg/dL'],
    [5.3, 'mmol/L'],
  ])('a row with %d and no unit is %s; null asks the user', (level, unit) => {
    expect(inferUnit(level)).toBe(unit);
  });

  it.each([
    ['LO', 'mg/dL', 0],
    ['LO', 'mmol/L', 0],
    ['HI', 'mg/dL', 600],
    ['HI', 'mmol/L', 33.3],
  ] as const)('the meter text %s in %s is stored as %d', (meter, unit, level) => {
    expect(meterReading(meter, unit)).toEqual({ meter, unit, level });
  });
});

describe('the question before a level is saved', () => {
  it.each([
    [0, 'mg/dL', null],
    [1, 'mg/dL', { ask: 'mmol/L' }],
    [5.3, 'mg/dL', { ask: 'mmol/L' }],
    [17.9, 'mg/dL', { ask: 'mmol/L' }],
    [18, 'mg/dL', 'confirm'],
    [39, 'mg/dL', 'confirm'],
    [40, 'mg/dL', null],
    [299, 'mg/dL', null],
    [300, 'mg/dL', 'confirm'],
    [0, 'mmol/L', null],
    [0.1, 'mmol/L', 'confirm'],
    [2.1, 'mmol/L', 'confirm'],
    [2.2, 'mmol/L', null],
    [16.6, 'mmol/L', null],
    [16.7, 'mmol/L', 'confirm'],
    [35.9, 'mmol/L', 'confirm'],
    [36, 'mmol/L', { ask: 'mg/dL' }],
    [95, 'mmol/L', { ask: 'mg/dL' }],
  ] as const)('%d %s: %j', (level, unit, doubt) => {
    expect(sugarDoubts(level, unit)).toEqual(doubt);
  });

  it('asks for the unit before the limits of the record refuse 95 mmol/L', () => {
    const values = {
      userId: 'u1',
      level: 95,
      unit: 'mmol/L',
      measurementType: 'fasting',
      recordedAt: '2026-06-15T12:00:00.000+00:00',
    };
    expect(sugarDoubts(95, 'mmol/L')).toEqual({ ask: 'mg/dL' });
    expect(validateRecord(bloodSugar, values).map(({ code }) => code)).toEqual(['above']);
    expect(validateRecord(bloodSugar, { ...values, level: 0 })).toEqual([]);
    expect(validateRecord(bloodSugar, { ...values, level: 1001, unit: 'mg/dL' })).not.toEqual([]);
    expect(validateRecord(bloodSugar, { ...values, level: -1 })).not.toEqual([]);
  });

  it('goes on to the number once the unit is confirmed', () => {
    expect(sugarDoubts(17, 'mg/dL', true)).toBe('confirm');
    expect(sugarDoubts(40, 'mmol/L', true)).toBe('confirm');
  });
});
