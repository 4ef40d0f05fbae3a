import { replaceSelection, type TextSelection } from './text-edit.ts';

/** `**bold**` and `*italic*`. */
export type InlineMark = 'bold' | 'italic';

const starsOf = { bold: 2, italic: 1 } as const satisfies Record<InlineMark, number>;
/** The prefix of a heading, list or quotation, which stays outside of the mark. */
const PREFIX = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+|>\s?)?/;
const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{M}\p{N}_’'-]/u.test(sign);

/** The word around the caret; empty where the caret touches none. */
function wordAt({ text, start }: TextSelection): TextSelection {
  let [from, to] = [start, start];
  while (from > 0 && isWordSign(text[from - 1])) from -= 1;
  while (to < text.length && isWordSign(text[to])) to += 1;
  return { text, start: from, end: to };
}

/** The selection without spaces and stars at its ends: Markdown accepts no space beside a mark. */
function core({ text, start, end }: TextSelection): TextSelection {
  let [from, to] = [start, end];
  while (from < to && /[\s*]/.test(text[from] ?? '')) from += 1;
  while (to > from && /[\s*]/.test(text[to - 1] ?? '')) to -= 1;
  return { text, start: from, end: to };
}

/** The number of stars on both sides of the selection, at most three. */
function starsAround({ text, start, end }: TextSelection): number {
  let stars = 0;
  while (stars < 3 && text[start - 1 - stars] === '*' && text[end + stars] === '*') stars += 1;
  return stars;
}

const hasMark = (stars: number, mark: InlineMark): boolean =>
  mark === 'bold' ? stars >= 2 : stars === 1 || stars === 3;

const widened = (selection: TextSelection): TextSelection =>
  core(selection.start === selection.end ? wordAt(selection) : selection);

/** Whether the selection, or the word at the caret, is marked. */
export const isMarked = (selection: TextSelection, mark: InlineMark): boolean => {
  const inner = widened(selection);
  return inner.start < inner.end && hasMark(starsAround(inner), mark);
};

function toggleOnLine(selection: TextSelection, mark: InlineMark, isOn: boolean): TextSelection {
  const inner = core(selection);
  const { text, start, end } = inner;
  const count = starsOf[mark];
  if (start === end || hasMark(starsAround(inner), mark) === isOn) return inner;
  const stars = '*'.repeat(count);
  if (isOn)
    return {
      text: text.slice(0, start) + stars + text.slice(start, end) + stars + text.slice(end),
      start: start + count,
      end: end + count,
    };
  return {
    text: text.slice(0, start - count) + text.slice(start, end) + text.slice(end + count),
    start: start - count,
    end: end - count,
  };
}

/** The parts of a selection in each of its lines, without the prefixes of blocks. */
function partsOf({ text, start, end }: TextSelection): { readonly from: number; readonly to: number }[] {
  const parts: { from: number; to: number }[] = [];
  for (let from = start; from <= end;) {
    const breakAt = text.indexOf('\n', from);
    const to = breakAt === -1 || breakAt > end ? end : breakAt;
    const isLineStart = from === 0 || text[from - 1] === '\n';
    const prefix = isLineStart ? (PREFIX.exec(text.slice(from, to))?.[0].length ?? 0) : 0;
    if (from + prefix < to) parts.push({ from: from + prefix, to });
    from = to + 1;
  }
  return parts;
}

/**
 * Marks the selection, or the word at the caret, or takes the mark away when all of it has it. Each line gets marks of
 * its own, because a mark ends at the end of a paragraph. Without a word, `placeholder` is put in and selected.
 */
export function toggleMark(selection: TextSelection, mark: InlineMark, placeholder: string): TextSelection {
  const whole = selection.start === selection.end ? wordAt(selection) : selection;
  if (core(whole).start === core(whole).end) {
    const put = replaceSelection(selection, placeholder, true);
    return toggleOnLine(put, mark, true);
  }
  const parts = partsOf(whole).filter(({ from, to }) => {
    const inner = core({ text: whole.text, start: from, end: to });
    return inner.start < inner.end;
  });
  const isOn = !parts.every(({ from, to }) => isMarked({ text: whole.text, start: from, end: to }, mark));
  let text = whole.text;
  let [first, last] = [whole.start, whole.end];
  // From the last part to the first one, so that the places of the others stay.
  for (const [at, { from, to }] of [...parts.entries()].toReversed()) {
    const done = toggleOnLine({ text, start: from, end: to }, mark, isOn);
    if (at === parts.length - 1) last = done.end;
    else last += done.text.length - text.length;
    if (at === 0) first = done.start;
    text = done.text;
  }
  return { text, start: first, end: last };
}
