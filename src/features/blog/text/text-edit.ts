/** A text and what is selected in it, in UTF-16 units. `start` equals `end` where only the caret is. */
export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces the selection; what was put in is selected, or the caret stands behind it. */
export function replaceSelection({ text, start, end }: TextSelection, put: string, isSelected = false): TextSelection {
  const after = start + put.length;
  return { text: text.slice(0, start) + put + text.slice(end), start: isSelected ? start : after, end: after };
}

/** The whole lines that the selection touches: where they begin and end, without the last line break. */
export function linesOf({ text, start, end }: TextSelection): { readonly from: number; readonly to: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends at the beginning of a line does not touch this line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const to = text.indexOf('\n', last);
  return { from, to: to === -1 ? text.length : to };
}
