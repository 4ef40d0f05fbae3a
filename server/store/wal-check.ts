import { existsSync, readFileSync } from 'node:fs';

/** The format of SQLite's write-ahead log (https://www.sqlite.org/fileformat2.html#the_write_ahead_log), in bytes. */
const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

interface Checksum {
  a: number;
  b: number;
}

function addToChecksum({ a, b }: Checksum, bytes: Buffer, from: number, to: number, isBig: boolean): Checksum {
  for (let offset = from; offset < to; offset += 8) {
    a = (a + (isBig ? bytes.readUInt32BE(offset) : bytes.readUInt32LE(offset)) + b) >>> 0;
    b = (b + (isBig ? bytes.readUInt32BE(offset + 4) : bytes.readUInt32LE(offset + 4)) + a) >>> 0;
  }
  return { a, b };
}

/**
 * Whether commits in the middle of a database's log are lost, in which case SQLite would silently return to an earlier
 * commit. The end of a log may be damaged by a power failure: then at most one commit follows, and it was never
 * confirmed.
 */
export function isWalDamaged(path: string): boolean {
  if (!existsSync(path)) return false;
  const log = readFileSync(path);
  if (log.length <= HEADER) return false;
  const isBig = log.readUInt32BE(0) === MAGIC + 1;
  const pageSize = log.readUInt32BE(8);
  let checksum = addToChecksum({ a: 0, b: 0 }, log, 0, 24, isBig);
  const isHeaderValid = log.readUInt32BE(0) >>> 1 === MAGIC >>> 1 && matches(log, 24, checksum);
  // Only zeros: the file was extended but not written.
  if (!isHeaderValid || pageSize < 512) return log.some((byte) => byte !== 0);
  let isBroken = false;
  let laterCommits = 0;
  for (let offset = HEADER; offset + FRAME_HEADER + pageSize <= log.length; offset += FRAME_HEADER + pageSize) {
    // Frames from an earlier use of the log have other salts.
    const isCurrent = log.compare(log, 16, 24, offset + 8, offset + 16) === 0;
    checksum = addToChecksum(checksum, log, offset, offset + 8, isBig);
    checksum = addToChecksum(checksum, log, offset + FRAME_HEADER, offset + FRAME_HEADER + pageSize, isBig);
    if (!isCurrent || !matches(log, offset + 16, checksum)) isBroken = true;
    if (isBroken && isCurrent && log.readUInt32BE(offset + 4) !== 0) laterCommits += 1;
  }
  return laterCommits > 1;
}

const matches = (log: Buffer, offset: number, { a, b }: Checksum): boolean =>
  log.readUInt32BE(offset) === a && log.readUInt32BE(offset + 4) === b;
