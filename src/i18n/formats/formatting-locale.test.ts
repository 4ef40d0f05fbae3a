import { describe, expect, it } from 'vitest';
import { formattingLocale } from './formatting-locale.ts';

const dateIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date('2027-02-10T12:00:00Z'),
  );

/** The language and the region of a locale, without the clock, the digits and the calendar. */
const regionOf = (locale: string) => new Intl.Locale(locale).baseName;

it.each([
  ['en', ['en-US'], 'America/Chicago'],
  ['en', ['en-IN'], 'Asia/Kolkata'],
  ['es', ['es-MX'], 'America/Mexico_City'],
  ['hi', ['hi-IN'], 'Asia/Kolkata'],
  ['ar', ['ar-EG'], 'Africa/Cairo'],
  ['sw', ['sw-KE'], 'Africa/Nairobi'],
  ['fr', ['fr-CA'], 'America/Toronto'],
])('a time in %s for %j is on the 24-hour clock, as in the fields and on the papers', (language, requested, zone) => {
  const locale = formattingLocale(language, requested, () => zone);
  for (const style of [
    { hour: '2-digit', minute: '2-digit' },
    { hour: 'numeric', minute: 'numeric' },
    { timeStyle: 'short', dateStyle: 'medium' },
  ] as const) {
    const text = (hour: number) => new Intl.DateTimeFormat(locale, style).format(new Date(2026, 11, 5, hour, 30));
    expect(text(14)).toMatch(/14[:.]30|14 h 30/);
    expect(text(0)).toMatch(/00[:.]30|00 h 30/);
  }
});

describe('the locale for dates', () => {
  it('is day first for a browser with default settings, anywhere in the world', () => {
    const locale = formattingLocale('en', ['en-US', 'en'], () => 'Africa/Nairobi');
    expect(regionOf(locale)).toBe('en-GB');
    expect(dateIn(locale)).toBe('10 Feb 2027');
  });

  it('is month first for a browser with default settings in the United States', () => {
    const locale = formattingLocale('en', ['en-US', 'en'], () => 'America/Chicago');
    expect(regionOf(locale)).toBe('en-US');
    expect(dateIn(locale)).toBe('Feb 10, 2027');
  });

  it.each([
    [['en-IN', 'en-US'], 'Asia/Kolkata', 'en-IN'],
    [['en-US', 'en-KE'], 'America/New_York', 'en-KE'],
    [['sw-KE', 'en-US'], 'Africa/Nairobi', 'en-KE'],
    [['en'], 'UTC', 'en-GB'],
    [['en-US'], 'America/Indiana/Knox', 'en-US'],
    [['en-US'], 'America/Toronto', 'en-GB'],
    [[], 'Europe/Berlin', 'en-GB'],
    [['not a tag', 'en-ZA'], 'UTC', 'en-ZA'],
  ])('for %o in %s is that of %s', (requested, timeZone, locale) => {
    expect(regionOf(formattingLocale('en', requested, () => timeZone))).toBe(locale);
  });

  it.each([['ar-EG'], ['ar-SA'], ['ar'], ['hi-IN-u-nu-deva'], ['sw-KE']])(
    'has Latin digits and the calendar of the due date in %s',
    (requested) => {
      const language = requested.slice(0, 2);
      const locale = formattingLocale(language, [requested], () => 'UTC');
      expect(new Intl.NumberFormat(locale).format(164.5)).toMatch(/^164[.,٫]5$/);
      expect(dateIn(locale)).toMatch(/10.*2027/);
      expect(dateIn(locale)).toMatch(language === 'ar' ? /فبراير/ : /./);
    },
  );

  it('of another language has the region of the browser, and no region without one', () => {
    expect(formattingLocale('de', ['en-US', 'de-AT'], () => 'Europe/Vienna')).toMatch(/^de-AT-u-/);
    expect(formattingLocale('de', ['en-US'], () => 'Europe/Vienna')).toMatch(/^de-u-/);
  });
});
