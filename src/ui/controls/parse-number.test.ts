import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe('parseNumber', () => {
  it.each([
    ['118', 118],
    [' 68.4 ', 68.4],
    ['68,4', 68.4],
    ['١١٨', 118],
    ['۶۸٫۴', 68.4],
    ['६८.४', 68.4],
    ['১১৮', 118],
    ['-3', -3],
    ['.5', 0.5],
    ['70.', 70],
    ['\u200f١١٨\u200e ', 118],
  ])('reads %s', (typed, value) => expect(parseNumber(typed)).toBe(value));

  it.each(['', ' ', 'abc', '1e3', '12a', '1.2.3', '1,000,000', '0x10', 'Infinity'])('does not guess at "%s"', (typed) =>
    expect(parseNumber(typed)).toBeNaN(),
  );
});
