import { afterEach, describe, expect, it, vi } from 'vitest';
import { formattingLocale } from './formatting-locale.ts';
import { languageTags } from '@/i18n/languages/languages.ts';
import { numberFormat } from './number-format.ts';

/** The locale requests of phones in many countries, including those with their own digits or calendars. */
const requested = [
  'US',
  'GB',
  'IN',
  'KE',
  'NG',
  'PK',
  'MX',
  'ES',
  'CA',
  'CH',
  'FR',
  'EG',
  'SY',
  'MA',
  'TZ',
  'MM',
  'NP',
];
const locales = languageTags.flatMap((language) =>
  requested.map((region) =>
    formattingLocale(language, [`${language}-${region}-u-nu-deva`, 'ar-EG'], () => 'Africa/Cairo'),
  ),
);

afterEach(() => vi.restoreAllMocks());

describe('a number in a sentence', () => {
  it.each([...new Set(locales)])('is written as Intl writes it: %s', (locale) => {
    const browser = new Intl.NumberFormat(locale);
    const format = numberFormat(locale);
    const values = [...Array.from({ length: 1100 }, (_, n) => n), -1, 0.5, 68.4, 12_345, 1e21, Number.NaN];
    for (const value of values) expect(format.format(value)).toBe(browser.format(value));
  });

  it('keeps its number format options', () => {
    const style = { style: 'percent' } as const;
    expect(numberFormat('en-GB', style).format(1)).toBe('100%');
    expect(numberFormat('en-GB').formatToParts(7)).toEqual([{ type: 'integer', value: '7' }]);
    expect(numberFormat('en-GB').resolvedOptions().locale).toBe('en-GB');
  });

  it('does not call Intl when it is a small whole number', () => {
    const numberFormatSpy = vi.spyOn(Intl, 'NumberFormat');
    const format = numberFormat('en-GB', {});
    expect(format.format(28)).toBe('28');
    expect(numberFormatSpy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(format.format(2800)).toBe('2,800');
  });
});
