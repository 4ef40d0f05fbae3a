import {
  followPaint,
  inkOf,
  type OperatorCodes,
  type Operators,
  type Paint,
  type Painted,
  type Shown,
} from './page-paint.ts';
import type { TextRun } from './words-of-text.ts';

export interface BySight {
  readonly seen: readonly TextRun[];
  readonly unseen: readonly TextRun[];
  /** False: some letters are hidden, and which ones cannot be said. */
  readonly isCertain: boolean;
}

const PAPER = [255, 255, 255] as const;
/** Colours nearer than this, of 255 in each part, are one to the eye. */
const NEAREST = 40;
const LEAST_ALPHA = 0.15;
/** Where a letter's ink is over its base line, in sizes of the font. */
const MIDDLE = 0.3;

const isSame = (one: Paint, other: Paint): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.every((part, index) => Math.abs(part - Number(other[index])) < NEAREST);

/** Can letters be seen at this point, on what was painted before them and under what came after? */
function isSeen({ paints, alpha, isOff, order }: Shown, painted: readonly Painted[], x: number, y: number): boolean {
  if (isOff || alpha < LEAST_ALPHA) return false;
  const here = painted.filter(({ left, right, low, high }) => x >= left && x <= right && y >= low && y <= high);
  const under = here.findLast((one) => one.order < order);
  const ground = under ? under.paint : PAPER;
  const isCovered = here.some((one) => one.order > order && Array.isArray(one.paint));
  return !isCovered && paints.some((paint) => paint !== 'none' && !isSame(paint, ground));
}

const keep = (run: TextRun, letters: readonly string[], flags: readonly boolean[], wanted: boolean): TextRun[] => {
  const str = letters.map((letter, index) => (flags[index] === wanted ? letter : ' ')).join('');
  return inkOf(str) === '' ? [] : [{ ...run, str }];
};

/**
 * Parts the text of a page by whether it can be seen: not in the colour of what lies under it, not covered, not
 * transparent, not on a layer that is switched off. A picture under letters is taken to show them.
 * @param runs in the order of the page @param codes `OPS` of pdf.js
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
    // Somewhere letters were left out; without anything hidden that does not matter.
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
      const shows = ofLetters[at];
      at += inkOf(letter).length;
      if (!shows || inkOf(letter) === '') return true;
      const forward = (run.width * (index + 0.5)) / letters.length / along;
      return isSeen(shows, painted, e + a * forward + c * MIDDLE, f + b * forward + d * MIDDLE);
    });
    seen.push(...keep(run, letters, flags, true));
    unseen.push(...keep(run, letters, flags, false));
  }
  return { seen, unseen, isCertain: true };
}
