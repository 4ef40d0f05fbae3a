import { describe, expect, it } from 'vitest';
import type { Biomarker } from '@/model/records/bloodwork.ts';
import { judgeLab } from './lab-flag.ts';
import { byConcern, countWithin, isUsual, whyNotCompared } from './result-meaning.ts';

const row = (name: string, value: string, referenceRange: string, unit = 'g/dL'): Biomarker => ({
  name,
  value,
  unit,
  referenceRange,
  flag: judgeLab(value, referenceRange, { unit }).flag,
});
const second = { trimester: 'T2', haemoglobin: 'T2', isAfterBirth: false } as const;

describe('a value that was not compared says why', () => {
  it.each([
    ['14', '12 - 16', null],
    ['11', '12 - 16', null],
    ['14', '', 'noRange'],
    ['14', '  ', 'noRange'],
    ['14', 'not established', 'rangeText'],
    ['14', 'Negative', 'rangeText'],
    ['Negative', 'Negative', 'text'],
    ['Negative', '', 'text'],
    ['++', '', 'text'],
    ['<5', '4 - 10', 'limit'],
    ['118', '11.5 - 15.5 g/L', 'units'],
  ])('%s of "%s": %s', (value, range, why) => {
    expect(whyNotCompared(row('Test', value, range))).toBe(why);
  });

  it('but gives no reason where another client did not compare numbers that can be compared', () => {
    expect(whyNotCompared({ ...row('Test', '14', '12 - 16'), flag: 'N/A' })).toBe('other');
  });
});

it.each([
  ['9.7', true],
  ['14.8', true],
  ['9.69', false],
  ['14.9', false],
  ['<5', null],
  ['Negative', null],
])('%s lies in the usual range 9.7 to 14.8: %s', (value, expected) => {
  expect(isUsual(row('Hb', value, ''), { low: 9.7, high: 14.8, unit: 'g/dL' })).toBe(expected);
});

const iron = row('Iron binding', '500', '250 - 400', 'ug/dL');
const fine = row('Platelets', '210', '150 - 400', '10^9/L');
const severe = row('Hb', '6.5', '12 - 16');
const today = row('Hemoglobin', '10.2', '10 - 16');
const words = row('Blood group', 'A', '', '');
const near = row('Sodium', '136', '136 - 146', 'mmol/L');

it('the results within the printed range are counted among those that were compared', () => {
  expect(countWithin([iron, fine, severe, today, words, near])).toEqual({ within: 3, compared: 5, notCompared: 1 });
  expect(countWithin([words])).toEqual({ within: 0, compared: 0, notCompared: 1 });
  expect(countWithin([])).toEqual({ within: 0, compared: 0, notCompared: 0 });
});

it('what needs a call stands first, then what is outside, then the rest in the order of the report', () => {
  const names = byConcern([fine, words, iron, near, today, severe], second).map(({ name }) => name);
  expect(names).toEqual(['Hb', 'Hemoglobin', 'Iron binding', 'Platelets', 'Blood group', 'Sodium']);
});
