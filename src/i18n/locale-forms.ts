import type { IntlShape } from 'react-intl';

/**
 * How a locale writes days, each month and weekday once, with `{d}` and `{y}` for the numbers, and decimals. Kept on the
 * phone, because the first date and the first number that a browser formats take it as long as drawing twenty rows each, and
 * the first page has some.
 */
export interface LocaleForms {
  readonly locale: string;
  /** Between the whole and the tenths. */
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

const twelve = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month, 22));
const seven = Array.from({ length: 7 }, (_, day) => FIRST_DAY + day * DAY_MS);
const places: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: '{d}', year: '{y}' };

function patterns(locale: string, look: Intl.DateTimeFormatOptions, days: readonly number[]): string[] {
  const face = new Intl.DateTimeFormat(locale, { ...look, timeZone: 'UTC' });
  return days.map((day) =>
    face
      .formatToParts(day)
      .map(({ type, value }) => places[type] ?? value)
      .join(''),
  );
}

const signIn = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.';

/** Asks the browser for every word. */
const askLocaleForms = (locale: string): LocaleForms => ({
  locale,
  decimalSign: signIn(locale),
  dayAndMonth: patterns(locale, long, twelve),
  shortDate: patterns(locale, short, twelve),
  weekdays: patterns(locale, weekday, seven),
});

const isList = (value: unknown, length: number): boolean => Array.isArray(value) && value.length === length;

/** Undefined until it was looked for, null where there is none or none that can be read. */
let kept: LocaleForms | null | undefined;

function readKept(): LocaleForms | null {
  try {
    const found = JSON.parse(localStorage.getItem(LOCALE_FORMS_KEY) ?? 'null') as LocaleForms | null;
    const isWhole =
      found !== null &&
      typeof found.decimalSign === 'string' &&
      isList(found.dayAndMonth, 12) &&
      isList(found.shortDate, 12) &&
      isList(found.weekdays, 7);
    return isWhole ? found : null;
  } catch {
    return null;
  }
}

const keptForms = (): LocaleForms | null => (kept === undefined ? (kept = readKept()) : kept);

/** Whether this phone has kept the forms of some locale. */
export const hasLocaleForms = (): boolean => keptForms() !== null;

/** Keeps the forms of the locale in use for the next start. */
export function keepLocaleForms(locale: string): void {
  kept = askLocaleForms(locale);
  try {
    localStorage.setItem(LOCALE_FORMS_KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing is asked again with every start.
  }
}

function formsOf({ locale }: IntlShape): LocaleForms | null {
  const forms = keptForms();
  return forms?.locale === locale ? forms : null;
}

const filled = (pattern: string | undefined, day: Date): string | undefined =>
  pattern?.replace('{d}', String(day.getDate())).replace('{y}', String(day.getFullYear()));

/** "21 November", of the device's day. `time` in ms since 1970 or as ISO 8601. */
export function dayAndMonth(intl: IntlShape, time: number | string): string {
  const day = new Date(time);
  return filled(formsOf(intl)?.dayAndMonth[day.getMonth()], day) ?? intl.formatDate(day, long);
}

/** "21 Nov 2026", of the device's day. */
export function shortDate(intl: IntlShape, time: number | string): string {
  const day = new Date(time);
  return filled(formsOf(intl)?.shortDate[day.getMonth()], day) ?? intl.formatDate(day, short);
}

/** "Saturday", of the device's day. */
export function weekdayName(intl: IntlShape, time: number | string): string {
  const day = new Date(time);
  return formsOf(intl)?.weekdays[day.getDay()] ?? intl.formatDate(day, weekday);
}

/** Between the whole and the tenths; undefined where it is not kept and the browser has to be asked. */
export const decimalSign = (intl: IntlShape): string | undefined => formsOf(intl)?.decimalSign;
