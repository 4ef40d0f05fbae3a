// @vitest-environment page
import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formattingLocale } from './formatting-locale.ts';

const long = { day: 'numeric', month: 'long' } as const;
const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const days = Array.from({ length: 366 + 365 }, (_, at) => new Date(2027, 0, 1 + at, 9).getTime());
const browserLocales = [
  'en-GB',
  'en-US',
  'en-IN',
  'es-MX',
  'es-ES',
  'fr-CA',
  'fr-FR',
  'hi-IN',
  'ar-EG',
  'ar-SY',
  'sw-KE',
];
const localeOf = (requested: string) => formattingLocale(requested.slice(0, 2), [requested], () => 'America/Chicago');

/** The modules as a new start of the app loads them. */
async function newStart() {
  vi.resetModules();
  return import('./locale-forms.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('cached forms of weekdays and decimals', () => {
  it.each(browserLocales)(
    'equal those of Intl for every day of two years in %s, without a call to Intl',
    async (requested) => {
      const locale = localeOf(requested);
      const intl = createIntl({ locale });
      const expected = days.map((day) => [
        intl.formatDate(day, long),
        intl.formatDate(day, short),
        intl.formatDate(day, { weekday: 'long' }),
      ]);
      (await newStart()).cacheLocaleForms(locale);
      const { dayAndMonth, shortDate, weekdayName } = await newStart();
      const numberFormatSpy = vi.spyOn(Intl, 'DateTimeFormat');
      const texts = days.map((day) => [dayAndMonth(intl, day), shortDate(intl, day), weekdayName(intl, day)]);
      expect(numberFormatSpy).not.toHaveBeenCalled();
      expect(texts).toEqual(expected);
    },
  );

  it.each(browserLocales)(
    'write every number of a reading as Intl does in %s, without a call to Intl unless it needs rounding',
    async (requested) => {
      const locale = localeOf(requested);
      const intl = createIntl({ locale });
      const write = (value: number, decimals: number) =>
        new Intl.NumberFormat(locale, {
          numberingSystem: 'latn',
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          useGrouping: false,
        }).format(value);
      const whole = Array.from({ length: 1_500 }, (_, value) => value);
      const tenths = whole.map((value) => value / 10);
      const expected = [whole.map((value) => write(value, 0)), tenths.map((value) => write(value, 1))];
      (await newStart()).cacheLocaleForms(locale);
      vi.resetModules();
      const { formatReadingNumber } = await import('@/i18n/phrases/reading-words.ts');
      const numberFormatSpy = vi.spyOn(Intl, 'NumberFormat');
      expect([
        whole.map((value) => formatReadingNumber(intl, value)),
        tenths.map((value) => formatReadingNumber(intl, value, 1)),
      ]).toEqual(expected);
      expect(numberFormatSpy).not.toHaveBeenCalled();
      numberFormatSpy.mockRestore();
      const others = [107.37, 68.35, 5.25, 0.05, -3, 1e21];
      expect(others.map((value) => formatReadingNumber(intl, value, 1))).toEqual(
        others.map((value) => write(value, 1)),
      );
    },
  );

  it.each([
    ['nothing is cached', () => undefined],
    [
      'the cached text has no forms',
      () => localStorage.setItem('maia-locale-forms', '{"locale":"en-GB","weekdays":[]}'),
    ],
    ['the cached text cannot be parsed', () => localStorage.setItem('maia-locale-forms', 'Saturday')],
  ])('fall back on Intl when %s', async (_, setUp) => {
    setUp();
    const { dayAndMonth, hasLocaleForms, shortDate, weekdayName } = await newStart();
    const intl = createIntl({ locale: 'en-GB' });
    const day = new Date(2026, 10, 21, 9).toISOString();
    expect(hasLocaleForms()).toBe(false);
    expect([dayAndMonth(intl, day), shortDate(intl, day), weekdayName(intl, day)]).toEqual([
      '21 November',
      '21 Nov 2026',
      'Saturday',
    ]);
  });

  it('are those of the current language after a switch', async () => {
    (await newStart()).cacheLocaleForms('en-GB');
    const { dayAndMonth } = await newStart();
    expect(dayAndMonth(createIntl({ locale: 'es' }), new Date(2026, 10, 21).getTime())).toBe('21 de noviembre');
  });
});
