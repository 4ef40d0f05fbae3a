import { linesOf, replaceSelection, type TextSelection } from './text-edit.ts';

export type LineBlock = 'heading' | 'bullets' | 'numbers' | 'quote';

const patterns: Readonly<Record<LineBlock, RegExp>> = {
  heading: /^#{1,6}\s+/,
  bullets: /^[-*+]\s+/,
  numbers: /^\d{1,9}[.)]\s+/,
  quote: /^>\s?/,
};
const kinds = Object.keys(patterns) as LineBlock[];

const kindOf = (line: string): LineBlock | null => kinds.find((kind) => patterns[kind].test(line)) ?? null;
const bare = (line: string): string => {
  const kind = kindOf(line);
  return kind === null ? line : line.replace(patterns[kind], '');
};
const prefixOf = (kind: LineBlock, nth: number): string =>
  ({ heading: '## ', bullets: '- ', numbers: `${nth}. `, quote: '> ' })[kind];

/** The kind of block in which the caret stands; null in a paragraph. */
export function blockAt(selection: TextSelection): LineBlock | null {
  const { from, to } = linesOf({ ...selection, end: selection.start });
  return kindOf(selection.text.slice(from, to));
}

/**
 * Makes the selected lines a heading, list or quotation, or plain again when all of them are one already. A block is
 * set apart by an empty line, because Markdown would else join it with the lines before and after it.
 */
export function toggleBlock(selection: TextSelection, kind: LineBlock): TextSelection {
  const { text } = selection;
  const { from, to } = linesOf(selection);
  const lines = text.slice(from, to).split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const isOff = written.length > 0 && written.every((line) => kindOf(line) === kind);
  let nth = 0;
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    return isOff ? bare(line) : prefixOf(kind, (nth += 1)) + bare(line);
  });
  const before = text.slice(0, from);
  const after = text.slice(to);
  const previous = before.split('\n').at(-2) ?? '';
  const next = after.split('\n')[1] ?? '';
  const isApart = (line: string) => line.trim() === '' || (!isOff && kindOf(line) === kind && kind !== 'heading');
  const gapBefore = isApart(previous) ? '' : '\n';
  const gapAfter = isApart(next) ? '' : '\n';
  const block = changed.join('\n');
  const start = from + gapBefore.length;
  const isCaret = selection.start === selection.end;
  return {
    text: before + gapBefore + block + gapAfter + after,
    start: isCaret ? start + block.length : start,
    end: start + block.length,
  };
}

/**
 * What Enter does. In a list or quotation the next line is one too, and an empty one ends it; behind a heading or in a
 * paragraph a new paragraph begins. `isSoft` (Shift) breaks the line inside a paragraph.
 */
export function breakLine(selection: TextSelection, isSoft = false): TextSelection {
  const { text, start, end } = selection;
  if (isSoft) return replaceSelection(selection, '  \n');
  const { from } = linesOf({ text, start, end: start });
  const line = text.slice(from, start);
  const kind = kindOf(line);
  if (line.trim() === '') return replaceSelection(selection, '\n');
  if (kind === null || kind === 'heading') {
    const isFollowed = text.slice(end).startsWith('\n');
    return replaceSelection(selection, isFollowed ? '\n' : '\n\n');
  }
  const prefix = patterns[kind].exec(line)?.[0] ?? '';
  if (line.length === prefix.length) return replaceSelection({ text, start: from, end }, '\n');
  const number = Number.parseInt(line, 10);
  return replaceSelection(selection, `\n${kind === 'numbers' ? prefixOf(kind, number + 1) : prefix}`);
}
