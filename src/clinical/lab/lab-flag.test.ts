import { describe, expect, it } from 'vitest';
import { judgeLab } from './lab-flag.ts';
import vectors from './lab-ranges.json' with { type: 'json' };
import { isStyleInDoubt } from './lab-number.ts';
import { readRange } from './reference-range.ts';
import { readValue } from './lab-value.ts';

describe('a value against the range printed beside it', () => {
  it.each(vectors.map((row) => [`${row.n}: ${String(row.value)} in "${row.range}"`, row] as const))('%s', (_, row) => {
    const range = readRange(row.range);
    if (row.low !== null || row.high !== null) {
      expect([range.low, range.high]).toEqual([row.low, row.high]);
      if (row.low !== null) expect(range.lowInclusive).toBe(row.lowInclusive);
      if (row.high !== null) expect(range.highInclusive).toBe(row.highInclusive);
    }
    expect(judgeLab(row.value, row.range)).toEqual({ flag: row.flag, near: row.near });
  });

  it.each([
    ['5,4', '3,9 – 5,6 mmol/l', 'Normal', 'high'],
    ['١١٫٢', '١٢ - ١٥', 'Low', null],
    ['११.२', '१२-१५', 'Low', null],
    ['\u200f11.2', '\u2067١٢-١٥\u2069', 'Low', null],
    ['\u202e2.11', '12-15', 'N/A', null],
    ['11.2', 'Women: 12.0-15.5  Men: 13.5-17.5', 'Low', null],
    ['14', 'M: 13-17, F: 12-15', 'Normal', null],
    ['14', 'Male 13-17', 'N/A', null],
    ['0.9', '<=0.8', 'High', null],
    ['32', '> or = 30', 'N/A', null],
    ['<5', '0.0-5.0', 'N/A', null],
    ['>100', '10-60', 'High', null],
    ['1:160', '<1:80', 'N/A', null],
    ['2024-05-01', '1-5', 'N/A', null],
    ['trace', '0-5', 'N/A', null],
    ['5.0 g/dL', '35-50 g/L', 'N/A', null],
    ['7', '10 - 5', 'N/A', null],
    ['12.5 (L)', '13.0 bis 16.0', 'Low', null],
    ['1 234', '900 - 1 500', 'Normal', null],
    ['25', 'Deficient <20 Insufficient 20-29 Sufficient >=30', 'Low', null],
    ['95', '&lt; 100', 'Normal', 'high'],
    ['4', '3..5', 'Normal', null],
    ['88', 'eGFR >60 mL/min/1.73 m2', 'Normal', null],
    ['210', '150 - 410 x10^9/L', 'Normal', null],
    ['nan', '1-2', 'N/A', null],
  ] as const)('reads %s against "%s" as %s', (value, range, flag, near) => {
    expect(judgeLab(value, range)).toEqual({ flag, near });
  });

  it.each([
    ['95', '60-100', 'high'],
    ['94.9', '60-100', null],
    ['63', '60-100', 'low'],
    ['63.1', '60-100', null],
    // A narrow range: 5 percent of the limit would be most of it, so a quarter of its width counts.
    ['136.5', '136-140', 'low'],
    ['137.5', '136-140', null],
  ] as const)('within 5 percent of a bound is near it, and no other value: %s in %s', (value, range, near) => {
    expect(judgeLab(value, range)).toEqual({ flag: 'Normal', near });
  });

  it('takes the range of the trimester when it is known', () => {
    const range = '1st trimester: 0.1-2.5; 2nd trimester: 0.2-3.0; 3rd trimester: 0.3-3.0';
    expect(judgeLab('2.8', range, { trimester: 'T1' }).flag).toBe('High');
    expect(judgeLab('2.8', range, { trimester: 'T3' }).flag).toBe('Normal');
  });
});

describe('the numbers of one row', () => {
  it.each([
    ['5,12', 'mUI/L', '0,270 - 4,200', 'High'],
    ['2,345', 'mIU/L', '0,27 - 4,20', 'Normal'],
    ['1,32', 'mg/dL', '0,500 - 1,100', 'High'],
    ['1,200', 'U/L', '5.0 - 40.0', 'High'],
    ['250.000', '/mm3', '150.000 - 400.000', 'Normal'],
    ['90.000', 'cells/µL', '150.000 - 400.000', 'Low'],
    ['4.512', '10^6/µL', '4.00 - 5.20', 'Normal'],
    ['7.123', 'x10^3/uL', '4 - 11', 'Normal'],
    ['0.12345', 'ng/mL', '0.1234 - 1', 'Normal'],
  ] as const)('%s %s and %s have one number format: %s', (value, unit, range, flag) => {
    expect(judgeLab(value, range, { unit }).flag).toBe(flag);
  });

  it.each([
    ['118', 'g/L', '11.5 - 15.5 g/dL', 'N/A'],
    ['11.8', 'g/dL', '115 - 155 g/L', 'N/A'],
    ['11.8', 'gm%', '11.5 - 15.5 g/dL', 'Normal'],
    ['2.1', 'mUI/L', '0.3 - 4.2 µIU/mL', 'Normal'],
    ['13', 'g/dL', '12 - 16 (adult/female)', 'Normal'],
    ['12', 'mm/hr', '0 - 20 mm/h', 'Normal'],
    ['210', 'K/uL', '150 - 400 x10^3/uL', 'Normal'],
  ] as const)('%s %s is compared with %s only in one unit: %s', (value, unit, range, flag) => {
    expect(judgeLab(value, range, { unit }).flag).toBe(flag);
  });

  it.each([
    [{ value: '1,200', unit: 'U/L', referenceRange: '5 - 40' }, true],
    [{ value: '12.345', unit: 'IU/L', referenceRange: '0,0 - 5,0' }, true],
    [{ value: '2,345', unit: 'mIU/L', referenceRange: '0,27 - 4,20' }, false],
    [{ value: '1,200', unit: 'U/L', referenceRange: '5.0 - 40.0' }, false],
    [{ value: '150,000', unit: '/cumm', referenceRange: '150,000 - 400,000' }, false],
    [{ value: '2.345', unit: 'mIU/L', referenceRange: '0.27 - 4.20' }, false],
  ])('%o do not show whether a comma or a dot separates thousands or decimals: %s', (row, isInDoubt) => {
    expect(isStyleInDoubt(row)).toBe(isInDoubt);
  });
});

describe('a printed value', () => {
  it.each([
    ['17.2*', 17.2],
    ['H 17.2', 17.2],
    ['0,7', 0.7],
    ['2,30,000', 230_000],
    ['148,000', 148_000],
    ['-3.1', -3.1],
  ])('%s is %d', (text, value) => {
    expect(readValue(text)).toEqual({ kind: 'exact', value });
  });

  it.each(['', 'pending', '12.0 - 13.0', '1:8', '++', 'Negative', '01/02/2024', '12.5 see note'])(
    '%s is not a value',
    (text) => {
      expect(readValue(text).kind).toBe('none');
    },
  );
});
