import { countryOfTimeZone } from '@/time-zone-country.ts';

/** The order of days and months that most readers of English use. */
const WORLD_ENGLISH = 'en-GB';

const parse = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
};

/**
 * The locale with the digits and the calendar that cuffs, meters and due dates have everywhere: a 7 that is read for a 6
 * is worse than a foreign digit. See docs/decisions/2026-11-21-languages.md.
 */
const withCommonDigits = (tag: string): string =>
  new Intl.Locale(tag, { numberingSystem: 'latn', calendar: 'gregory' }).toString();

/**
 * How dates and numbers are written in a language: by the region of a language the browser asks for.
 * A plain `en` or `en-US` says nothing about where somebody is, since browsers come with it: then another wanted
 * language or the time zone decides, and else it is "10 Feb 2027". `timeZone` is asked only then: a browser takes long to
 * name it for the first time.
 */
export function formattingLocale(language: string, wanted: readonly string[], timeZone: () => string): string {
  const locales = wanted.map(parse).filter((locale) => locale !== null);
  const own = locales.filter((locale) => locale.language === language);
  if (language !== 'en') return withCommonDigits(own[0]?.baseName ?? language);
  const regional = own.find(({ region }) => region && region !== 'US');
  if (regional) return regional.baseName;
  const region = locales.find((locale) => locale.language !== 'en' && locale.region)?.region;
  if (region) return `en-${region}`;
  return countryOfTimeZone(timeZone()) === 'US' ? 'en-US' : WORLD_ENGLISH;
}
