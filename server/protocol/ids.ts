import { randomBytes } from 'node:crypto';
import { invalidArgument } from './api-error.ts';

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/;

/** 20 hexadecimal characters; later ids sort after earlier ones. */
export function uniqueId(): string {
  return Date.now().toString(16).padStart(11, '0') + randomBytes(5).toString('hex').slice(0, 9);
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** Replaces the id of a deleted account in records that require one. */
export const NOBODY = 'erased';

/** An account with this id would own the texts of all deleted accounts. */
export const isNobody = (id: string): boolean => id.toLowerCase() === NOBODY;

/**
 * The id that a client sent; `unique()` gives a new one.
 * @throws general_argument_invalid when it is not a valid id
 */
export function chosenId(name: string, value: unknown): string {
  if (value === 'unique()') return uniqueId();
  if (isId(value)) return value;
  throw invalidArgument(
    `Invalid \`${name}\` param: Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char`,
  );
}
