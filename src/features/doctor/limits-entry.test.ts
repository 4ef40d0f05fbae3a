import { describe, expect, it } from 'vitest';
import { isOtherUnit, typedLimits } from './limits-entry.ts';

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
