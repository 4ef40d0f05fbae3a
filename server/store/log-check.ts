import { existsSync, readFileSync } from 'node:fs';

/** The write-ahead log of SQLite (https://www.sqlite.org/fileformat2.html#the_write_ahead_log). */
const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

interface Sums {
  a: number;
  b: number;
}

function added({ a, b }: Sums, bytes: Buffer, from: number, to: number, isBig: boolean): Sums {
  for (let at = from; at < to; at += 8) {
    a = (a + (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0;
    b = (b + (isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0;
  }
  return { a, b };
}

/**
 * Has the log of a database lost commits in its middle? SQLite would silently go back to the commit before. The end of a
 * log may be torn by a power cut: at most one commit, which was never answered, lies behind the tear.
 */
export function isLogDamaged(path: string): boolean {
  if (!existsSync(path)) return false;
  const log = readFileSync(path);
  if (log.length <= HEADER) return false;
  const isBig = log.readUInt32BE(0) === MAGIC + 1;
  const pageSize = log.readUInt32BE(8);
  let sums = added({ a: 0, b: 0 }, log, 0, 24, isBig);
  const isHeaderWhole = log.readUInt32BE(0) >>> 1 === MAGIC >>> 1 && matches(log, 24, sums);
  // All zero is a log that was only made longer.
  if (!isHeaderWhole || pageSize < 512) return log.some((byte) => byte !== 0);
  let isTorn = false;
  let commitsBehind = 0;
  for (let at = HEADER; at + FRAME_HEADER + pageSize <= log.length; at += FRAME_HEADER + pageSize) {
    // What an earlier turn of the log has left has other salts.
    const isOfThisTurn = log.compare(log, 16, 24, at + 8, at + 16) === 0;
    sums = added(sums, log, at, at + 8, isBig);
    sums = added(sums, log, at + FRAME_HEADER, at + FRAME_HEADER + pageSize, isBig);
    if (!isOfThisTurn || !matches(log, at + 16, sums)) isTorn = true;
    if (isTorn && isOfThisTurn && log.readUInt32BE(at + 4) !== 0) commitsBehind += 1;
  }
  return commitsBehind > 1;
}

const matches = (log: Buffer, at: number, { a, b }: Sums): boolean =>
  log.readUInt32BE(at) === a && log.readUInt32BE(at + 4) === b;
