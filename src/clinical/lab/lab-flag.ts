import type { Biomarker } from '@/model/records/bloodwork.ts';
import type { LabPerson } from './choose-segment.ts';
import { styleOfRow } from './lab-number.ts';
import { readRange, type LabRange } from './reference-range.ts';
import { plainUnit, withoutSynonym } from './lab-unit.ts';
import { readValue, type LabValue } from './lab-value.ts';
import { plainForm, startsWithUnit } from './printed-forms.ts';

export type LabFlag = Biomarker['flag'];

export interface JudgedLab {
  readonly flag: LabFlag;
  /** Close to this limit, but inside (spec section 9: 5 percent). */
  readonly near: 'low' | 'high' | null;
}

const unknown: JudgedLab = { flag: 'N/A', near: null };
const NEAR_OF_BOUND = 0.05;
const NEAR_OF_WIDTH = 0.25;

const isBelow = (value: number, { low, lowInclusive }: LabRange) =>
  low !== null && (lowInclusive ? value < low : value <= low);
const isAbove = (value: number, { high, highInclusive }: LabRange) =>
  high !== null && (highInclusive ? value > high : value >= high);

/**
 * The flag of a value that is only known to be beyond a limit: a flag only when all possible values have the same one.
 */
function censored(value: Extract<LabValue, { kind: 'below' | 'above' }>, range: LabRange): LabFlag {
  if (value.kind === 'below') {
    if (range.low !== null && value.value <= range.low) return 'Low';
    const isUnderTop = range.high === null || value.value <= range.high;
    return range.low === null && isUnderTop ? 'Normal' : 'N/A';
  }
  if (range.high !== null && value.value >= range.high) return 'High';
  const isOverBottom = range.low === null || value.value >= range.low;
  return range.high === null && isOverBottom ? 'Normal' : 'N/A';
}

function nearOf(value: number, { low, high }: LabRange): JudgedLab['near'] {
  const width = low !== null && high !== null ? high - low : Infinity;
  const isNear = (bound: number | null) => {
    if (bound === null || bound === 0) return false;
    const maxDistance = Math.min(NEAR_OF_BOUND * Math.abs(bound), NEAR_OF_WIDTH * width);
    // Decimals of a report are exact; binary floating point is not.
    return Math.abs(value - bound) <= maxDistance * (1 + 1e-9);
  };
  return isNear(low) ? 'low' : isNear(high) ? 'high' : null;
}

/**
 * The letters of a unit, for comparing two. Powers and spaces are written in many ways, and "adult/female" is not a
 * unit.
 */
function unitOf(text: string): string {
  const plain = plainForm(text);
  const unit = /[a-zµ]+\s*\/\s*(?:24\s*h|100\s*ml|[a-zµ]+)|(?<![a-z])m?gr?m?s?\s?%/.exec(plain)?.[0] ?? '';
  return startsWithUnit(unit) === unit.length ? plainUnit(unit) : '';
}

/** The row to judge, as printed. */
type PrintedRow = Pick<Biomarker, 'unit' | 'referenceRange'> & { readonly value: string | number | null | undefined };

/**
 * Whether the range is printed in another unit than the value. The unit of the value can be beside it or in its own
 * field.
 */
export function areUnitsDifferent({ value, unit, referenceRange }: PrintedRow): boolean {
  const one = withoutSynonym(unitOf(typeof value === 'string' ? value : '') || unitOf(unit));
  const other = withoutSynonym(unitOf(referenceRange));
  return one !== '' && other !== '' && one !== other;
}

/**
 * The flag of a printed value against the range printed beside it (spec section 4; clinical rules 6.1 and 6.5).
 * @param unit the row's unit, which may show how its numbers are written
 */
export function judgeLab(
  value: string | number | null | undefined,
  printedRange: string | null | undefined,
  { unit = '', ...person }: LabPerson & { readonly unit?: string } = {},
): JudgedLab {
  const row = { value, unit, referenceRange: printedRange ?? '' };
  const style = styleOfRow(row);
  const range = readRange(printedRange, person, style);
  const read = readValue(value, style);
  if (range.kind !== 'numeric' || read.kind === 'none' || areUnitsDifferent(row)) return unknown;
  if (read.kind !== 'exact') return { flag: censored(read, range), near: null };
  if (isBelow(read.value, range)) return { flag: 'Low', near: null };
  if (isAbove(read.value, range)) return { flag: 'High', near: null };
  return { flag: 'Normal', near: nearOf(read.value, range) };
}
