import { isKnownAnalyte } from '../analytes.ts';
import { columnFor, spansColumns, type Column, type Role } from './columns.ts';
import type { Line } from './lines.ts';
import {
  plainForm,
  startsWithFinding,
  startsWithFlag,
  startsWithUnit,
  startsWithValue,
} from '@/clinical/lab/printed-forms.ts';
import type { PrintedWord } from './printed-page.ts';
import { emptyTail, rangeAt, scanTail, textOf, unitAt, wordsIn, type Tail } from './scan-tail.ts';

/** The words of one row by their role. */
export interface RowParts extends Tail {
  readonly name: readonly PrintedWord[];
}

const LETTERS = /\p{L}{2,}|^\p{L}\d?$/u;
const SERIAL = /^\d{1,3}[.)]?$/;
const hasLetters = (words: readonly PrintedWord[]) => words.some(({ text }) => LETTERS.test(text));

function cleanName(words: readonly PrintedWord[]): PrintedWord[] {
  const isNumbered = words.length > 1 && SERIAL.test(words[0]?.text ?? '') && hasLetters(words.slice(1));
  return (isNumbered ? words.slice(1) : words).filter(({ text }) => !/^[.:;·*|–-]+$/.test(text));
}

type Buckets = Record<Role, PrintedWord[]>;

/** Whether a word of this form may belong to a later column than the one in which its cell began. */
function mayChangeColumn(from: Role, to: Role, words: readonly PrintedWord[]): boolean {
  const text = plainForm(textOf(words));
  if (to === 'other' || to === 'name') return false;
  if (to === 'value') return from === 'name' && (startsWithValue(text) > 0 || startsWithFinding(text) > 0);
  if (from === 'range') return to === 'flag' && startsWithFlag(text) === text.length;
  // "Protein/creatinine ratio" is a name.
  if (to === 'unit')
    return startsWithUnit(text) > 0 && (from !== 'name' || /[/%]/.test(text.slice(0, startsWithUnit(text))));
  if (to === 'range') return rangeAt(text) > 0;
  return from !== 'name' && startsWithFlag(text) === text.length;
}

/** The words under each heading. A cell that spans two columns is split where its form changes. */
function bucketsOf(line: Line, columns: readonly Column[]): Buckets {
  const buckets: Buckets = { name: [], value: [], unit: [], range: [], flag: [], other: [] };
  for (const cell of line.cells) {
    const first = cell.words[0];
    if (!first) continue;
    const start = spansColumns(cell, columns) ? first : cell;
    let role: Role = columnFor(start, columns)?.role ?? 'other';
    if (columnFor(first, columns)?.role === 'name' && hasLetters(cell.words)) role = 'name';
    for (const [index, word] of cell.words.entries()) {
      const wordRole = columnFor(word, columns)?.role ?? role;
      if (index > 0 && wordRole !== role && mayChangeColumn(role, wordRole, cell.words.slice(index))) role = wordRole;
      buckets[role].push(word);
    }
  }
  return buckets;
}

/** Sorts the words under the unit heading: a unit, and what overflowed into its column. */
function sortUnits(tail: Tail, unit: readonly PrintedWord[], takesRange: boolean, takesFlag: boolean): void {
  let left = unit;
  const text = () => plainForm(textOf(left));
  const take = (part: keyof Tail, length: number) => {
    const count = wordsIn(left, length);
    tail[part].push(...left.slice(0, count));
    left = left.slice(count);
  };
  const flag = startsWithFlag(text());
  if (takesFlag && tail.flag.length === 0 && flag > 0 && unitAt(text()) === 0) take('flag', flag);
  if (left.length > 0 && unitAt(text()) > 0) {
    tail.unit.length = 0;
    take('unit', unitAt(text()));
  }
  if (left.length > 0 && takesRange && rangeAt(text()) > 0) tail.range.push(...left);
  else if (tail.unit.length === 0) tail.unit.push(...left);
  else tail.rest.push(...left);
}

/** A row under headings. Where a column contains more than its heading says, the forms of the words decide. */
function readUnder(line: Line, columns: readonly Column[]): RowParts | null {
  const { name, value, unit, range, flag } = bucketsOf(line, columns);
  const cellStarts = new Set(line.cells.map(({ words }) => words[0]));
  const scanned =
    value.length === 0
      ? emptyTail()
      : (scanTail(value, (word) => cellStarts.has(word), true) ?? { ...emptyTail(), value });
  const tail: Tail = { ...scanned, rest: [...scanned.rest] };
  sortUnits(tail, unit, range.length === 0, flag.length === 0);
  if (range.length > 0) {
    const leading = tail.unit.length === 0 ? startsWithUnit(plainForm(textOf(range))) : 0;
    const from = leading > 0 ? wordsIn(range, leading) : 0;
    tail.unit.push(...range.slice(0, from));
    const after = range.findIndex(
      (word, at) => at > from && cellStarts.has(word) && unitAt(plainForm(textOf(range.slice(at)))) > 0,
    );
    const until = tail.unit.length === 0 && after > 0 ? after : range.length;
    tail.unit.push(...range.slice(until));
    tail.range.splice(0, tail.range.length, ...range.slice(from, until));
  }
  if (flag.length > 0) {
    const flagText = plainForm(textOf(flag));
    if (startsWithFlag(flagText) > 0 || tail.flag.length > 0) {
      const marks = wordsIn(flag, startsWithFlag(flagText));
      const isUnit = tail.unit.length === 0 && unitAt(plainForm(textOf(flag.slice(marks)))) > 0;
      tail.flag.push(...(isUnit ? flag.slice(0, marks) : flag));
      if (isUnit) tail.unit.push(...flag.slice(marks));
    } else if (tail.range.length === 0 && rangeAt(flagText) > 0) tail.range.push(...flag);
    else if (tail.unit.length === 0 && unitAt(flagText) > 0) tail.unit.push(...flag);
    else if (tail.value.length === 0 && startsWithValue(flagText) > 0) tail.value.push(...flag);
    else tail.rest.push(...flag);
  }
  return { ...tail, name: cleanName(name) };
}

/** How well a reading explains a line. */
function scoreOf(name: readonly PrintedWord[], tail: Tail, isCellStart: boolean): number {
  const parts = (tail.unit.length > 0 ? 2 : 0) + (tail.range.length > 0 ? 2 : 0) + (isCellStart ? 2 : 0);
  const known = isKnownAnalyte(textOf(name)) ? 3 : 0;
  const endsInNumber = /^[\d.,]+$/.test(name.at(-1)?.text ?? '') ? 1 : 0;
  return parts + known - 2 * tail.rest.length - endsInNumber;
}

/** A row without headings: of all possible readings the one that explains most. */
function readFree(line: Line): RowParts | null {
  const cellStarts = new Set(line.cells.map(({ words }) => words[0]));
  let best: { score: number; parts: RowParts } | null = null;
  for (let at = 1; at < line.words.length; at += 1) {
    const name = cleanName(line.words.slice(0, at));
    if (!hasLetters(name)) continue;
    const tail = scanTail(line.words.slice(at), (word) => cellStarts.has(word));
    if (!tail) continue;
    const score = scoreOf(name, tail, cellStarts.has(line.words[at]));
    if (!best || score > best.score) best = { score, parts: { ...tail, name } };
  }
  return best && best.score >= 4 ? best.parts : null;
}

/**
 * The parsed row, or null when the line is not a result.
 * @param columns of the headings above it; null when the page has none
 */
export const readRow = (line: Line, columns: readonly Column[] | null): RowParts | null =>
  columns ? readUnder(line, columns) : readFree(line);
