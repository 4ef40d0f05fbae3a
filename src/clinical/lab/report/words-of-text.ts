import { multiply, type Matrix } from './matrix.ts';
import type { PrintedPage, PrintedWord } from './printed-page.ts';

/** A run of text as a PDF holds it: `transform` leads from its own to the page's coordinates, y upwards. */
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

/** Letters below the base line, and how high they stand over it, in sizes of the font. */
const BELOW = 0.22;
const ABOVE = 0.78;
/** Less between two runs is no space. */
const LEAST_SPACE = 0.12;

interface Run {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
}

function runOf({ str, transform, width }: TextRun, view: View): Run[] {
  const [a, b, c, d, left, base] = multiply(asMatrix(view.transform), asMatrix(transform));
  // Text along the edge of a page is no result.
  if (str.trim() === '' || Math.abs(b) > Math.abs(a) / 2) return [];
  const scale = Math.hypot(asMatrix(view.transform)[0], asMatrix(view.transform)[1]);
  return [{ text: str, left, right: left + width * scale, base, size: Math.hypot(c, d) }];
}

/** Runs that touch are one: a PDF may place every letter by itself. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const gap = last ? run.left - last.right : 0;
    const isOnLine =
      last && Math.abs(run.base - last.base) < 0.1 * run.size && Math.abs(run.size - last.size) < 0.3 * run.size;
    if (last && isOnLine && Math.abs(gap) < LEAST_SPACE * run.size) {
      result[result.length - 1] = { ...last, text: last.text + run.text, right: run.right };
    } else result.push(run);
  }
  return result;
}

/** The letters of a run are taken to be equally wide: near enough to tell columns apart. */
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

/** The words of one page of a PDF that holds its text. @param hidden what the file holds and the eye does not see */
export function pageOfText(
  runs: readonly TextRun[],
  view: View,
  hidden: { readonly unseen: readonly TextRun[]; readonly isCertain: boolean } = { unseen: [], isCertain: true },
): PrintedPage {
  const wordsIn = (some: readonly TextRun[]) => joined(some.flatMap((run) => runOf(run, view))).flatMap(wordsOf);
  const { width, height } = view;
  return { width, height, words: wordsIn(runs), unseen: wordsIn(hidden.unseen), isCertain: hidden.isCertain };
}
