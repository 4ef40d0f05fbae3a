import {
  plainForm,
  startsWithFinding,
  startsWithFlag,
  startsWithRange,
  startsWithUnit,
  startsWithValue,
} from '@/clinical/lab/printed-forms.ts';
import type { PrintedWord } from './printed-page.ts';

/** What follows the name of a test, by role. */
export interface Tail {
  readonly value: PrintedWord[];
  readonly unit: PrintedWord[];
  readonly range: PrintedWord[];
  readonly flag: PrintedWord[];
  /** Words that could not be assigned. */
  readonly rest: PrintedWord[];
}

export const emptyTail = (): Tail => ({ value: [], unit: [], range: [], flag: [], rest: [] });
export const textOf = (words: readonly PrintedWord[]): string => words.map(({ text }) => text).join(' ');

const RANGE_LABEL = /^(?:reference|ref\.?|normal|range|interval|values?|biological|referenz\w*|norm\w*|limits?)[:.]*$/i;
const FOR_WHOM =
  /^(?:f|m|females?|males?|women|men|adults?|non-?pregnant|pregnant|pregnancy|t[123]|1st|2nd|3rd|first|second|third|trimester|normal|optimal|desirable|sufficient|deficient|insufficient|fasting|negative|frauen?|männer|femmes?|hommes?|mujeres?|hombres?)[:=(]*$/i;
const OPENS = /^[([]\s?/;

const inBrackets = (start: (text: string) => number) => (text: string) => {
  const opening = OPENS.exec(text)?.[0].length ?? 0;
  const length = start(text.slice(opening));
  return length === 0 ? 0 : length + opening;
};
export const rangeAt = inBrackets(startsWithRange);
const findingAt = inBrackets(startsWithFinding);
export const unitAt = inBrackets(startsWithUnit);

/** How many words at the start are covered by the first `length` characters of their plain text. */
export function wordsIn(words: readonly PrintedWord[], length: number): number {
  for (let count = 1; count <= words.length; count += 1)
    if (plainForm(textOf(words.slice(0, count))).length >= length) return count;
  return words.length;
}

/**
 * Sorts words that begin with a value, or with a mark before it, by their forms; each form is used once.
 * @param startsCell whether a column begins with this word
 * @param isValueColumn in this column text that looks like a range is a result
 * @returns null when they do not begin with a value
 */
export function scanTail(
  words: readonly PrintedWord[],
  startsCell: (word: PrintedWord) => boolean,
  isValueColumn = false,
): Tail | null {
  const tail = emptyTail();
  let index = 0;
  const left = () => words.slice(index);
  const take = (part: keyof Tail, length: number) => {
    const count = wordsIn(left(), length);
    tail[part].push(...words.slice(index, index + count));
    index += count;
  };

  while (index < words.length && tail.value.length === 0) {
    const text = plainForm(textOf(left()));
    const flag = startsWithFlag(text);
    const [value, range, finding] = [startsWithValue(text), startsWithRange(text), startsWithFinding(text)];
    if (range > value && value > 0) {
      if (!isValueColumn) return null;
      take('value', range);
    } else if (/^[<>≤≥] \d/.test(text)) take('value', 3);
    else if (value > 0) take('value', value);
    else if (flag > 0 && tail.flag.length === 0 && startsWithValue(text.slice(flag).trimStart()) > 0)
      take('flag', flag);
    else if (finding > 0) take('value', finding);
    else return null;
  }

  while (index < words.length) {
    const word = words[index];
    if (!word) break;
    const text = plainForm(textOf(left()));
    const range = tail.range.length === 0 ? rangeAt(text) : 0;
    const unit = tail.unit.length === 0 ? unitAt(text) : 0;
    const flag = tail.flag.length === 0 ? startsWithFlag(text) : 0;
    const finding = findingAt(text);
    const hasRangeAhead =
      tail.range.length === 0 &&
      words.slice(index + 1).some((_, ahead) => rangeAt(plainForm(textOf(words.slice(index + 1 + ahead)))) > 0);
    if (tail.range.length === 0 && RANGE_LABEL.test(word.text) && (hasRangeAhead || finding === 0)) index += 1;
    else if (range > 0 && range > unit) take('range', range);
    else if (unit > 0 && unit >= flag) take('unit', unit);
    else if (hasRangeAhead && FOR_WHOM.test(word.text) && flag === 0) take('range', 1);
    else if (flag > 0 && !(startsCell(word) && finding > flag)) take('flag', flag);
    else if (finding > 0 && tail.range.length === 0 && startsCell(word)) take('range', finding);
    else if (tail.range.length > 0) take('range', 1);
    else take('rest', 1);
  }
  return tail;
}
