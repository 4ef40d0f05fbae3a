import type { PrintedPage, PrintedWord } from './printed-page.ts';

/** What the reader of pictures finds; lengths are pixels, y downwards, confidence from 0 to 100. */
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

/** A line has to be so many times as wide as high to say how the page lies. */
const LONG = 8;
/** Below this it is a stain, a rule or a stamp. */
const LEAST_CONFIDENCE = 12;
/** Of the height of its line: a box around "-" or "." says nothing of the size of the letters. */
const LEAST_HEIGHT = 0.6;
const WITH_LETTERS = /[\p{L}\p{N}%<>*+↑↓-]/u;

/** How far lines rise or fall for each pixel to the right: the middle of what the long lines say. */
function slopeOf(lines: readonly FoundLine[]): number {
  const slopes = lines
    .filter(({ bbox }) => bbox.x1 - bbox.x0 > LONG * (bbox.y1 - bbox.y0))
    .map(({ baseline: { x0, y0, x1, y1 } }) => (y1 - y0) / Math.max(1, x1 - x0))
    .toSorted((one, other) => one - other);
  return slopes[slopes.length >> 1] ?? 0;
}

/** Signs that a reader of pictures takes for others in units and in one name; figures of results are never touched. */
const MENDED: readonly (readonly [RegExp, string])[] = [
  [/^HbA[1lI]{1,2}c$/i, 'HbA1c'],
  [/^m[lI|1]U\/(m?L)$/, 'mIU/$1'],
  [/^[l[|]U\/(m?L)$/, 'IU/$1'],
  [/^[uU][iI/l|]L$/, 'U/L'],
  [/^(?<times>[xX]?)10[7M°"'*%^](?<power>[369])\/(?<each>[uµmM]?L)$/, '$<times>10^$<power>/$<each>'],
  [/^(?<times>[xX]?)10(?:[7M°"'*%^]1|M)2\/L$/, '$<times>10^12/L'],
];
const mended = (text: string) => MENDED.reduce((word, [seen, meant]) => word.replace(seen, meant), text);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The words of a page that was a picture, straightened, none of a colour or size that nobody reads. */
export function pageOfPicture(blocks: readonly FoundBlock[] | null, width: number, height: number): PrintedPage {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const slope = slopeOf(lines);
  const usual = median(lines.flatMap(({ words }) => words.map(({ bbox }) => bbox.y1 - bbox.y0)));
  const words = lines
    .flatMap((line) => line.words)
    .flatMap(({ text, confidence, bbox: { x0, y0, x1, y1 } }): PrintedWord[] => {
      if (confidence < LEAST_CONFIDENCE || !WITH_LETTERS.test(text)) return [];
      const level = (y0 + y1) / 2 - slope * ((x0 + x1) / 2);
      const half = Math.max(y1 - y0, LEAST_HEIGHT * usual) / 2;
      return [
        {
          text: mended(text),
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
