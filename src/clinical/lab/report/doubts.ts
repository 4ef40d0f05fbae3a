import { judgeLab } from '../lab-flag.ts';
import { styleOfRow } from '../lab-number.ts';
import { readRange } from '@/clinical/lab/reference-range.ts';
import { readValue } from '../lab-value.ts';
import { flagSays, plainForm, startsWithFinding } from '@/clinical/lab/printed-forms.ts';
import type { PrintedWord } from './printed-page.ts';

/**
 * Why a person should check a row. `digits`: a number may be misread. `scale`: far from its range, as when a decimal
 * point is lost. `flag`: the laboratory's mark contradicts the range. `range`: the printed range cannot be read.
 * `rest`: part of the row could not be assigned. `unseen`: something on the page is hidden, perhaps in this row.
 * `date`: of several dated columns another may be the newest.
 */
export type Doubt = 'digits' | 'scale' | 'flag' | 'range' | 'rest' | 'unseen' | 'date';

/** Share of the narrower of two words. */
const OVERLAP = 0.5;
/** Words below this OCR confidence are checked. */
const MIN_CONFIDENCE = 0.8;
/** OCR loses decimal points; embedded text does not. */
const FAR = { picture: 3, text: 25 };

interface Row {
  readonly value: string;
  readonly unit: string;
  readonly referenceRange: string;
  readonly printedFlag: string;
}
interface Words {
  readonly value: readonly PrintedWord[];
  readonly range: readonly PrintedWord[];
  readonly rest: readonly PrintedWord[];
}

const decimalsOf = (text: string): number => /\d[.,](\d+)/.exec(text)?.[1]?.length ?? 0;
const confidenceOf = (words: readonly PrintedWord[]) => Math.min(1, ...words.map(({ confidence }) => confidence));

/** Whether only one of value and range has decimals, which is how a lost decimal point looks. */
function hasOtherDecimals(value: string, range: string): boolean {
  const decimals = Math.max(...(range.match(/\d+(?:[.,]\d+)?/g) ?? ['']).map(decimalsOf));
  return decimals > 0 && decimalsOf(value) === 0;
}

/** Two different words in one place: one was printed over the other. */
const isPrintedOver = (words: readonly PrintedWord[]): boolean =>
  words.some((word, index) =>
    words.slice(index + 1).some((other) => {
      const shared = Math.min(word.right, other.right) - Math.max(word.left, other.left);
      return other.text !== word.text && shared > OVERLAP * Math.min(word.right - word.left, other.right - other.left);
    }),
  );

/** @param usesFlags whether this report marks results outside the ranges */
export function doubtsOf(row: Row, words: Words, usesFlags: boolean): Doubt[] {
  const doubts = new Set<Doubt>();
  const isPicture = confidenceOf([...words.value, ...words.range]) < 1;
  const style = styleOfRow(row);
  const value = readValue(row.value, style);
  const range = readRange(row.referenceRange, {}, style);
  const isNumber = value.kind !== 'none';
  const isFinding = startsWithFinding(plainForm(row.value)) > 0;
  if (confidenceOf(words.value) < MIN_CONFIDENCE) doubts.add('digits');
  if (!isNumber && !isFinding && (/\d/.test(row.value) || range.kind === 'numeric')) doubts.add('digits');
  if (!isPicture && isPrintedOver([...words.value, ...words.range, ...words.rest])) doubts.add('digits');
  if (confidenceOf(words.range) < MIN_CONFIDENCE) doubts.add('range');
  // A range that OCR missed looks like one that was never printed.
  if (isPicture && isNumber && row.referenceRange === '') doubts.add('range');
  if (row.referenceRange !== '' && isNumber && range.kind === 'none' && /\d/.test(row.referenceRange))
    doubts.add('range');
  if (value.kind !== 'none' && range.kind === 'numeric') {
    const far = isPicture ? FAR.picture : FAR.text;
    const isFar =
      (range.high !== null && range.high > 0 && value.value > far * range.high) ||
      (range.low !== null && range.low > 0 && value.kind === 'exact' && value.value < range.low / far);
    if (isFar) doubts.add('scale');
    if (isPicture && hasOtherDecimals(row.value, row.referenceRange)) doubts.add('digits');
  }
  const flag = judgeLab(row.value, row.referenceRange, { unit: row.unit }).flag;
  const printed = flagSays(row.printedFlag);
  if (flag !== 'N/A') {
    const isOutside = flag !== 'Normal';
    const saysOutside = printed !== null && printed !== 'Normal';
    if (printed === 'High' || printed === 'Low' ? printed !== flag : saysOutside && !isOutside) doubts.add('flag');
    if (usesFlags && isOutside && !saysOutside) doubts.add('flag');
  }
  if (words.rest.length > 0) doubts.add('rest');
  return [...doubts];
}
