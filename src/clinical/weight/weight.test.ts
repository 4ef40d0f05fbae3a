import { weight as weightRecord } from '@/model/records/weight.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { describe, expect, it } from 'vitest';
import { bodyMassIndex, heightDoubt, kgOf, weightDoubts, weightText } from './weight.ts';

const at = (day: string) => `${day}T08:00:00.000+00:00`;
const kg = (weight: number, day = '2026-06-15') => ({ weight, unit: 'kg' as const, recordedAt: at(day) });
const lb = (weight: number, day = '2026-06-15') => ({ weight, unit: 'lb' as const, recordedAt: at(day) });

it('a pound is 0.45359237 kg exactly', () => {
  expect(kgOf(lb(1))).toBe(0.45359237);
  expect(kgOf(lb(150))).toBeCloseTo(68.0388555, 10);
});

it('is shown with one decimal', () => {
  expect([68.4, 68, 68.45].map(weightText)).toEqual(['68.4', '68.0', '68.5']);
});

describe('the question before a weight is saved', () => {
  it.each([
    [kg(35), null],
    [kg(34.9), 'confirm'],
    [kg(200), null],
    [kg(200.1), 'confirm'],
    [lb(77.2), null],
    [lb(77.1), 'confirm'],
    [lb(440.9), null],
    [lb(441), 'confirm'],
  ])('%j: %s', (reading, doubt) => {
    expect(weightDoubts(reading)).toBe(doubt);
  });

  it.each([
    [kg(75), kg(70, '2026-06-08'), null],
    [kg(75.1), kg(70, '2026-06-08'), 'change'],
    [kg(75.1), kg(70, '2026-06-07'), null],
    [kg(64.9), kg(70, '2026-06-14'), 'change'],
    [kg(74.4), kg(69.4, '2026-06-14'), null],
  ])('%j after %j: %s', (reading, previous, doubt) => {
    expect(weightDoubts(reading, previous, 'UTC')).toBe(doubt);
  });

  it.each([
    [139.9, 'change'],
    [140, 'unit'],
    [154.3, 'unit'],
    [168, 'unit'],
    [168.1, 'change'],
    [35, 'unit'],
    [35.1, 'change'],
    [29.4, 'unit'],
    [29.3, 'change'],
  ])('%d kg after 70 kg asks for the %s', (weight, doubt) => {
    expect(weightDoubts(kg(weight), kg(70, '2026-06-14'), 'UTC')).toBe(doubt);
  });

  it('asks "kg or lb?" however long ago the last weight was', () => {
    expect(weightDoubts(kg(154.3), kg(70, '2025-12-01'), 'UTC')).toBe('unit');
  });

  it.each([
    [24.9, 'kg', false],
    [25, 'kg', true],
    [350, 'kg', true],
    [350.1, 'kg', false],
    [55.1, 'lb', false],
    [55.2, 'lb', true],
    [771.6, 'lb', true],
    [771.7, 'lb', false],
    [0, 'kg', false],
    [-1, 'kg', false],
    [Number.NaN, 'kg', false],
  ] as const)('%d %s can be saved: %s', (weight, unit, expected) => {
    expect(
      validateRecord(weightRecord, { userId: 'u1', weight, unit, recordedAt: at('2026-06-15') }).length === 0,
    ).toBe(expected);
  });
});

it.each([
  [99.9, 'reject'],
  [100, 'confirm'],
  [129.9, 'confirm'],
  [130, null],
  [200, null],
  [200.1, 'confirm'],
  [230, 'confirm'],
  [230.1, 'reject'],
  [Number.NaN, 'reject'],
])('a height of %d cm: %s', (cm, doubt) => {
  expect(heightDoubt(cm)).toBe(doubt);
});

it('body mass index is kg per square metre', () => {
  expect(bodyMassIndex(64, 160)).toBeCloseTo(25, 10);
});
