import { parseDateTime } from './date-time.ts';
import type { Attribute } from './schema.ts';
import { isEmail, isIpAddress, isUrl } from './text-formats.ts';

/** Why a value is invalid, with Appwrite's message; null when it is valid. */
export type Complaint = { of: 'type' | 'format'; text: string } | null;

const INT32 = 2_147_483_647;
const type = (text: string): Complaint => ({ of: 'type', text });
const format = (text: string): Complaint => ({ of: 'format', text });
const grouped = (n: number): string => n.toLocaleString('en-US', { maximumFractionDigits: 20 });

function checkRange({ min, max }: Attribute, value: number): Complaint {
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return null;
  return format(`Value must be a valid range between ${grouped(min ?? -Infinity)} and ${grouped(max ?? Infinity)}`);
}

function checkInteger(attribute: Attribute, value: unknown): Complaint {
  const isInt32 = Math.abs(attribute.max ?? Infinity) <= INT32;
  const limit = isInt32 ? INT32 : Number.MAX_SAFE_INTEGER;
  if (typeof value !== 'number' || !Number.isInteger(value) || value > limit || value < -limit - 1) {
    const range = isInt32
      ? '-2,147,483,648 and 2,147,483,647'
      : '-9,223,372,036,854,775,808 and 9,223,372,036,854,775,807';
    return format(`Value must be a valid signed ${isInt32 ? 32 : 64}-bit integer between ${range}`);
  }
  return checkRange(attribute, value);
}

/** The length of what Appwrite stores beside the encrypted bytes, in characters. */
const ENCRYPTION_OVERHEAD = 125;
/** Bytes of text for each further character. Appwrite's own limit differs a little from text to text; this is below it. */
const BYTES_A_CHARACTER = 0.73;

/** The longest text of an encrypted string, in bytes: its size counts what is stored, and that is longer. */
export const encryptedBytes = (size: number): number => Math.floor(BYTES_A_CHARACTER * (size - ENCRYPTION_OVERHEAD));

function checkString(attribute: Attribute, value: unknown): Complaint {
  // The size counts characters, not UTF-16 units; they are counted only if the text has more units than allowed.
  const fits = (text: string): boolean => {
    if (attribute.encrypt) return Buffer.byteLength(text) <= encryptedBytes(attribute.size);
    return text.length <= attribute.size || [...text].length <= attribute.size;
  };
  // SQLite ends a text at a null character.
  if (typeof value !== 'string' || value.includes('\0') || !fits(value)) {
    return type(`Value must be a valid string and no longer than ${attribute.size} chars`);
  }
  switch (attribute.format) {
    case 'email':
      return isEmail(value) ? null : format('Value must be a valid email address');
    case 'url':
      return isUrl(value) ? null : format('Value must be a valid URL');
    case 'ip':
      return isIpAddress(value) ? null : format('Value must be a valid IP address');
    case 'enum':
      return attribute.elements.includes(value)
        ? null
        : format(`Value must be one of (${attribute.elements.join(', ')})`);
    case '':
      return null;
  }
}

/** Validates one value that is not null; for arrays, one element. */
export function checkValue(attribute: Attribute, value: unknown): Complaint {
  switch (attribute.type) {
    case 'string':
      return checkString(attribute, value);
    case 'integer':
      return checkInteger(attribute, value);
    case 'double':
      return Number.isFinite(value) ? checkRange(attribute, value as number) : type('Value must be a valid float');
    case 'boolean':
      return typeof value === 'boolean' ? null : type('Value must be a valid boolean');
    case 'datetime':
      return parseDateTime(value) === null
        ? format('Value must be valid date between 1000-01-01 00:00:00 and 9999-12-31 23:59:59.')
        : null;
  }
}
