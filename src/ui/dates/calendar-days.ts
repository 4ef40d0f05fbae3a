const DAY_MS = 86_400_000;

/** All counting is in UTC days, so that a change of the clock can neither repeat nor skip a day. */
const daysOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (days: number): string => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** A date `YYYY-MM-DD` so many days later. */
export const addDays = (date: string, days: number): string => dateOf(daysOf(date) + days);

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Monday is 1 and Sunday 7. */
export const weekdayOf = (date: string): number => new Date(daysOf(date) * DAY_MS).getUTCDay() || 7;

export const monthOf = (date: string): string => date.slice(0, 7);

/** The weeks of the month of this date, whole: days of the months beside it fill the first and the last. */
export function weeksOf(date: string, firstWeekday: number): string[][] {
  const first = `${monthOf(date)}-01`;
  const start = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7));
  const after = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let monday = start; monday < after; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  return weeks;
}

/** The date inside the limits that is nearest; a limit may be empty. */
export const within = (date: string, min: string, max: string): string =>
  min !== '' && date < min ? min : max !== '' && date > max ? max : date;

interface WeekInfo {
  readonly firstDay: number;
}

/** The weekday on which a calendar of this locale begins, Monday 1 to Sunday 7; Monday where the browser does not say. */
export function firstWeekdayOf(locale: string): number {
  const found = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return (found.getWeekInfo?.() ?? found.weekInfo)?.firstDay ?? 1;
}

/** Where an arrow or page key moves to from a day; undefined for other keys. */
export function moveBy(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  date: string,
  { isRightToLeft, firstWeekday }: { isRightToLeft: boolean; firstWeekday: number },
): string | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const dayOfWeek = (weekdayOf(date) - firstWeekday + 7) % 7;
  const months = shiftKey ? 12 : 1;
  const moves: Readonly<Record<string, () => string>> = {
    ArrowRight: () => addDays(date, forward),
    ArrowLeft: () => addDays(date, -forward),
    ArrowDown: () => addDays(date, 7),
    ArrowUp: () => addDays(date, -7),
    Home: () => addDays(date, -dayOfWeek),
    End: () => addDays(date, 6 - dayOfWeek),
    PageDown: () => addMonths(date, months),
    PageUp: () => addMonths(date, -months),
  };
  return moves[key]?.();
}
