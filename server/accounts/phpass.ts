import { createHash } from 'node:crypto';

const DIGITS = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MIN_ROUNDS_LOG2 = 7;
/** More rounds would block the server: they run in its thread. WordPress uses 13. */
const MAX_ROUNDS_LOG2 = 16;

const md5 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Base 64 of phpass: its own digits, the lowest six bits of three bytes first, no padding. */
function encode(bytes: Buffer): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = bytes.subarray(i, i + 3);
    const value = group.reduce((sum, byte, n) => sum + byte * 256 ** n, 0);
    for (let n = 0; n <= group.length; n += 1) text += DIGITS.charAt(Math.floor(value / 64 ** n) % 64);
  }
  return text;
}

/**
 * The portable hash of phpass (WordPress, phpBB) for a password, made with the rounds and the salt of another hash.
 * @param setting a hash that begins with `$P$` or `$H$`; null comes back for anything else
 */
export function phpassHash(password: string, setting: string): string | null {
  const match = /^(\$[PH]\$(.)(.{8}))/s.exec(setting);
  const roundsLog2 = DIGITS.indexOf(match?.[2] ?? ' ');
  if (!match || roundsLog2 < MIN_ROUNDS_LOG2 || roundsLog2 > MAX_ROUNDS_LOG2) return null;
  const bytes = Buffer.from(password);
  let hash = md5(match[3] ?? '', bytes);
  for (let round = 0; round < 2 ** roundsLog2; round += 1) hash = md5(hash, bytes);
  return `${match[1]}${encode(hash)}`;
}
