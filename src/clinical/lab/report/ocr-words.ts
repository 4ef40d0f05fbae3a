import type { PrintedPage, PrintedWord } from './printed-page.ts';

/** A result of the OCR engine; lengths in pixels, y downwards, confidence from 0 to 100. */
interface Found {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}
interface FoundLine {
  readonly words: readonly Found[];
  readonly bbox: Found['bbox'];
  readonly baseline: Found['bbox'];
}
export interface FoundBlock {
  readonly paragraphs: readonly { readonly lines: readonly FoundLine[] }[];
}

/** A line must be this many times as wide as high to show the rotation of the page. */
const MIN_LENGTH_RATIO = 8;
/** Below this confidence (0 to 100) it is a stain, a rule or a stamp. */
const MIN_CONFIDENCE = 12;
/** Share of the line's height: the box around "-" or "." does not show the size of the letters. */
const MIN_HEIGHT_SHARE = 0.6;
const WITH_LETTERS = /[\p{L}\p{N}%<>*+↑↓-]/u;

/** Rise or fall of the lines per pixel to the right: the median of the long lines. */
function slopeOf(lines: readonly FoundLine[]): number {
  const slopes = lines
    .filter(({ bbox }) => bbox.x1 - bbox.x0 > MIN_LENGTH_RATIO * (bbox.y1 - bbox.y0))
    .map(({ baseline: { x0, y0, x1, y1 } }) => (y1 - y0) / Math.max(1, x1 - x0))
    .toSorted((one, other) => one - other);
  return slopes[slopes.length >> 1] ?? 0;
}

/** Signs that OCR misreads in units and in one name. Digits of results are never corrected. */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^HbA[1lI]{1,2}c$/i, 'HbA1c'],
  [/^m[lI|1]U\/(m?L)$/, 'mIU/$1'],
  [/^[l[|]U\/(m?L)$/, 'IU/$1'],
  [/^[uU][iI/l|]L$/, 'U/L'],
  [/^(?<times>[xX]?)10[7M°"'*%^](?<power>[369])\/(?<each>[uµmM]?L)$/, '$<times>10^$<power>/$<each>'],
  [/^(?<times>[xX]?)10(?:[7M°"'*%^]1|M)2\/L$/, '$<times>10^12/L'],
];
const corrected = (text: string) => CORRECTIONS.reduce((word, [seen, meant]) => word.replace(seen, meant), text);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The words of a scanned page, straightened, without words that are too faint or too small to be read. */
export function pageOfPicture(blocks: readonly FoundBlock[] | null, width: number, height: number): PrintedPage {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const slope = slopeOf(lines);
  const medianHeight = median(lines.flatMap(({ words }) => words.map(({ bbox }) => bbox.y1 - bbox.y0)));
  const words = lines
    .flatMap((line) => line.words)
    .flatMap(({ text, confidence, bbox: { x0, y0, x1, y1 } }): PrintedWord[] => {
      if (confidence < MIN_CONFIDENCE || !WITH_LETTERS.test(text)) return [];
      const level = (y0 + y1) / 2 - slope * ((x0 + x1) / 2);
      const half = Math.max(y1 - y0, MIN_HEIGHT_SHARE * medianHeight) / 2;
      return [
        {
          text: corrected(text),
          left: x0,
          right: x1,
          top: level - half,
          bottom: level + half,
          confidence: Math.min(0.99, confidence / 100),
        },
      ];
    });
  return { width, height: height + Math.abs(slope) * width, words };
}
