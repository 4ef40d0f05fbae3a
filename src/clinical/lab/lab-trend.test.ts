import { describe, expect, it } from 'vitest';
import { analyteKey } from './analytes.ts';
import { labTrends } from './lab-trend.ts';

describe('a test over several reports', () => {
  it('is the same test under any of its names', () => {
    expect([analyteKey('Hgb'), analyteKey('Haemoglobin (Hb)'), analyteKey('HEMOGLOBIN')]).toEqual(['hb', 'hb', 'hb']);
    expect(analyteKey('Zinc, serum')).toBe('zinc serum');
  });

  it('is shown when two reports have it in one unit, the oldest first', () => {
    const reports = [
      { recordedAt: '2026-11-01', results: [{ name: 'Hgb', value: '10.8', unit: 'g/dL' }] },
      { recordedAt: '2026-09-01', results: [{ name: 'Haemoglobin', value: '11,9', unit: 'g / dL' }] },
      { recordedAt: '2026-08-01', results: [{ name: 'Hb', value: '121', unit: 'g/L' }] },
    ];
    const [trend, ...others] = labTrends(reports);
    expect(others).toEqual([]);
    expect(trend).toMatchObject({ name: 'Hgb', unit: 'g/dL' });
    expect(trend?.points.map(({ value }) => value)).toEqual([11.9, 10.8]);
  });

  it('reads each number in the number format of its row', () => {
    const results = (value: string) => [{ name: 'PLT', value, unit: '/mm3', referenceRange: '150.000 - 400.000' }];
    const [trend] = labTrends([
      { recordedAt: 'a', results: results('250.000') },
      { recordedAt: 'b', results: results('90.000') },
    ]);
    expect(trend?.points.map(({ value }) => value)).toEqual([250_000, 90_000]);
  });

  it('omits values that are not numbers', () => {
    const results = [{ name: 'CRP', value: '<5', unit: 'mg/L' }];
    expect(
      labTrends([
        { recordedAt: 'a', results },
        { recordedAt: 'b', results },
      ]),
    ).toEqual([]);
  });
});
