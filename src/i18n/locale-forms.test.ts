// @vitest-environment happy-dom
import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formattingLocale } from './formatting-locale.ts';

const long = { day: 'numeric', month: 'long' } as const;
const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const days = Array.from({ length: 366 + 365 }, (_, at) => new Date(2027, 0, 1 + at, 9).getTime());
const spoken = ['en-GB', 'en-US', 'en-IN', 'es-MX', 'es-ES', 'fr-CA', 'fr-FR', 'hi-IN', 'ar-EG', 'ar-SY', 'sw-KE'];
const localeOf = (wanted: string) => formattingLocale(wanted.slice(0, 2), [wanted], () => 'America/Chicago');

/** As a new start of the app finds it. */
async function newStart() {
  vi.resetModules();
  return import('./locale-forms.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('words of days and decimals', () => {
  it.each(spoken)('are those of the browser for every day of two years in %s, and ask it for none', async (wanted) => {
    const locale = localeOf(wanted);
    const intl = createIntl({ locale });
    const expected = days.map((day) => [
      intl.formatDate(day, long),
      intl.formatDate(day, short),
      intl.formatDate(day, { weekday: 'long' }),
    ]);
    (await newStart()).keepLocaleForms(locale);
    const { dayAndMonth, shortDate, weekdayName } = await newStart();
    const asked = vi.spyOn(Intl, 'DateTimeFormat');
    const said = days.map((day) => [dayAndMonth(intl, day), shortDate(intl, day), weekdayName(intl, day)]);
    expect(asked).not.toHaveBeenCalled();
    expect(said).toEqual(expected);
  });

  it.each(spoken)(
    'write every number of a reading as the browser does in %s, and ask it for none that needs no rounding',
    async (wanted) => {
      const locale = localeOf(wanted);
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
      (await newStart()).keepLocaleForms(locale);
      vi.resetModules();
      const { figure } = await import('./reading-words.ts');
      const asked = vi.spyOn(Intl, 'NumberFormat');
      expect([whole.map((value) => figure(intl, value)), tenths.map((value) => figure(intl, value, 1))]).toEqual(
        expected,
      );
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
      const others = [107.37, 68.35, 5.25, 0.05, -3, 1e21];
      expect(others.map((value) => figure(intl, value, 1))).toEqual(others.map((value) => write(value, 1)));
    },
  );

  it.each([
    ['nothing is kept', () => undefined],
    [
      'what is kept cannot be read',
      () => localStorage.setItem('maia-locale-forms', '{"locale":"en-GB","weekdays":[]}'),
    ],
    ['what is kept is no list of words', () => localStorage.setItem('maia-locale-forms', 'Saturday')],
  ])('are asked of the browser where %s', async (_, given) => {
    given();
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

  it('are those of the language that is spoken now, not of the one before', async () => {
    (await newStart()).keepLocaleForms('en-GB');
    const { dayAndMonth } = await newStart();
    expect(dayAndMonth(createIntl({ locale: 'es' }), new Date(2026, 10, 21).getTime())).toBe('21 de noviembre');
  });
});
