import { createHash } from 'node:crypto';

/** MariaDB keeps this many significant digits of a number that Appwrite writes: PHP passes it on as a text. */
const KEPT_DIGITS = 14;

/** JSON with sorted keys. Two equal values have the same text, whatever the order of their fields. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === 'number' && !Number.isInteger(value)) return String(Number(value.toPrecision(KEPT_DIGITS)));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}

/** SHA-256 of a value, hexadecimal. */
export const digestOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

const isUnset = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** What must be equal on both sides of a document. */
export interface ComparedDocument {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly permissions: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The digest of a document. An attribute that was never set is null on one server and left out by the other, so both
 * count as not there. The order of permissions means nothing.
 */
export function documentDigest({ id, createdAt, updatedAt, permissions, data }: ComparedDocument): string {
  const set = Object.entries(data).filter(([, value]) => !isUnset(value));
  return digestOf([id, createdAt, updatedAt, permissions.toSorted(), Object.fromEntries(set)]);
}
