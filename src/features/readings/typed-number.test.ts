import { describe, expect, it } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

describe('the number a person typed', () => {
  it.each([
    ['118', 118],
    [' 118 ', 118],
    ['68.4', 68.4],
    ['68,4', 68.4],
    ['68٫4', 68.4],
    ['١١٨', 118],
    ['۱۱۸', 118],
    ['6.', 6],
    ['.5', 0.5],
    ['-5', -5],
    ['0', 0],
  ])('reads %s as %d', (text, value) => expect(readTypedNumber(text)).toBe(value));

  it('is nothing when nothing was typed', () => {
    expect(readTypedNumber('')).toBeNull();
    expect(readTypedNumber('  ')).toBeNull();
  });

  it.each(['12a', '1.2.3', '1,2,3', '118/76', '1e3', '0x10', 'LO', '--5', '.'])('refuses %s', (text) =>
    expect(readTypedNumber(text)).toBeNaN(),
  );
});
