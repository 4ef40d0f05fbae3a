import { judgeLab } from '../../src/clinical/lab/lab-flag.ts';
import type { PrintedReport, PrintedRow } from '../../src/clinical/lab/report/read-report.ts';
import { normalText } from '../../src/clinical/lab/normal-text.ts';
import type { PrintedTruth } from './print-report.ts';

export interface Judged {
  readonly cells: number;
  readonly right: number;
  readonly rows: number;
  /** Rows that ask to be compared. */
  readonly marked: number;
  /** Numbers that are wrong, or in a row that is not on the report, without a mark. */
  readonly unmarked: readonly string[];
  readonly wrong: readonly string[];
}

const plain = (text: string) => normalText(text).replaceAll(/[\s:]/g, '').toLowerCase();
/** A comma that is read as a point is the same number. */
const numbersOf = (text: string) => (plain(text).match(/\d+(?:[.,]\d+)*/g) ?? []).join(' ').replaceAll(',', '.');

/** The row of this name; of several the one with the most equal cells, each taken once. */
function rowFor(truth: PrintedTruth, left: PrintedRow[]): PrintedRow | undefined {
  const named = left.find((row) => plain(row.name) === plain(truth.name));
  const row =
    named ??
    left.find((each) => plain(each.value) === plain(truth.value) && plain(each.referenceRange) === plain(truth.range));
  if (row) left.splice(left.indexOf(row), 1);
  return row;
}

/** Compares every cell of a report with what its maker wrote: name, value, unit, range and flag. */
export function judgeReading({ rows }: PrintedReport, truths: readonly PrintedTruth[]): Judged {
  const left = [...rows];
  const wrong: string[] = [];
  const unmarked: string[] = [];
  let right = 0;
  for (const truth of truths) {
    const row = rowFor(truth, left);
    const cells = [
      ['name', truth.name, row?.name],
      ['value', truth.value, row?.value],
      ['unit', truth.unit, row?.unit],
      ['range', truth.range, row?.referenceRange],
      ['flag', truth.flag, row && judgeLab(row.value, row.referenceRange, { unit: row.unit }).flag],
    ] as const;
    for (const [cell, expected, read] of cells) {
      if (read !== undefined && plain(read) === plain(expected)) right += 1;
      else wrong.push(`${truth.name} ${cell}: "${expected}" read as ${read === undefined ? 'nothing' : `"${read}"`}`);
    }
    if (!row || row.doubts.length > 0) continue;
    if (numbersOf(row.value) !== numbersOf(truth.value))
      unmarked.push(`${truth.name}: ${truth.value} read as ${row.value}`);
    if (numbersOf(row.referenceRange) !== numbersOf(truth.range))
      unmarked.push(`${truth.name}: range ${truth.range} read as ${row.referenceRange}`);
  }
  for (const row of left) {
    wrong.push(`invented: ${row.name} | ${row.value} | ${row.unit} | ${row.referenceRange}`);
    if (row.doubts.length === 0 && /\d/.test(row.value)) unmarked.push(`invented: ${row.name} ${row.value}`);
  }
  return {
    cells: 5 * truths.length,
    right,
    rows: rows.length,
    marked: rows.filter(({ doubts }) => doubts.length > 0).length,
    wrong,
    unmarked,
  };
}
