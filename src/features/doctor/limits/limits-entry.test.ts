import { describe, expect, it } from 'vitest';
import { isOtherUnit, readLimits, sugarFault, typedLimits } from './limits-entry.ts';

const inMmol = { sugarUnit: 'mmol/L' } as const;

describe('the limits form', () => {
  it.each([
    ['the unit that the patient measures in', inMmol, 'mmol/L'],
    ['the default unit of a phone if the patient chose none', {}, 'mg/dL'],
  ] as const)('opens in %s', (_, patient, unit) => {
    expect(typedLimits(null, patient).sugarUnit).toBe(unit);
  });
});

describe('sugar levels in a unit that the patient does not use', () => {
  const none = { fastingBelow: null, oneHourBelow: null, twoHoursBelow: null };
  const opened = typedLimits(null, inMmol);
  it.each([
    ['are reported', { ...none, sugarUnit: 'mg/dL', fastingBelow: 90 }, true],
    ['are reported while they are typed', { ...opened, sugarUnit: 'mg/dL', oneHourBelow: '140' }, true],
    ['are not reported without a level', { ...none, sugarUnit: 'mg/dL' }, false],
    ['are not reported before a level is typed', { ...opened, sugarUnit: 'mg/dL' }, false],
    ['are not reported in the patient’s own unit', { ...none, sugarUnit: 'mmol/L', fastingBelow: 5.3 }, false],
  ] as const)('%s', (_, limits, isOther) => expect(isOtherUnit(limits, inMmol)).toBe(isOther));
});

describe('a sugar level', () => {
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
  ] as const)('rejects %d %s as a limit; suggested unit: %s', (level, unit, fits) => {
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
  ] as const)('accepts %s %s as a limit', (level, unit) => {
    expect(sugarFault(level, unit)).toBeNull();
    const typed = { ...typedLimits(null, {}), sugarUnit: unit, fastingBelow: String(level ?? ''), text: 'Diet' };
    expect(readLimits('amina', typed).issues).toEqual([]);
  });
});
