import { describe, expect, it } from 'vitest';
import { dateDigits, dateNotation, maskDate, readTypedDate, withCentury } from './typed-date.ts';

const locales = {
  'en-GB': '05/12/2026',
  'en-US': '12/05/2026',
  'en-CA': '2026-12-05',
  es: '05/12/2026',
  fr: '05/12/2026',
  'hi-u-ca-gregory-nu-latn': '05/12/2026',
  'ar-EG-u-ca-gregory-nu-latn': '05/12/2026',
  'sw-KE': '05/12/2026',
  de: '05.12.2026',
};
const read = (text: string, locale = 'en-GB') => readTypedDate(text, dateNotation(locale));

/** What a field shows after these keys, one at a time. */
const typedKeys = (keys: string, locale = 'en-GB') =>
  [...keys].reduce((shown, key) => maskDate(shown + key, dateNotation(locale)), '');

it.each(Object.entries(locales))('in %s a date is written %s, and read back', (locale, text) => {
  expect(dateDigits('2026-12-05', dateNotation(locale))).toBe(text);
  expect(read(text, locale)).toEqual({ kind: 'value', value: '2026-12-05' });
});

it.each([
  ['05122026', 'en-GB', '05/12/2026'],
  ['5/1/2026', 'en-GB', '5/1/2026'],
  ['5.1.2026', 'en-GB', '5/1/2026'],
  ['4', 'en-GB', '4/'],
  ['512', 'en-GB', '5/12/'],
  ['12052026', 'en-US', '12/05/2026'],
  ['20261205', 'en-CA', '2026-12-05'],
  ['٠٥١٢٢٠٢٦', 'ar', '05/12/2026'],
  ['०५१२२०२६', 'hi', '05/12/2026'],
])('the keys %s in %s become %s', (keys, locale, shown) => {
  expect(typedKeys(keys, locale)).toBe(shown);
});

describe('a typed date', () => {
  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['5', 'unfinished'],
    ['05/12', 'unfinished'],
    ['05/12/202', 'unfinished'],
    ['31/02/2026', 'impossible'],
    ['29/02/2026', 'impossible'],
    ['12/13/2026', 'impossible'],
    ['00/01/2026', 'impossible'],
    ['05/12/0026', 'impossible'],
    ['05/12/2126', 'impossible'],
    ['tomorrow', 'impossible'],
  ])('“%s” is %s', (text, kind) => {
    expect(read(text)).toEqual({ kind });
  });

  it.each([
    ['29/02/2028', '2028-02-29'],
    ['31/12/2026', '2026-12-31'],
    ['01/01/2027', '2027-01-01'],
    ['1/1/2027', '2027-01-01'],
    ['2026-12-05', '2026-12-05'],
    ['\u200f05/12/2026', '2026-12-05'],
  ])('“%s” is %s', (text, value) => {
    expect(read(text)).toEqual({ kind: 'value', value });
  });

  it('text as stored is read in every locale, and written as the locale does', () => {
    for (const [locale, text] of Object.entries(locales)) {
      expect(read('2026-12-05', locale)).toMatchObject({ value: '2026-12-05' });
      expect(maskDate('2026-12-05', dateNotation(locale))).toBe(text);
    }
  });

  it('a year of two digits gets its century', () => {
    expect(withCentury('5/1/27', dateNotation('en-GB'))).toBe('05/01/2027');
    expect(withCentury('05/01/2027', dateNotation('en-GB'))).toBe('05/01/2027');
    expect(withCentury('05/01', dateNotation('en-GB'))).toBe('05/01');
  });
});
