import type { Biomarker } from '../../model/bloodwork.ts';
import type { LabPerson } from './choose-segment.ts';
import { readRange, type LabRange } from './lab-range.ts';
import { readValue, type LabValue } from './lab-value.ts';

export type LabFlag = Biomarker['flag'];

export interface JudgedLab {
  readonly flag: LabFlag;
  /** Close to this limit, though inside (spec section 9: 5 percent). */
  readonly near: 'low' | 'high' | null;
}

const unknown: JudgedLab = { flag: 'N/A', near: null };
const NEAR_OF_BOUND = 0.05;
const NEAR_OF_WIDTH = 0.25;

const isBelow = (value: number, { low, lowInclusive }: LabRange) =>
  low !== null && (lowInclusive ? value < low : value <= low);
const isAbove = (value: number, { high, highInclusive }: LabRange) =>
  high !== null && (highInclusive ? value > high : value >= high);

/** Of a value that is only known to lie beyond a limit: a flag only when the whole of what is possible has the same one. */
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
    const most = Math.min(NEAR_OF_BOUND * Math.abs(bound), NEAR_OF_WIDTH * width);
    // Decimals of a report are exact where binary ones are not.
    return Math.abs(value - bound) <= most * (1 + 1e-9);
  };
  return isNear(low) ? 'low' : isNear(high) ? 'high' : null;
}

/** The letters of a unit, to tell two apart; powers and spaces are written in many ways. */
const unitOf = (text: string): string =>
  /[a-zµ]+\s*\/\s*[a-zµ]+/i.exec(text)?.[0].replaceAll(' ', '').toLowerCase() ?? '';
const sameUnits: Readonly<Record<string, string>> = {
  'µg/l': 'ng/ml',
  'ug/l': 'ng/ml',
  'meq/l': 'mmol/l',
  'µiu/ml': 'miu/l',
  'uiu/ml': 'miu/l',
  'iu/l': 'u/l',
};
const canonical = (unit: string): string => sameUnits[unit] ?? unit;

/** Do both texts name a unit, and not the same one? */
export function areUnitsDifferent(value: string, range: string): boolean {
  const [one, other] = [canonical(unitOf(value)), canonical(unitOf(range))];
  return one !== '' && other !== '' && one !== other;
}

/** The flag of a printed value against the range printed beside it (spec section 4; clinical rules 6.1 and 6.5). */
export function judgeLab(
  printedValue: string | number | null | undefined,
  printedRange: string | null | undefined,
  person: LabPerson = {},
): JudgedLab {
  const range = readRange(printedRange, person);
  const value = readValue(printedValue);
  if (range.kind !== 'numeric' || value.kind === 'none') return unknown;
  if (typeof printedValue === 'string' && areUnitsDifferent(printedValue, printedRange ?? '')) return unknown;
  if (value.kind !== 'exact') return { flag: censored(value, range), near: null };
  if (isBelow(value.value, range)) return { flag: 'Low', near: null };
  if (isAbove(value.value, range)) return { flag: 'High', near: null };
  return { flag: 'Normal', near: nearOf(value.value, range) };
}
