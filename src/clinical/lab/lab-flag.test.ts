import { describe, expect, it } from 'vitest';
import { judgeLab } from './lab-flag.ts';
import vectors from './lab-ranges.json' with { type: 'json' };
import { readRange } from './lab-range.ts';
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

  it('takes the range of her trimester when it is known', () => {
    const range = '1st trimester: 0.1-2.5; 2nd trimester: 0.2-3.0; 3rd trimester: 0.3-3.0';
    expect(judgeLab('2.8', range, { trimester: 'T1' }).flag).toBe('High');
    expect(judgeLab('2.8', range, { trimester: 'T3' }).flag).toBe('Normal');
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
    '%s is none',
    (text) => {
      expect(readValue(text).kind).toBe('none');
    },
  );
});
