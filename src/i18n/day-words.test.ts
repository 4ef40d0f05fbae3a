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
  return import('./day-words.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('words of days', () => {
  it.each(spoken)('are those of the browser for every day of two years in %s, and ask it for none', async (wanted) => {
    const locale = localeOf(wanted);
    const intl = createIntl({ locale });
    const expected = days.map((day) => [
      intl.formatDate(day, long),
      intl.formatDate(day, short),
      intl.formatDate(day, { weekday: 'long' }),
    ]);
    (await newStart()).keepDayWords(locale);
    const { dayAndMonth, shortDate, weekdayName } = await newStart();
    const asked = vi.spyOn(Intl, 'DateTimeFormat');
    const said = days.map((day) => [dayAndMonth(intl, day), shortDate(intl, day), weekdayName(intl, day)]);
    expect(asked).not.toHaveBeenCalled();
    expect(said).toEqual(expected);
  });

  it.each([
    ['nothing is kept', () => undefined],
    ['what is kept cannot be read', () => localStorage.setItem('maia-day-words', '{"locale":"en-GB","weekdays":[]}')],
    ['what is kept is no list of words', () => localStorage.setItem('maia-day-words', 'Saturday')],
  ])('are asked of the browser where %s', async (_, given) => {
    given();
    const { dayAndMonth, hasDayWords, shortDate, weekdayName } = await newStart();
    const intl = createIntl({ locale: 'en-GB' });
    const day = new Date(2026, 10, 21, 9).toISOString();
    expect(hasDayWords()).toBe(false);
    expect([dayAndMonth(intl, day), shortDate(intl, day), weekdayName(intl, day)]).toEqual([
      '21 November',
      '21 Nov 2026',
      'Saturday',
    ]);
  });

  it('are those of the language that is spoken now, not of the one before', async () => {
    (await newStart()).keepDayWords('en-GB');
    const { dayAndMonth } = await newStart();
    expect(dayAndMonth(createIntl({ locale: 'es' }), new Date(2026, 10, 21).getTime())).toBe('21 de noviembre');
  });
});
