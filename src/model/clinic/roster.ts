import { id, idPattern, isClockTime, required, text, texts, type Values } from '@/model/schema/field.ts';
import { issue, type Issue } from '@/model/schema/issue.ts';
import { sharedRecord } from '@/model/schema/record.ts';
import { isTimeZone } from '@/model/time/time-zone.ts';
import { dateAfter, type Hours, type OnCallPlan, type Weekday } from './on-call.ts';

export const MAX_WEEK_LINES = 100;
export const MAX_EXCEPTION_LINES = 400;
const LINE = 80;

const isDate = (word: string): boolean => {
  const ms = /^\d{4}-\d\d-\d\d$/.test(word) ? Date.parse(`${word}T00:00Z`) : NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(word);
};
const isWeekday = (word: string): boolean => /^[1-7]$/.test(word);

const readHours = (words: readonly string[]): Hours | undefined => {
  const [from = '', to = '', userId = ''] = words;
  return words.length === 3 && isClockTime(from) && isClockTime(to) && idPattern.test(userId)
    ? { from, to, userId }
    : undefined;
};

const isWeekLine = (line: string): boolean => {
  const [day = '', ...hours] = line.split(' ');
  return isWeekday(day) && readHours(hours) !== undefined;
};
const isExceptionLine = (line: string): boolean => {
  const [date = '', ...hours] = line.split(' ');
  return isDate(date) && (hours.length === 0 || readHours(hours) !== undefined);
};

type Lines = Readonly<Partial<Record<'week' | 'exceptions', readonly string[] | null>>>;

function rosterIssues({ timeZone, week, exceptions }: Lines & { readonly timeZone: string }): Issue[] {
  if (!isTimeZone(timeZone)) return [issue('timeZone', 'zone', { value: timeZone })];
  if (!(week ?? []).every(isWeekLine)) return [issue('week', 'form')];
  return (exceptions ?? []).every(isExceptionLine) ? [] : [issue('exceptions', 'form')];
}

/**
 * Who is on call in a hospital; its id is that of the hospital. Only the function `clinic` writes it.
 * A line of the week is `1 20:00 08:00 <account>`: weekday, from, to, person. A line of an exception begins with a date
 * instead; a date alone says that no shift starts on it.
 */
export const roster = sharedRecord({
  collection: 'rosters',
  title: 'on-call roster',
  conflict: 'server',
  collectionGrants: ['read("label:doctor")', 'read("label:admin")'],
  fields: {
    hospitalId: required(id()),
    timeZone: required(text(64)),
    week: texts(LINE, MAX_WEEK_LINES),
    exceptions: texts(LINE, MAX_EXCEPTION_LINES),
  },
  check: rosterIssues,
});
export type Roster = Values<typeof roster.fields>;

/** The plan of a stored roster. Lines that cannot be read are left out. */
export function planOf({ timeZone, week, exceptions }: Pick<Roster, 'timeZone' | 'week' | 'exceptions'>): OnCallPlan {
  const byDate = new Map<string, Hours[]>();
  for (const line of (exceptions ?? []).filter(isExceptionLine)) {
    const [date = '', ...words] = line.split(' ');
    const hours = readHours(words);
    byDate.set(date, [...(byDate.get(date) ?? []), ...(hours ? [hours] : [])]);
  }
  return {
    timeZone,
    week: (week ?? []).filter(isWeekLine).flatMap((line) => {
      const [day, ...words] = line.split(' ');
      const hours = readHours(words);
      return hours ? [{ day: Number(day) as Weekday, ...hours }] : [];
    }),
    exceptions: [...byDate].map(([date, hours]) => ({ date, hours })),
  };
}

const lineOf = (beginning: string | number, { from, to, userId }: Hours): string =>
  `${beginning} ${from} ${to} ${userId}`;

/** The fields of a plan. Exceptions that ended before `today` (`YYYY-MM-DD`) are left out. */
export const linesOf = (
  { week, exceptions }: OnCallPlan,
  today: string,
): Required<Pick<Roster, 'week' | 'exceptions'>> => ({
  week: week
    .toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from))
    .map(({ day, ...hours }) => lineOf(day, hours)),
  exceptions: exceptions
    // A night shift of yesterday may still run.
    .filter(({ date }) => date >= dateAfter(today, -1))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ date, hours }) => (hours.length === 0 ? [date] : hours.map((each) => lineOf(date, each)))),
});
