import { fileTypeFromBuffer } from 'file-type';

/** Number of bytes that are examined. */
export const HEAD_BYTES = 16_384;

export interface ContentType {
  mimeType: string;
  /** Extensions that a file of this type may have; null when the bytes do not show the type. */
  extensions: readonly string[] | null;
}

const EQUIVALENT_EXTENSIONS: readonly (readonly string[])[] = [
  ['jpg', 'jpeg', 'jpe', 'jfif'],
  ['heic', 'heif', 'hif'],
  ['tif', 'tiff'],
  ['html', 'htm', 'xhtml'],
  ['mp4', 'm4v', 'm4a', 'mov'],
  ['xml', 'svg', 'html'],
];

/** Types that always start with known bytes: without these bytes a file is not of the type. */
const RECOGNIZABLE = new Set(['jpg', 'jpeg', 'png', 'webp', 'heic', 'gif', 'avif', 'pdf']);

export const isRecognisable = (extension: string): boolean => RECOGNIZABLE.has(extension.toLowerCase());

const knownType = (mimeType: string, extension: string): ContentType => ({
  mimeType,
  extensions: EQUIVALENT_EXTENSIONS.find((group) => group.includes(extension)) ?? [extension],
});

function textOf(head: Buffer, isWhole: boolean): string | null {
  try {
    // A character that is cut at the end of the examined bytes is not an error.
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

/** The index after the match of this sticky pattern at `at`; -1 when it does not match there. */
function endOf(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/**
 * Whether the text begins with an SVG image. It skips comments in one pass, because a regular expression would
 * backtrack.
 */
function isSvg(text: string): boolean {
  let index = endOf(DECLARATION, text, 0);
  for (let hasAdvanced = true; hasAdvanced;) {
    const from = endOf(DOCTYPE, text, index);
    const isComment = text.startsWith('<!--', from);
    const end = isComment ? text.indexOf('-->', from + '<!--'.length) + '-->'.length : from;
    // A comment without an end is the rest of the text.
    if (isComment && end < from) return false;
    hasAdvanced = end > index;
    index = end;
  }
  return endOf(SVG_TAG, text, index) > 0;
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
 * The type of the content, independent of the file's name.
 * @param head the first bytes of the file
 * @param size size of the whole file in bytes
 */
export async function contentTypeOf(head: Buffer, size: number): Promise<ContentType> {
  if (size === 0) return { mimeType: 'application/x-empty', extensions: null };
  const isWhole = head.length === size;
  const text = textOf(head, isWhole);
  if (text !== null) {
    if (isSvg(text)) return knownType('image/svg+xml', 'svg');
    if (/<(!doctype html|html|head|body|script|iframe|style|title)[\s>]/i.test(text.slice(0, 4096)))
      return knownType('text/html', 'html');
    if (/^\s*<\?xml/i.test(text)) return knownType('text/xml', 'xml');
  }
  const type = await fileTypeFromBuffer(head);
  if (type?.ext === 'apng') return knownType('image/png', 'png');
  if (type) return knownType(type.mime, type.ext);
  if (text === null) return { mimeType: 'application/octet-stream', extensions: null };
  return { mimeType: isWhole && isJson(text) ? 'application/json' : 'text/plain', extensions: null };
}
