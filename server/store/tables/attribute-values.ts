import { openText, sealText } from '../../protocol/sealed-text.ts';
import type { Attribute } from '../../schema/schema.ts';
import type { SqlValue } from '../store.ts';

/** Encrypts the values of attributes with `encrypt`; 32 bytes. Null when no attribute of the table is encrypted. */
export type AttributeKey = Buffer | null;

/** Changes each text of a value: the value itself, or the elements of a list. As on Appwrite '' is not encrypted. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((element) => mapTexts(element, change));
  return typeof value === 'string' && value !== '' ? change(value) : value;
}

function keyFor({ key: name }: Attribute, key: AttributeKey): Buffer {
  if (!key) throw new Error(`no key for the encrypted attribute "${name}"`);
  return key;
}

/** The value as it is stored. */
export function encodeValue(attribute: Attribute, value: unknown, key: AttributeKey): SqlValue {
  if (value === null || value === undefined) return null;
  const stored = attribute.encrypt ? mapTexts(value, (text) => sealText(text, keyFor(attribute, key))) : value;
  if (attribute.array) return JSON.stringify(stored);
  return typeof stored === 'boolean' ? Number(stored) : (stored as string | number);
}

/** The value of `encodeValue`. */
export function decodeValue(attribute: Attribute, stored: SqlValue | undefined, key: AttributeKey): unknown {
  if (stored === null || stored === undefined) return attribute.array ? [] : null;
  if (attribute.array && typeof stored !== 'string') return [];
  if (!attribute.array && attribute.type === 'boolean') return stored !== 0;
  const value: unknown = attribute.array ? JSON.parse(stored as string) : stored;
  return attribute.encrypt ? mapTexts(value, (text) => openText(text, keyFor(attribute, key))) : value;
}
