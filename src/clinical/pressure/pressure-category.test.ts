import { describe, expect, it } from 'vitest';
import { categorise, pressureBands, pressureDoubts, pressureLabel } from './pressure-category.ts';

describe('categories, read from top to bottom', () => {
  it.each([
    [160, 80, 'severe'],
    [159, 80, 'high'],
    [150, 110, 'severe'],
    [150, 109, 'high'],
    [140, 70, 'high'],
    [139, 70, 'watch'],
    [139, 90, 'high'],
    [130, 89, 'watch'],
    [135, 70, 'watch'],
    [134, 70, 'expected'],
    [120, 85, 'watch'],
    [120, 84, 'expected'],
    [90, 60, 'expected'],
    [89, 60, 'low'],
    [90, 59, 'low'],
    [80, 60, 'low'],
    [79, 60, 'veryLow'],
    [100, 40, 'low'],
    [100, 39, 'veryLow'],
    [118, 76, 'expected'],
    [136, 80, 'watch'],
    [88, 55, 'low'],
  ] as const)('%i/%i is %s', (systolic, diastolic, category) => {
    expect(categorise(systolic, diastolic)).toBe(category);
  });

  it('lets the first row win when one value is high and the other low', () => {
    expect(categorise(165, 50)).toBe('severe');
    expect(categorise(136, 38)).toBe('watch');
  });

  it('names a range and no diagnosis', () => {
    expect(pressureLabel({ systolic: 165, diastolic: 100 })).toBe('clinical.bp.label.severe');
    expect(pressureLabel({ systolic: 145, diastolic: 85 })).toBe('clinical.bp.label.high');
    expect(pressureLabel({ systolic: 136, diastolic: 80 })).toBe('clinical.bp.label.watch');
    expect(pressureLabel({ systolic: 88, diastolic: 55 })).toBe('clinical.bp.label.low');
    expect(pressureLabel({ systolic: 78, diastolic: 45 })).toBe('clinical.bp.label.low');
    expect(pressureLabel({ systolic: 118, diastolic: 76 })).toBe('clinical.bp.label.expected');
  });

  it('draws the bands 90, 140, 160 and 60, 90, 110 mmHg', () => {
    expect(pressureBands).toEqual({ systolic: [90, 140, 160], diastolic: [60, 90, 110] });
  });
});

describe('the question before a pressure is saved', () => {
  it.each([
    [118, 76, null],
    [80, 55, null],
    [79, 55, 'confirm'],
    [199, 110, null],
    [200, 110, 'confirm'],
    [100, 40, null],
    [100, 39, 'confirm'],
    [180, 129, null],
    [180, 130, 'confirm'],
    [100, 85, null],
    [100, 86, 'confirm'],
    [160, 60, null],
    [161, 60, 'confirm'],
    [205, 118, 'confirm'],
    [80, 120, 'swapped'],
    [100, 100, 'swapped'],
  ] as const)('%i/%i: %s', (systolic, diastolic, doubt) => {
    expect(pressureDoubts({ systolic, diastolic })).toBe(doubt);
  });
});
