import type { IntlShape } from 'react-intl';

/**
 * How a locale writes days, each month and weekday once, with `{d}` and `{y}` for the numbers. Kept on the phone, because
 * the first date that a browser formats takes it as long as drawing twenty rows, and the first page has some.
 */
export interface DayWords {
  readonly locale: string;
  /** "{d} November", January first. */
  readonly dayAndMonth: readonly string[];
  /** "{d} Nov {y}". */
  readonly shortDate: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
}

export const DAY_WORDS_KEY = 'maia-day-words';
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

/** Asks the browser for every word. */
const askDayWords = (locale: string): DayWords => ({
  locale,
  dayAndMonth: patterns(locale, long, twelve),
  shortDate: patterns(locale, short, twelve),
  weekdays: patterns(locale, weekday, seven),
});

const isList = (value: unknown, length: number): boolean => Array.isArray(value) && value.length === length;

/** Undefined until it was looked for, null where there is none or none that can be read. */
let kept: DayWords | null | undefined;

function readKept(): DayWords | null {
  try {
    const found = JSON.parse(localStorage.getItem(DAY_WORDS_KEY) ?? 'null') as DayWords | null;
    const isWhole =
      found !== null && isList(found.dayAndMonth, 12) && isList(found.shortDate, 12) && isList(found.weekdays, 7);
    return isWhole ? found : null;
  } catch {
    return null;
  }
}

const keptWords = (): DayWords | null => (kept === undefined ? (kept = readKept()) : kept);

/** Whether this phone has kept the words of some locale. */
export const hasDayWords = (): boolean => keptWords() !== null;

/** Keeps the words of the locale in use for the next start. */
export function keepDayWords(locale: string): void {
  kept = askDayWords(locale);
  try {
    localStorage.setItem(DAY_WORDS_KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing is asked again with every start.
  }
}

function wordsOf({ locale }: IntlShape): DayWords | null {
  const words = keptWords();
  return words?.locale === locale ? words : null;
}

const filled = (pattern: string | undefined, day: Date): string | undefined =>
  pattern?.replace('{d}', String(day.getDate())).replace('{y}', String(day.getFullYear()));

/** "21 November", of the device's day. `time` in ms since 1970 or as ISO 8601. */
export function dayAndMonth(intl: IntlShape, time: number | string): string {
  const day = new Date(time);
  return filled(wordsOf(intl)?.dayAndMonth[day.getMonth()], day) ?? intl.formatDate(day, long);
}

/** "21 Nov 2026", of the device's day. */
export function shortDate(intl: IntlShape, time: number | string): string {
  const day = new Date(time);
  return filled(wordsOf(intl)?.shortDate[day.getMonth()], day) ?? intl.formatDate(day, short);
}

/** "Saturday", of the device's day. */
export function weekdayName(intl: IntlShape, time: number | string): string {
  const day = new Date(time);
  return wordsOf(intl)?.weekdays[day.getDay()] ?? intl.formatDate(day, weekday);
}
