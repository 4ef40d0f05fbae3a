/** The kinds of files that Maia keeps, each told by its first bytes. */
export const fileKinds = {
  jpeg: { mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mimeType: 'image/png', extensions: ['png'] },
  webp: { mimeType: 'image/webp', extensions: ['webp'] },
  heic: { mimeType: 'image/heic', extensions: ['heic'] },
  pdf: { mimeType: 'application/pdf', extensions: ['pdf'] },
} as const;
export type FileKind = keyof typeof fileKinds;

/** What else a file may turn out to be, as far as it matters for saying why it is refused. */
export type ForeignKind = 'svg' | 'html' | 'archive' | 'unknown';

/** As many bytes as are looked at. */
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

/** What a file is by its first bytes, whatever it is called. @param head up to `HEAD_BYTES` bytes */
export function kindOfBytes(head: Uint8Array): FileKind | ForeignKind {
  const text = Array.from(head, (byte) => String.fromCharCode(byte)).join('');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (isHeic(text)) return 'heic';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (isArchive(text)) return 'archive';
  // Letters of UTF-16 stand apart by a zero.
  const letters = text.replaceAll('\0', '');
  if (/<svg[\s/>]/i.test(letters)) return 'svg';
  if (/<(!doctype html|html|head|body|script|iframe|style|title)[\s>]/i.test(letters)) return 'html';
  return 'unknown';
}

const extensionOf = (name: string) => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind that a file's name or declared type claims; null when they claim none of ours. */
export function claimedKind(name: string, type: string): FileKind | null {
  const extension = extensionOf(name);
  const byName = kinds.find((kind) => (fileKinds[kind].extensions as readonly string[]).includes(extension));
  return byName ?? kinds.find((kind) => fileKinds[kind].mimeType === type) ?? null;
}

/** The longest name that is kept, so that every backend takes it. */
const MOST_NAME = 120;

/** The name with the ending that belongs to the kind. */
export function nameFor(kind: FileKind, name: string): string {
  const { extensions } = fileKinds[kind];
  const hasOwn = (extensions as readonly string[]).includes(extensionOf(name));
  const stem = (hasOwn ? name.replace(/\.[^.]*$/, '') : name).trim().slice(0, MOST_NAME) || 'file';
  return `${stem}.${hasOwn ? extensionOf(name) : extensions[0]}`;
}
