import { randomBytes } from 'node:crypto';
import { openText, sealText } from '../../protocol/sealed-text.ts';
import { isSameSecret } from '../../protocol/secrets.ts';

const COUNT = 6;
const BYTES = 5;

/** Six codes of ten hexadecimal characters. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => randomBytes(BYTES).toString('hex'));

/** The stored form of the codes that are left; '' when codes were never made. Appwrite shows them again, so they are encrypted and not hashed. */
export const sealCodes = (codes: readonly string[], key: Buffer): string => sealText(JSON.stringify(codes), key);

/** Returns null when codes were never made. */
export const openCodes = (sealed: string, key: Buffer): string[] | null =>
  sealed === '' ? null : (JSON.parse(openText(sealed, key)) as string[]);

/** The codes without the used one; null when it is not one of them. */
export function withoutCode(codes: readonly string[], used: string): string[] | null {
  const left = codes.filter((code) => !isSameSecret(code, used));
  return left.length === codes.length ? null : left;
}
