import type { Biomarker } from '@/model/records/bloodwork.ts';
import { areUnitsDifferent, judgeLab } from './lab-flag.ts';
import { styleOfRow } from './lab-number.ts';
import { readValue } from './lab-value.ts';
import type { UsualRange } from './pregnancy-ranges.ts';
import { readRange, type LabRange } from './reference-range.ts';

/** Start and end on the tape, as shares of its length: 0 is its low end, 1 its high end. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where a value stands on the tape of its range. */
export interface RangePlace {
  /** The printed range; null where the report prints none. */
  readonly band: Span | null;
  /** The usual range of the trimester; null where none is listed in the unit of the report. */
  readonly usual: Span | null;
  /** The value, as a share of the tape. */
  readonly point: number;
  /** The value is farther away than the tape shows. */
  readonly beyond: 'low' | 'high' | null;
  /** A value printed as `<5` or `>100`: everything on this side of the point is possible. */
  readonly open: 'low' | 'high' | null;
}

type Row = Pick<Biomarker, 'value' | 'unit' | 'referenceRange' | 'flag'>;
type Bounds = Pick<LabRange, 'low' | 'high'>;
/** The share of a value, which can be below 0 or above 1. */
type Scale = (value: number) => number;

/** The printed range always takes the same part of the tape, so that the rows of a report can be compared by eye. */
const LOW = 0.25;
const HIGH = 0.75;
/** Half of the width of a range of one number. */
const THIN = 0.02;
/** A point at the end of the tape stays whole. */
const EDGE = 0.03;
/** Least distance from the band at which a point is seen to be outside. */
const GAP = 0.04;

const clamp = (share: number, { from, to }: Span): number => Math.min(Math.max(share, from), to);

function bandOf({ low, high }: Bounds): Span {
  if (low !== null && low === high) return { from: (LOW + HIGH) / 2 - THIN, to: (LOW + HIGH) / 2 + THIN };
  return { from: low === null ? 0 : LOW, to: high === null ? 1 : HIGH };
}

/** A range with two limits gives the scale; with one limit, its distance from 0 does. */
function scaleOf({ low, high }: Bounds): Scale {
  if (low !== null && high !== null) {
    const width = high - low;
    if (width > 0) return (value) => LOW + ((HIGH - LOW) * (value - low)) / width;
    return (value) => (LOW + HIGH) / 2 + (LOW * (value - low)) / (Math.abs(low) || 1);
  }
  if (high !== null) {
    return high > 0 ? (value) => (HIGH * value) / high : (value) => HIGH + (LOW * (value - high)) / (-high || 1);
  }
  const bottom = low ?? 0;
  return bottom > 0 ? (value) => (LOW * value) / bottom : (value) => LOW + (LOW * (value - bottom)) / (-bottom || 1);
}

/** The part of the tape that the flag allows: a value outside its range is never drawn on the range. */
const allowed = (flag: Biomarker['flag'], band: Span): Span => {
  if (flag === 'Normal') return { from: Math.max(band.from, EDGE), to: Math.min(band.to, 1 - EDGE) };
  if (flag === 'Low') return { from: EDGE, to: band.from - GAP };
  if (flag === 'High') return { from: band.to + GAP, to: 1 - EDGE };
  return { from: EDGE, to: 1 - EDGE };
};

/**
 * Where a value stands on its printed range and on the usual range of the trimester. Null where it cannot be drawn: the
 * value is text, neither range has numbers, the units differ, or the flag of the row is not the one of its numbers.
 * @param usual in the unit of the row
 */
export function rangePlace(row: Row, usual: UsualRange | null): RangePlace | null {
  const style = styleOfRow(row);
  const value = readValue(row.value, style);
  if (value.kind === 'none' || areUnitsDifferent(row)) return null;
  if (judgeLab(row.value, row.referenceRange, { unit: row.unit }).flag !== row.flag) return null;
  const printed = readRange(row.referenceRange, {}, style);
  const isPrinted = printed.kind === 'numeric';
  const bounds = isPrinted ? printed : usual;
  if (bounds === null) return null;
  const scale = scaleOf(bounds);
  const band = isPrinted ? bandOf(printed) : null;
  const share = scale(value.value);
  return {
    band,
    usual: usual && {
      from: clamp(scale(usual.low), { from: 0, to: 1 }),
      to: clamp(scale(usual.high), { from: 0, to: 1 }),
    },
    point: clamp(share, band ? allowed(row.flag, band) : { from: EDGE, to: 1 - EDGE }),
    beyond: share < 0 ? 'low' : share > 1 ? 'high' : null,
    open: value.kind === 'exact' ? null : value.kind === 'below' ? 'low' : 'high',
  };
}
