import { describe, expect, it } from 'vitest';
import { isOtherUnit, readLimits, sugarFault, typedLimits } from './limits-entry.ts';

const inMmol = { sugarUnit: 'mmol/L' } as const;

describe('the form of limits', () => {
  it.each([
    ['the unit that she measures in', inMmol, 'mmol/L'],
    ['the unit that a phone begins with where she chose none', {}, 'mg/dL'],
  ] as const)('opens in %s', (_, patient, unit) => {
    expect(typedLimits(null, patient).sugarUnit).toBe(unit);
  });
});

describe('sugar levels in a unit that she does not measure in', () => {
  const none = { fastingBelow: null, oneHourBelow: null, twoHoursBelow: null };
  const opened = typedLimits(null, inMmol);
  it.each([
    ['are told', { ...none, sugarUnit: 'mg/dL', fastingBelow: 90 }, true],
    ['are told while they are typed', { ...opened, sugarUnit: 'mg/dL', oneHourBelow: '140' }, true],
    ['are no matter without a level', { ...none, sugarUnit: 'mg/dL' }, false],
    ['are no matter before one is typed', { ...opened, sugarUnit: 'mg/dL' }, false],
    ['are not those in hers', { ...none, sugarUnit: 'mmol/L', fastingBelow: 5.3 }, false],
  ] as const)('%s', (_, limits, isTold) => expect(isOtherUnit(limits, inMmol)).toBe(isTold));
});

describe('a level of sugar', () => {
  it.each([
    [5.3, 'mg/dL', 'mmol/L'],
    [7.8, 'mg/dL', 'mmol/L'],
    [95, 'mmol/L', 'mg/dL'],
    [140, 'mmol/L', 'mg/dL'],
    [20, 'mg/dL', null],
    [300, 'mg/dL', null],
    [0, 'mg/dL', null],
    [2.1, 'mmol/L', null],
    [16.7, 'mmol/L', null],
    [Number.NaN, 'mmol/L', null],
  ] as const)('of %d %s is no level to stay below; it fits %s', (level, unit, fits) => {
    expect(sugarFault(level, unit)?.fits).toBe(fits);
    const typed = { ...typedLimits(null, {}), sugarUnit: unit, fastingBelow: String(level), text: 'Diet' };
    expect(readLimits('amina', typed).issues.map(({ field }) => field)).toContain('fastingBelow');
  });

  it.each([
    [95, 'mg/dL'],
    [40, 'mg/dL'],
    [299, 'mg/dL'],
    [5.3, 'mmol/L'],
    [2.2, 'mmol/L'],
    [16.6, 'mmol/L'],
    [null, 'mg/dL'],
  ] as const)('of %s %s is taken', (level, unit) => {
    expect(sugarFault(level, unit)).toBeNull();
    const typed = { ...typedLimits(null, {}), sugarUnit: unit, fastingBelow: String(level ?? ''), text: 'Diet' };
    expect(readLimits('amina', typed).issues).toEqual([]);
  });
});
