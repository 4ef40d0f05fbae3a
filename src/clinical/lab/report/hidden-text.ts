import {
  followPaint,
  inkOf,
  type OperatorCodes,
  type Operators,
  type Paint,
  type Painted,
  type Shown,
} from './page-paint.ts';
import type { TextRun } from './pdf-words.ts';

export interface BySight {
  readonly seen: readonly TextRun[];
  readonly unseen: readonly TextRun[];
  /** False: some letters are hidden, and it is unknown which. */
  readonly isCertain: boolean;
}

const PAPER = [255, 255, 255] as const;
/** Colours that differ by less than this (0 to 255 per channel) look the same. */
const MIN_COLOUR_DIFFERENCE = 40;
const MIN_ALPHA = 0.15;
/** Height of a letter's ink above the base line, in font sizes. */
const MIDDLE = 0.3;

const isSame = (one: Paint, other: Paint): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.every((part, index) => Math.abs(part - Number(other[index])) < MIN_COLOUR_DIFFERENCE);

/** Whether letters are visible at this point, with what was painted before and after them. */
function isSeen({ paints, alpha, isOff, order }: Shown, painted: readonly Painted[], x: number, y: number): boolean {
  if (isOff || alpha < MIN_ALPHA) return false;
  const covering = painted.filter(({ left, right, low, high }) => x >= left && x <= right && y >= low && y <= high);
  const background = covering.findLast((one) => one.order < order);
  const backgroundPaint = background ? background.paint : PAPER;
  const isCovered = covering.some((one) => one.order > order && Array.isArray(one.paint));
  return !isCovered && paints.some((paint) => paint !== 'none' && !isSame(paint, backgroundPaint));
}

const lettersWhere = (
  run: TextRun,
  letters: readonly string[],
  flags: readonly boolean[],
  isVisible: boolean,
): TextRun[] => {
  const str = letters.map((letter, index) => (flags[index] === isVisible ? letter : ' ')).join('');
  return inkOf(str) === '' ? [] : [{ ...run, str }];
};

/**
 * Splits the text of a page into visible and hidden: hidden text has the colour of its background, is covered,
 * transparent, or on a layer that is switched off. A picture under letters counts as a readable background.
 * @param runs in the order of the page
 * @param codes `OPS` of pdf.js
 */
export function bySight(
  runs: readonly TextRun[],
  operators: Operators,
  codes: OperatorCodes,
  isLayerShown: (layer: unknown) => boolean,
): BySight {
  const { shown, painted } = followPaint(operators, codes, isLayerShown);
  const ofLetters = shown.flatMap((one) => Array.from({ length: one.letters }, () => one));
  const inRuns = runs.reduce((sum, { str }) => sum + inkOf(str).length, 0);
  if (inRuns !== ofLetters.length) {
    // Some letters could not be located; without anything hidden on the page that does not matter.
    const paper = shown.every((one) => isSeen(one, [], 0, 0)) && painted.every(({ paint }) => !Array.isArray(paint));
    return { seen: runs, unseen: [], isCertain: paper };
  }
  const seen: TextRun[] = [];
  const unseen: TextRun[] = [];
  let at = 0;
  for (const run of runs) {
    const letters = [...run.str];
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = run.transform;
    const along = Math.hypot(a, b) || 1;
    const flags = letters.map((letter, index) => {
      const glyph = ofLetters[at];
      at += inkOf(letter).length;
      if (!glyph || inkOf(letter) === '') return true;
      const forward = (run.width * (index + 0.5)) / letters.length / along;
      return isSeen(glyph, painted, e + a * forward + c * MIDDLE, f + b * forward + d * MIDDLE);
    });
    seen.push(...lettersWhere(run, letters, flags, true));
    unseen.push(...lettersWhere(run, letters, flags, false));
  }
  return { seen, unseen, isCertain: true };
}
