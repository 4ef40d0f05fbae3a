import type { Biomarker } from '@/model/records/bloodwork.ts';
import { actionOf, type LabMoment } from './action-value.ts';
import { areUnitsDifferent, judgeLab } from './lab-flag.ts';
import { styleOfRow } from './lab-number.ts';
import { readValue } from './lab-value.ts';
import type { UsualRange } from './pregnancy-ranges.ts';
import { readRange } from './reference-range.ts';

/**
 * Why a value was not compared with its printed range. `limit`: of a value such as "<5" only a limit is known. `other`:
 * its numbers could be compared, but the record says that they were not.
 */
export type NotCompared = 'text' | 'noRange' | 'rangeText' | 'units' | 'limit' | 'other';

/** Why the flag of a row is N/A; null when it has another flag. */
export function whyNotCompared(row: Biomarker): NotCompared | null {
  if (row.flag !== 'N/A') return null;
  const style = styleOfRow(row);
  const value = readValue(row.value, style);
  if (value.kind === 'none') return 'text';
  if (row.referenceRange.trim() === '') return 'noRange';
  if (areUnitsDifferent(row)) return 'units';
  if (readRange(row.referenceRange, {}, style).kind !== 'numeric') return 'rangeText';
  return value.kind === 'exact' ? 'other' : 'limit';
}

/**
 * Whether an exact value lies inside the usual range of the trimester; null when this cannot be said.
 * @param usual in the unit of the row
 */
export function isUsual(row: Pick<Biomarker, 'value' | 'unit' | 'referenceRange'>, usual: UsualRange | null) {
  const value = readValue(row.value, styleOfRow(row));
  if (usual === null || value.kind !== 'exact') return null;
  return value.value >= usual.low && value.value <= usual.high;
}

/** The limit that a result inside its range is close to. */
export const nearOf = ({ value, unit, referenceRange }: Biomarker) => judgeLab(value, referenceRange, { unit }).near;

export const isOutside = ({ flag }: Pick<Biomarker, 'flag'>): boolean => flag === 'Low' || flag === 'High';

/** How many results lie within their printed range, of how many that could be compared. */
export function countWithin(results: readonly Biomarker[]) {
  const compared = results.filter(({ flag }) => flag !== 'N/A').length;
  const within = results.filter(({ flag }) => flag === 'Normal').length;
  return { within, compared, notCompared: results.length - compared };
}

function concernOf(result: Biomarker, moment: LabMoment): number {
  const action = actionOf(result, moment);
  if (action?.tier === 'URGENT') return 0;
  if (action?.tier === 'TODAY') return 1;
  if (isOutside(result)) return 2;
  return action ? 3 : 4;
}

/** Results that need a call first, then those outside their printed range; otherwise in the order of the report. */
export const byConcern = (results: readonly Biomarker[], moment: LabMoment): Biomarker[] =>
  results.toSorted((a, b) => concernOf(a, moment) - concernOf(b, moment));
