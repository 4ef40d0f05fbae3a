import { replaceSelection, type TextSelection } from './text-edit.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The address of a link as readers can follow it: https, or a page of this app. A missing `https://` is added.
 * @returns null when it can be neither
 */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (/^\/(?![/\\])\S*$/.test(address)) return address;
  if (/^[/\\]/.test(address)) return null;
  const full = SCHEME.test(address) ? address : `https://${address}`;
  try {
    const { protocol, hostname, href } = new URL(full);
    return protocol === 'https:' && hostname.includes('.') ? href : null;
  } catch {
    return null;
  }
}

/** The selected words without line breaks, which become the words of a link. */
export const selectedWords = ({ text, start, end }: TextSelection): string =>
  text.slice(start, end).replaceAll(/\s+/g, ' ').trim();

/** Puts a link in the place of the selection. `address` is from `linkAddress`. */
export function insertLink(selection: TextSelection, words: string, address: string): TextSelection {
  const label = words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\[\]]/g, '\\$&');
  const target = address.replaceAll('(', '%28').replaceAll(')', '%29');
  return replaceSelection(selection, `[${label || target}](${target})`);
}

/** Puts a block of its own behind the selection, for example a picture. */
export function insertBlock({ text, end }: TextSelection, block: string): TextSelection {
  const lineEnd = text.indexOf('\n', end);
  const at = lineEnd === -1 ? text.length : lineEnd;
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  const put = `${before === '' ? '' : '\n\n'}${block}`;
  const caret = before.length + put.length;
  return { text: `${before}${put}${after === '' ? '\n' : `\n\n${after}`}`, start: caret, end: caret };
}
