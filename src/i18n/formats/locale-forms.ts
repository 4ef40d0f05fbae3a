import type { IntlShape } from 'react-intl';

/**
 * The locale's forms of dates (months and weekdays, with `{d}` and `{y}` for the numbers) and of decimals. Cached on
 * the phone: the first date and the first number that a browser formats take as long as drawing twenty rows each, and
 * the first page has some.
 */
export interface LocaleForms {
  readonly locale: string;
  /** Separator between the whole number and the tenths. */
  readonly decimalSign: string;
  /** "{d} November", January first. */
  readonly dayAndMonth: readonly string[];
  /** "{d} Nov {y}". */
  readonly shortDate: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
}

export const LOCALE_FORMS_KEY = 'maia-locale-forms';
const long = { day: 'numeric', month: 'long' } as const;
const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const weekday = { weekday: 'long' } as const;
/** A Sunday. */
const FIRST_DAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month, 22));
const weekDays = Array.from({ length: 7 }, (_, day) => FIRST_DAY + day * DAY_MS);
const placeholders: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: '{d}', year: '{y}' };

function patterns(locale: string, style: Intl.DateTimeFormatOptions, days: readonly number[]): string[] {
  const formatter = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  return days.map((day) =>
    formatter
      .formatToParts(day)
      .map(({ type, value }) => placeholders[type] ?? value)
      .join(''),
  );
}

const decimalSignOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.';

/** Computes all forms with Intl. */
const computeLocaleForms = (locale: string): LocaleForms => ({
  locale,
  decimalSign: decimalSignOf(locale),
  dayAndMonth: patterns(locale, long, months),
  shortDate: patterns(locale, short, months),
  weekdays: patterns(locale, weekday, weekDays),
});

const isList = (value: unknown, length: number): boolean => Array.isArray(value) && value.length === length;

/** Undefined before the cache was read, null when it has no valid entry. */
let cached: LocaleForms | null | undefined;

function readCache(): LocaleForms | null {
  try {
    const found = JSON.parse(localStorage.getItem(LOCALE_FORMS_KEY) ?? 'null') as LocaleForms | null;
    const isComplete =
      found !== null &&
      typeof found.decimalSign === 'string' &&
      isList(found.dayAndMonth, 12) &&
      isList(found.shortDate, 12) &&
      isList(found.weekdays, 7);
    return isComplete ? found : null;
  } catch {
    return null;
  }
}

const cachedForms = (): LocaleForms | null => (cached === undefined ? (cached = readCache()) : cached);

/** Whether this phone has cached the forms of some locale. */
export const hasLocaleForms = (): boolean => cachedForms() !== null;

/** Caches the forms of the current locale for the next start. */
export function cacheLocaleForms(locale: string): void {
  cached = computeLocaleForms(locale);
  try {
    localStorage.setItem(LOCALE_FORMS_KEY, JSON.stringify(cached));
  } catch {
    // Without storage the browser computes them at every start.
  }
}

function formsOf({ locale }: IntlShape): LocaleForms | null {
  const forms = cachedForms();
  return forms?.locale === locale ? forms : null;
}

const filled = (pattern: string | undefined, day: Date): string | undefined =>
  pattern?.replace('{d}', String(day.getDate())).replace('{y}', String(day.getFullYear()));

/** "21 November", in the device's zone. `time` in ms since 1970 or as ISO 8601. */
export function dayAndMonth(intl: IntlShape, time: number | string): string {
  const day = new Date(time);
  return filled(formsOf(intl)?.dayAndMonth[day.getMonth()], day) ?? intl.formatDate(day, long);
}

/** "21 Nov 2026", in the device's zone. */
export function shortDate(intl: IntlShape, time: number | string): string {
  const day = new Date(time);
  return filled(formsOf(intl)?.shortDate[day.getMonth()], day) ?? intl.formatDate(day, short);
}

/** "Saturday", in the device's zone. */
export function weekdayName(intl: IntlShape, time: number | string): string {
  const day = new Date(time);
  return formsOf(intl)?.weekdays[day.getDay()] ?? intl.formatDate(day, weekday);
}

/** The decimal separator; undefined when it is not cached, so that Intl is needed. */
export const decimalSign = (intl: IntlShape): string | undefined => formsOf(intl)?.decimalSign;
