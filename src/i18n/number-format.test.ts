import { afterEach, describe, expect, it, vi } from 'vitest';
import { formattingLocale } from './formatting-locale.ts';
import { languageTags } from './languages.ts';
import { numberFormat } from './number-format.ts';

/** As phones of many countries ask for them, with those whose own digits or calendars are others. */
const wanted = ['US', 'GB', 'IN', 'KE', 'NG', 'PK', 'MX', 'ES', 'CA', 'CH', 'FR', 'EG', 'SY', 'MA', 'TZ', 'MM', 'NP'];
const spoken = languageTags.flatMap((language) =>
  wanted.map((region) =>
    formattingLocale(language, [`${language}-${region}-u-nu-deva`, 'ar-EG'], () => 'Africa/Cairo'),
  ),
);

afterEach(() => vi.restoreAllMocks());

describe('a number in a sentence', () => {
  it.each([...new Set(spoken)])('is written as the browser writes it: %s', (locale) => {
    const browser = new Intl.NumberFormat(locale);
    const own = numberFormat(locale);
    const values = [...Array.from({ length: 1100 }, (_, n) => n), -1, 0.5, 68.4, 12_345, 1e21, Number.NaN];
    for (const value of values) expect(own.format(value)).toBe(browser.format(value));
  });

  it('keeps what it was asked to look like', () => {
    const look = { style: 'percent' } as const;
    expect(numberFormat('en-GB', look).format(1)).toBe('100%');
    expect(numberFormat('en-GB').formatToParts(7)).toEqual([{ type: 'integer', value: '7' }]);
    expect(numberFormat('en-GB').resolvedOptions().locale).toBe('en-GB');
  });

  it('asks the browser for nothing while it is a small whole one', () => {
    const asked = vi.spyOn(Intl, 'NumberFormat');
    const own = numberFormat('en-GB', {});
    expect(own.format(28)).toBe('28');
    expect(asked).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(own.format(2800)).toBe('2,800');
  });
});
