/**
 * The tar format (POSIX ustar) as far as backups need it: plain files with short names, of any size. Blocks have 512
 * bytes.
 */

const BLOCK_BYTES = 512;
/** The largest size in twelve octal digits; larger ones are written in binary, as GNU tar does. */
const LARGEST_OCTAL = 8 ** 11 - 1;
const LONGEST_NAME = 100;
const SIZE_AT = 124;
const CHECKSUM_AT = 148;

export interface TarEntry {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Zero bytes from the end of a file's content to the next block. */
export const paddingOf = (size: number): Buffer => Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);

/** Two empty blocks; without them an archive is incomplete. */
export const END_OF_ARCHIVE = Buffer.alloc(2 * BLOCK_BYTES);

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;

function checksumOf(header: Buffer): number {
  let sum = 0;
  // The checksum itself counts as spaces.
  for (const [index, byte] of header.entries()) sum += index >= CHECKSUM_AT && index < CHECKSUM_AT + 8 ? 0x20 : byte;
  return sum;
}

/**
 * @param time seconds since 1970
 * @throws Error for a name that is too long
 */
export function headerOf({ name, size }: TarEntry, time: number): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`The name ${name} is too long for an archive.`);
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  if (size <= LARGEST_OCTAL) header.write(octal(size, 12), SIZE_AT);
  else {
    header.writeUInt8(0x80, SIZE_AT);
    header.writeBigUInt64BE(BigInt(size), SIZE_AT + 4);
  }
  header.write(octal(time, 12), 136);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT);
  return header;
}

/**
 * Parses a header; returns null for the empty block at the end of the archive.
 * @throws Error when it is not a header
 */
export function readHeader(header: Buffer): TarEntry | null {
  if (header.every((byte) => byte === 0)) return null;
  const checksum = Number.parseInt(header.toString('latin1', CHECKSUM_AT, CHECKSUM_AT + 8), 8);
  if (checksum !== checksumOf(header)) throw new Error('This is no backup, or it is damaged.');
  const isBinary = (header[SIZE_AT] ?? 0) >= 0x80;
  const size = isBinary
    ? Number(header.readBigUInt64BE(SIZE_AT + 4))
    : Number.parseInt(header.toString('latin1', SIZE_AT, SIZE_AT + 12), 8);
  const [name = ''] = header.toString('utf8', 0, LONGEST_NAME).split('\0');
  return { name, size };
}

export const HEADER_BYTES = BLOCK_BYTES;
