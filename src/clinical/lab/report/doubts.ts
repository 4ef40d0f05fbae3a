import { judgeLab } from '../lab-flag.ts';
import { styleOfRow } from '../lab-number.ts';
import { readRange } from '../lab-range.ts';
import { readValue } from '../lab-value.ts';
import { flagSays, plainForm, startsWithFinding } from './printed-forms.ts';
import type { PrintedWord } from './printed-page.ts';

/**
 * Why somebody should look at a row. `digits`: what reads as a number may be none, or another one. `scale`: far from its
 * range, as when a decimal point is lost. `flag`: the laboratory's mark says something else than the range. `range`: the
 * printed range cannot be read. `rest`: there was more in the row than could be placed. `unseen`: something of the page is
 * hidden, perhaps this. `date`: of columns with a date, another may be the newest.
 */
export type Doubt = 'digits' | 'scale' | 'flag' | 'range' | 'rest' | 'unseen' | 'date';

/** Of the narrower of two words. */
const OVERLAP = 0.5;
/** What a picture reader is less certain of than this is looked at. */
const SURE = 0.8;
/** A picture loses decimal points; a text does not. */
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
const sureness = (words: readonly PrintedWord[]) => Math.min(1, ...words.map(({ confidence }) => confidence));

/** A range of whole numbers beside a value with none of its decimals, or the other way round, is how a lost point looks. */
function hasOtherDecimals(value: string, range: string): boolean {
  const decimals = Math.max(...(range.match(/\d+(?:[.,]\d+)?/g) ?? ['']).map(decimalsOf));
  return decimals > 0 && decimalsOf(value) === 0;
}

/** Two words of different letters in one place: one was printed over the other. */
const isPrintedOver = (words: readonly PrintedWord[]): boolean =>
  words.some((word, index) =>
    words.slice(index + 1).some((other) => {
      const shared = Math.min(word.right, other.right) - Math.max(word.left, other.left);
      return other.text !== word.text && shared > OVERLAP * Math.min(word.right - word.left, other.right - other.left);
    }),
  );

/** @param usesFlags does this report mark what is outside its ranges? */
export function doubtsOf(row: Row, words: Words, usesFlags: boolean): Doubt[] {
  const doubts = new Set<Doubt>();
  const isPicture = sureness([...words.value, ...words.range]) < 1;
  const style = styleOfRow(row);
  const value = readValue(row.value, style);
  const range = readRange(row.referenceRange, {}, style);
  const isNumber = value.kind !== 'none';
  const isFinding = startsWithFinding(plainForm(row.value)) > 0;
  if (sureness(words.value) < SURE) doubts.add('digits');
  if (!isNumber && !isFinding && (/\d/.test(row.value) || range.kind === 'numeric')) doubts.add('digits');
  if (!isPicture && isPrintedOver([...words.value, ...words.range, ...words.rest])) doubts.add('digits');
  if (sureness(words.range) < SURE) doubts.add('range');
  // A range that a picture's reader has overlooked looks like one that was never printed.
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
  const own = judgeLab(row.value, row.referenceRange, { unit: row.unit }).flag;
  const printed = flagSays(row.printedFlag);
  if (own !== 'N/A') {
    const isOutside = own !== 'Normal';
    const saysOutside = printed !== null && printed !== 'Normal';
    if (printed === 'High' || printed === 'Low' ? printed !== own : saysOutside && !isOutside) doubts.add('flag');
    if (usesFlags && isOutside && !saysOutside) doubts.add('flag');
  }
  if (words.rest.length > 0) doubts.add('rest');
  return [...doubts];
}
