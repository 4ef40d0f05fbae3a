import { countryOfTimeZone } from '@/i18n/formats/time-zone-country.ts';

/** The order of days and months that most readers of English use. */
const WORLD_ENGLISH = 'en-GB';

const parse = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
};

/** The 24-hour clock of monitors and clinic papers: 02:30 beside 14:30 is misread. */
const withCommonClock = (tag: string): string => new Intl.Locale(tag, { hourCycle: 'h23' }).toString();

/**
 * The locale with the clock, the digits and the calendar used on blood pressure monitors, meters and due dates: misreading a 7 as
 * a 6 is worse than a foreign digit. See docs/decisions/2026-11-21-languages.md.
 */
const withCommonDigits = (tag: string): string =>
  new Intl.Locale(withCommonClock(tag), { numberingSystem: 'latn', calendar: 'gregory' }).toString();

/**
 * The locale for dates and numbers in a language: the region of a matching language in the browser's list.
 * A plain `en` or `en-US` does not show where the user is, because it is a browser default: then another language of
 * the list or the time zone decides, else "10 Feb 2027". `timeZone` is called only then, because a browser's first
 * lookup of its zone is slow.
 */
export function formattingLocale(language: string, requested: readonly string[], timeZone: () => string): string {
  const locales = requested.map(parse).filter((locale) => locale !== null);
  const ofLanguage = locales.filter((locale) => locale.language === language);
  if (language !== 'en') return withCommonDigits(ofLanguage[0]?.baseName ?? language);
  const regional = ofLanguage.find(({ region }) => region && region !== 'US');
  if (regional) return withCommonClock(regional.baseName);
  const region = locales.find((locale) => locale.language !== 'en' && locale.region)?.region;
  if (region) return withCommonClock(`en-${region}`);
  return withCommonClock(countryOfTimeZone(timeZone()) === 'US' ? 'en-US' : WORLD_ENGLISH);
}
