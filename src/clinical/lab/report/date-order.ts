/** The part that comes first in the numeric dates of a report. */
export type DateOrder = 'day' | 'month';

/** A numeric date with the year last. Dates with month names or with the year first are unambiguous. */
const NUMERIC = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d|[./-]\d)/g;

/** The order that one date shows, or null: languages with dots put days first, and there is no 13th month. */
function orderOf([, first = '', sign, second = '']: readonly string[]): DateOrder | null {
  const [isFirstDay, isSecondDay] = [Number(first) > 12, Number(second) > 12];
  if (isSecondDay) return isFirstDay || sign === '.' ? null : 'month';
  return isFirstDay || sign === '.' ? 'day' : null;
}

/** The one order of all dates of a report; null when they do not show it, or contradict each other. */
export function dateOrderOf(texts: readonly string[]): DateOrder | null {
  const orders = new Set(texts.flatMap((text) => [...text.matchAll(NUMERIC)].flatMap((match) => orderOf(match) ?? [])));
  const [order] = orders;
  return orders.size === 1 && order !== undefined ? order : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number) => String(value).padStart(2, '0');

/** The first date in a text as `YYYY-MM-DD`, in this order unless that is impossible; null when there is none. */
export function dateIn(text: string, order: DateOrder): string | null {
  const iso = /\b(\d{4})[-./](\d{1,2})[-./](\d{1,2})\b/.exec(text);
  const other = /\b(\d{1,2})[-./ ](\d{1,2}|[a-z]{3})[a-z]*[-./, ]\s?(\d{4}|\d{2})\b/i.exec(text);
  const found = iso ?? other;
  if (!found) return null;
  const [, first = '', second = '', third = ''] = found;
  const [last, middlePart, outer] = iso ? [first, second, third] : [third, second, first];
  const year = Number(last) < 100 ? 2000 + Number(last) : Number(last);
  const isWord = !/\d/.test(middlePart);
  const middle = isWord ? MONTHS.indexOf(middlePart.toLowerCase()) + 1 : Number(middlePart);
  const candidates = [
    [middle, Number(outer)],
    [Number(outer), middle],
  ] as const;
  const inOrder = order === 'month' && !iso && !isWord ? candidates.toReversed() : candidates;
  const [month, day] = inOrder.find(([aMonth, aDay]) => aMonth >= 1 && aMonth <= 12 && aDay >= 1 && aDay <= 31) ?? [];
  if (month === undefined || day === undefined || year < 2000 || year > 2099) return null;
  return `${year}-${two(month)}-${two(day)}`;
}
