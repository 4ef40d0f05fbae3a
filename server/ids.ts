import { randomBytes } from 'node:crypto';
import { invalidArgument } from './api-error.ts';

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/;

/** 20 hexadecimal characters, later ids sorting after earlier ones. */
export function uniqueId(): string {
  return Date.now().toString(16).padStart(11, '0') + randomBytes(5).toString('hex').slice(0, 9);
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** Stands in records where they have to name an account that is gone. */
export const NOBODY = 'erased';

/** Whoever had this id would own what all who left have written. */
export const isNobody = (id: string): boolean => id.toLowerCase() === NOBODY;

/** The id a client asked for, `unique()` replaced; throws for anything that is no id. */
export function chosenId(name: string, value: unknown): string {
  if (value === 'unique()') return uniqueId();
  if (isId(value)) return value;
  throw invalidArgument(
    `Invalid \`${name}\` param: Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char`,
  );
}
