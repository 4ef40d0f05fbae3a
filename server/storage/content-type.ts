import { fileTypeFromBuffer } from 'file-type';

/** As many bytes as are looked at. */
export const HEAD_BYTES = 16_384;

export interface ContentType {
  mimeType: string;
  /** Extensions that such a file may have; null when the bytes do not tell. */
  extensions: readonly string[] | null;
}

const ALIKE: readonly (readonly string[])[] = [
  ['jpg', 'jpeg', 'jpe', 'jfif'],
  ['heic', 'heif', 'hif'],
  ['tif', 'tiff'],
  ['html', 'htm', 'xhtml'],
  ['mp4', 'm4v', 'm4a', 'mov'],
  ['xml', 'svg', 'html'],
];

/** What every file of the kind begins with is known, so bytes that tell nothing are no such file. */
const RECOGNISABLE = new Set(['jpg', 'jpeg', 'png', 'webp', 'heic', 'gif', 'avif', 'pdf']);

export const isRecognisable = (extension: string): boolean => RECOGNISABLE.has(extension.toLowerCase());

const known = (mimeType: string, extension: string): ContentType => ({
  mimeType,
  extensions: ALIKE.find((group) => group.includes(extension)) ?? [extension],
});

function textOf(head: Buffer, isWhole: boolean): string | null {
  try {
    // A character that the end of the head cuts in two is no mistake.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole });
    // eslint-disable-next-line no-control-regex -- control characters are what tells text from other bytes
    return /[\0-\x06\x0e-\x1a\x1c-\x1f\x7f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

const DECLARATION = /\s*(?:<\?xml[^>]*>)?\s*/iy;
const DOCTYPE = /\s*(?:<!doctype svg[^>]*>)?\s*/iy;
const SVG_TAG = /<svg[\s>]/iy;

/** The end of what this sticky pattern matches at `at`; -1 when it matches nothing there. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Does the text begin with an SVG drawing? Goes over the comments before it once: a pattern would try them in all ways. */
function isSvg(text: string): boolean {
  let at = endOf(DECLARATION, text, 0);
  for (let isMore = true; isMore;) {
    const from = endOf(DOCTYPE, text, at);
    const isComment = text.startsWith('<!--', from);
    const end = isComment ? text.indexOf('-->', from + '<!--'.length) + '-->'.length : from;
    // Without an end the comment is the rest of the text.
    if (isComment && end < from) return false;
    isMore = end > at;
    at = end;
  }
  return endOf(SVG_TAG, text, at) > 0;
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * What the bytes are, whatever the uploader calls them.
 * @param head the first bytes of the file
 * @param size bytes of the whole file
 */
export async function contentTypeOf(head: Buffer, size: number): Promise<ContentType> {
  if (size === 0) return { mimeType: 'application/x-empty', extensions: null };
  const isWhole = head.length === size;
  const text = textOf(head, isWhole);
  if (text !== null) {
    if (isSvg(text)) return known('image/svg+xml', 'svg');
    if (/<(!doctype html|html|head|body|script|iframe|style|title)[\s>]/i.test(text.slice(0, 4096)))
      return known('text/html', 'html');
    if (/^\s*<\?xml/i.test(text)) return known('text/xml', 'xml');
  }
  const type = await fileTypeFromBuffer(head);
  if (type?.ext === 'apng') return known('image/png', 'png');
  if (type) return known(type.mime, type.ext);
  if (text === null) return { mimeType: 'application/octet-stream', extensions: null };
  return { mimeType: isWhole && isJson(text) ? 'application/json' : 'text/plain', extensions: null };
}
