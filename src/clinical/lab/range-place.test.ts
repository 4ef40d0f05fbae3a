import { describe, expect, it } from 'vitest';
import { judgeLab } from './lab-flag.ts';
import { inOwnUnit } from './lab-unit.ts';
import { usualInPregnancy, usualInUnit } from './pregnancy-ranges.ts';
import { rangePlace } from './range-place.ts';

const row = (value: string, referenceRange: string, unit = 'g/dL') => ({
  value,
  unit,
  referenceRange,
  flag: judgeLab(value, referenceRange, { unit }).flag,
});
const place = (value: string, range: string) => {
  const found = rangePlace(row(value, range), null);
  return found && { ...found, point: Math.round(found.point * 1000) / 1000 };
};

describe('the place of a value on its printed range', () => {
  it.each([
    // value, range, band, point, beyond, open
    ['14', '12 - 16', [0.25, 0.75], 0.5, null, null],
    ['12', '12 - 16', [0.25, 0.75], 0.25, null, null],
    ['16', '12 - 16', [0.25, 0.75], 0.75, null, null],
    ['11', '12 - 16', [0.25, 0.75], 0.125, null, null],
    ['11,9', '12,0 – 16,0', [0.25, 0.75], 0.21, null, null],
    ['17', '12 - 16', [0.25, 0.75], 0.875, null, null],
    ['900', '12 - 16', [0.25, 0.75], 0.97, 'high', null],
    ['0.1', '12 - 16', [0.25, 0.75], 0.03, 'low', null],
    ['-3', '-2 - 2', [0.25, 0.75], 0.125, null, null],
    ['2', '< 5', [0, 0.75], 0.3, null, null],
    ['0', '< 5', [0, 0.75], 0.03, null, null],
    ['4.99', '< 5', [0, 0.75], 0.749, null, null],
    ['5', '< 5', [0, 0.75], 0.79, null, null],
    ['5', '<= 5', [0, 0.75], 0.75, null, null],
    ['40', '< 5', [0, 0.75], 0.97, 'high', null],
    ['20', '> 10', [0.25, 1], 0.5, null, null],
    ['10', '> 10', [0.25, 1], 0.21, null, null],
    ['10', '>= 10', [0.25, 1], 0.25, null, null],
    ['5', '> 10', [0.25, 1], 0.125, null, null],
    ['400', '> 10', [0.25, 1], 0.97, 'high', null],
    ['7', '7 - 7', [0.48, 0.52], 0.5, null, null],
    ['7.1', '7 - 7', [0.48, 0.52], 0.56, null, null],
    ['6', '7 - 7', [0.48, 0.52], 0.44, null, null],
    ['0', '0 - 0', [0.48, 0.52], 0.5, null, null],
    ['<5', '< 10', [0, 0.75], 0.375, null, 'low'],
    ['<5', '4 - 10', [0.25, 0.75], 0.333, null, 'low'],
    ['>100', '12 - 16', [0.25, 0.75], 0.97, 'high', 'high'],
  ])('%s of %s', (value, range, [from, to], point, beyond, open) => {
    expect(place(value, range)).toEqual({ band: { from, to }, usual: null, point, beyond, open });
  });

  it.each([
    ['Negative', '12 - 16'],
    ['1:8', '12 - 16'],
    ['', '12 - 16'],
    ['14', ''],
    ['14', 'not established'],
    ['14', 'Negative'],
    ['118', '11.5 - 15.5 g/L'],
  ])('%s of %s is not drawn', (value, range) => {
    expect(place(value, range)).toBeNull();
  });

  it('a row whose flag is not the one of its numbers is not drawn', () => {
    expect(rangePlace({ ...row('14', '12 - 16'), flag: 'High' }, null)).toBeNull();
  });

  it('a value outside is never drawn on the range, and a value inside never beside it', () => {
    for (const range of ['12 - 16', '< 5', '<= 5', '> 10', '>= 10', '7 - 7', '0 - 0', '-2 - 2', '0 - 0.001']) {
      for (let value = -40; value <= 40; value += 0.5) {
        const each = row(String(value), range);
        const found = rangePlace(each, null);
        expect(found, `${value} of ${range}`).not.toBeNull();
        const isOn = found!.point >= found!.band!.from && found!.point <= found!.band!.to;
        expect(isOn, `${value} of ${range}`).toBe(each.flag === 'Normal');
        expect(found!.point).toBeGreaterThanOrEqual(0);
        expect(found!.point).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('the usual range of the trimester on the tape', () => {
  const usual = { low: 9.7, high: 14.8, unit: 'g/dL' };

  it('stands beside the printed range on the same scale', () => {
    const found = rangePlace(row('11', '12 - 16'), usual)!;
    expect(found.usual!.from).toBe(0);
    expect(found.usual!.to).toBeCloseTo(0.6);
    expect(found.point).toBeCloseTo(0.125);
  });

  it('gives the scale when no range is printed', () => {
    const found = rangePlace(row('9.7', ''), usual)!;
    expect(found.band).toBeNull();
    expect(found.usual!.from).toBeCloseTo(0.25);
    expect(found.usual!.to).toBeCloseTo(0.75);
    expect(found.point).toBeCloseTo(0.25);
  });

  it.each([
    ['Hb', 'g/dL', 9.7, 14.8],
    ['Hb', 'g/L', 97, 148],
    ['Platelets', '10^3/uL', 155, 409],
    ['Platelets', '/uL', 155_000, 409_000],
    ['TSH', 'uIU/mL', 0.4, 3.6],
    ['Sodium', 'mEq/L', 129, 148],
    ['Ferritin', 'µg/L', 2, 230],
  ])('of %s in %s is %d to %d in the second trimester', (name, unit, low, high) => {
    const range = usualInUnit(name, 'T2', unit)!;
    expect(range.low).toBeCloseTo(low, 6);
    expect(range.high).toBeCloseTo(high, 6);
  });

  it.each([
    ['Hb', '', 'T2'],
    ['Hb', 'mg', 'T2'],
    ['Albumin', 'mmol/L', 'T2'],
    ['Hb', 'g/dL', null],
    ['HIV', 'g/dL', 'T2'],
  ] as const)('of %s in "%s", trimester %s, is not known', (name, unit, trimester) => {
    expect(usualInUnit(name, trimester, unit)).toBeNull();
  });

  it('has the unit of the limits wherever a unit is converted', () => {
    for (const name of [
      'hb',
      'platelets',
      'wbc',
      'alt',
      'ast',
      'creatinine',
      'bile acids',
      'tsh',
      'ferritin',
      'vitamin d',
      'k',
    ]) {
      const keyed = { platelets: 'plt', creatinine: 'crea', 'bile acids': 'ba', 'vitamin d': 'vitd' }[name] ?? name;
      expect(inOwnUnit(keyed, 1, usualInPregnancy(name, 'T1')!.unit), name).toBe(1);
    }
  });
});
