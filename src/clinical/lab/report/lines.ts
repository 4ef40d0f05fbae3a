import type { PrintedPage, PrintedWord } from './printed-page.ts';

/** Words with no more than a space between them. */
export interface Cell {
  readonly words: readonly PrintedWord[];
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

export interface Line {
  readonly cells: readonly Cell[];
  readonly words: readonly PrintedWord[];
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
}

/** In letter heights: wider than a space of any font, narrower than the gap between two columns. */
const COLUMN_GAP = 0.95;
/** Share of the page's height (3 of 842 points). Smaller text is hidden, not meant to be read. */
const SMALLEST = 3 / 842;

const middle = ({ top, bottom }: PrintedWord) => (top + bottom) / 2;
const heightOf = ({ top, bottom }: PrintedWord) => bottom - top;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export function cellOf(words: readonly PrintedWord[]): Cell {
  return {
    words,
    text: words.map(({ text }) => text).join(' '),
    left: words[0]?.left ?? 0,
    right: words.at(-1)?.right ?? 0,
  };
}

/** The words of one line, split into cells where a column ends. */
export function lineOf(unsorted: readonly PrintedWord[]): Line {
  const words = unsorted.toSorted((one, other) => one.left - other.left);
  const gap = COLUMN_GAP * median(words.map(heightOf));
  const cells: PrintedWord[][] = [];
  let last: PrintedWord | undefined;
  for (const word of words) {
    if (last && word.left - last.right < gap) cells.at(-1)?.push(word);
    else cells.push([word]);
    last = word;
  }
  return {
    words,
    cells: cells.map(cellOf),
    text: words.map(({ text }) => text).join(' '),
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  };
}

const RULE = /^[.·…_\-–—=|:]{2,}$|^[|¦•·]$/;

/** A number with its unit or mark, or a name with its dots or colon, printed without a space. */
const GLUED =
  /^([<>≤≥]?\d[\d.,]*)([*↑↓▲▼!]+|[HL]{1,2}|(?:(?:mc|[mµunpkf])?(?:gms?|gr?|mol|IU|UI|U)|f?L|m?g?%)(?:\/\w+)?)$|^(\p{L}[^.:]*?)(?:\.{3,}|:)(?=[\d<>])(.+)$/u;

/** Splits such a word; widths are shared by the number of letters. */
function splitWord(word: PrintedWord): PrintedWord[] {
  const match = GLUED.exec(word.text);
  if (!match) return [word];
  const [first = '', second = ''] = [match[1] ?? match[3], match[2] ?? match[4]];
  const letter = (word.right - word.left) / word.text.length;
  return [
    { ...word, text: first, right: word.left + first.length * letter },
    { ...word, text: second, left: word.right - second.length * letter },
  ];
}

/** The readable words of the page, without hidden text, rules, leader dots, and duplicates in one place. */
function legible({ words, width, height }: PrintedPage): PrintedWord[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const isOnPage = word.right > 0 && word.bottom > 0 && word.left < width && word.top < height;
    if (!isOnPage || heightOf(word) < SMALLEST * height || RULE.test(word.text)) return false;
    const place = `${word.text} ${Math.round(word.left / 2)} ${Math.round(word.top / 2)}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}

/** The lines of a page from the top: words whose middles are at the same height. */
export function linesOf(page: PrintedPage): Line[] {
  const lines: PrintedWord[][] = [];
  for (const word of legible(page)
    .flatMap(splitWord)
    .toSorted((one, other) => middle(one) - middle(other))) {
    const line = lines.at(-1);
    const height = line ? median(line.map(heightOf)) : 0;
    const level = line ? line.reduce((sum, each) => sum + middle(each), 0) / line.length : 0;
    if (line && Math.abs(middle(word) - level) < 0.5 * Math.min(height, heightOf(word) * 1.5)) line.push(word);
    else lines.push([word]);
  }
  return lines.map(lineOf);
}
