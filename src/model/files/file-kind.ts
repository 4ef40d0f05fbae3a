/** The kinds of files that Maia stores. Each is recognised by its first bytes. */
export const fileKinds = {
  jpeg: { mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mimeType: 'image/png', extensions: ['png'] },
  webp: { mimeType: 'image/webp', extensions: ['webp'] },
  heic: { mimeType: 'image/heic', extensions: ['heic'] },
  pdf: { mimeType: 'application/pdf', extensions: ['pdf'] },
} as const;
export type FileKind = keyof typeof fileKinds;

/** Kinds of unsupported files that have a refusal message of their own. */
export type ForeignKind = 'svg' | 'html' | 'archive' | 'unknown';

/** How many bytes from the start of a file are checked. */
export const HEAD_BYTES = 4096;

const kinds = Object.keys(fileKinds) as FileKind[];
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
const ARCHIVES = [
  'PK\x03\x04',
  'PK\x05\x06',
  '\x1f\x8b',
  '7z\xbc\xaf\x27\x1c',
  'Rar!',
  '\xfd7zXZ',
  'BZh',
  '(\xb5/\xfd',
];
const TAR_AT = 257;

const isHeic = (head: string) => head.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(head.slice(8, 12));
const isArchive = (head: string) =>
  ARCHIVES.some((magic) => head.startsWith(magic)) || head.startsWith('ustar', TAR_AT);

/** The kind of a file by its first bytes, whatever its name. @param head up to `HEAD_BYTES` bytes */
export function kindOfBytes(head: Uint8Array): FileKind | ForeignKind {
  const text = Array.from(head, (byte) => String.fromCharCode(byte)).join('');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (isHeic(text)) return 'heic';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (isArchive(text)) return 'archive';
  // In UTF-16 text a zero byte stands between Latin letters.
  const letters = text.replaceAll('\0', '');
  if (/<svg[\s/>]/i.test(letters)) return 'svg';
  if (/<(!doctype html|html|head|body|script|iframe|style|title)[\s>]/i.test(letters)) return 'html';
  return 'unknown';
}

const extensionOf = (name: string) => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind that a file's name or declared type claims; null when neither names a supported kind. */
export function claimedKind(name: string, type: string): FileKind | null {
  const extension = extensionOf(name);
  const byName = kinds.find((kind) => (fileKinds[kind].extensions as readonly string[]).includes(extension));
  return byName ?? kinds.find((kind) => fileKinds[kind].mimeType === type) ?? null;
}

/** Longest file name in characters before the extension, so that every backend accepts it. */
const MAX_NAME_LENGTH = 120;

/** The file name with an extension that fits the kind. */
export function nameFor(kind: FileKind, name: string): string {
  const { extensions } = fileKinds[kind];
  const hasExtension = (extensions as readonly string[]).includes(extensionOf(name));
  const stem = (hasExtension ? name.replace(/\.[^.]*$/, '') : name).trim().slice(0, MAX_NAME_LENGTH) || 'file';
  return `${stem}.${hasExtension ? extensionOf(name) : extensions[0]}`;
}
