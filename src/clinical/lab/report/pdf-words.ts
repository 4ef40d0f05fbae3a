import { multiply, type Matrix } from './matrix.ts';
import type { PrintedPage, PrintedWord } from './printed-page.ts';

/** A run of text in a PDF: `transform` maps its coordinates to the page's, y upwards. */
export interface TextRun {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

/** The visible page: its size, and the matrix to its upper left corner with y downwards. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
}

const asMatrix = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix => [a, b, c, d, e, f];

/** How far letters reach below and above the base line, in font sizes. */
const BELOW = 0.22;
const ABOVE = 0.78;
/** A smaller gap between two runs is not a space. */
const MIN_SPACE = 0.12;

interface Run {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
}

function runOf({ str, transform, width }: TextRun, view: View): Run[] {
  const [a, b, c, d, left, base] = multiply(asMatrix(view.transform), asMatrix(transform));
  // Text along the edge of a page is not a result.
  if (str.trim() === '' || Math.abs(b) > Math.abs(a) / 2) return [];
  const scale = Math.hypot(asMatrix(view.transform)[0], asMatrix(view.transform)[1]);
  return [{ text: str, left, right: left + width * scale, base, size: Math.hypot(c, d) }];
}

/** Joins runs that touch: a PDF may place every letter separately. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const gap = last ? run.left - last.right : 0;
    const isOnLine =
      last && Math.abs(run.base - last.base) < 0.1 * run.size && Math.abs(run.size - last.size) < 0.3 * run.size;
    if (last && isOnLine && Math.abs(gap) < MIN_SPACE * run.size) {
      result[result.length - 1] = { ...last, text: last.text + run.text, right: run.right };
    } else result.push(run);
  }
  return result;
}

/** All letters of a run are assumed equally wide: accurate enough to separate columns. */
function wordsOf({ text, left, right, base, size }: Run): PrintedWord[] {
  const letter = (right - left) / text.length;
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    left: left + match.index * letter,
    right: left + (match.index + match[0].length) * letter,
    top: base - ABOVE * size,
    bottom: base + BELOW * size,
    confidence: 1,
  }));
}

/** The words of one page of a PDF with embedded text. @param hidden text in the file that is not visible */
export function pageOfText(
  runs: readonly TextRun[],
  view: View,
  hidden: { readonly unseen: readonly TextRun[]; readonly isCertain: boolean } = { unseen: [], isCertain: true },
): PrintedPage {
  const wordsIn = (some: readonly TextRun[]) => joined(some.flatMap((run) => runOf(run, view))).flatMap(wordsOf);
  const { width, height } = view;
  return { width, height, words: wordsIn(runs), unseen: wordsIn(hidden.unseen), isCertain: hidden.isCertain };
}
