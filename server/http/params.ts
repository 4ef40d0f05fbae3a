import type { FastifyRequest } from 'fastify';
import { invalidArgument } from '../protocol/api-error.ts';
import { isFrequentPassword } from '../accounts/common-passwords.ts';
import { isCommonPassword } from '../../src/model/account/common-password.ts';
import { chosenId, isId } from '../protocol/ids.ts';
import { isEmail, isUrl } from '../schema/text-formats.ts';

export type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of the body; none when the body is not an object. */
export function bodyOf(request: FastifyRequest): Body {
  return isObject(request.body) ? request.body : {};
}

export function pathPart(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}

/** A parameter of the query string, the last one when repeated; undefined when it is missing. */
export function queryPart(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, string | string[] | undefined>)[name];
  return Array.isArray(value) ? value.at(-1) : value;
}

/** `name[0]=a&name[1]=b` or `name[]=a` as a list, `name=a` as a string; undefined when the parameter is missing. */
export function queryList(request: FastifyRequest, name: string): unknown {
  const query = request.query as Record<string, string | string[]>;
  if (Object.hasOwn(query, name)) return query[name];
  const keys = Object.keys(query).filter((key) => key.startsWith(`${name}[`) && key.endsWith(']'));
  if (keys.length === 0) return undefined;
  // `name[0][a]=b` is a list of objects.
  return keys.flatMap((key) => (key.includes('][') ? [{}] : (query[key] ?? [])));
}

const invalidParam = (name: string, detail: string): Error => invalidArgument(`Invalid \`${name}\` param: ${detail}`);

/** @throws general_argument_invalid when the field is missing */
export function required(body: Body, name: string): unknown {
  const value = body[name];
  if (value === undefined || value === null) throw invalidArgument(`Param "${name}" is not optional.`);
  return value;
}

export function textParam(body: Body, name: string, max: number, min = 1): string {
  const value = required(body, name);
  const isText = typeof value === 'string' && !value.includes('\0');
  if (isText && value.length >= min && [...value].length <= max) return value;
  throw invalidParam(name, `Value must be a valid string and at least ${min} chars and no longer than ${max} chars`);
}

export function idParam(body: Body, name: string): string {
  return chosenId(name, required(body, name));
}

export function emailParam(body: Body, name = 'email'): string {
  const value = required(body, name);
  if (!isEmail(value)) throw invalidParam(name, 'Value must be a valid email address');
  return value.toLowerCase();
}

/** @param isOptional whether it may be empty */
export function phoneParam(body: Body, name = 'phone', isOptional = false): string {
  const value = required(body, name);
  if (typeof value === 'string' && (/^\+[1-9]\d{6,14}$/.test(value) || (isOptional && value === ''))) return value;
  throw invalidParam(name, "Phone number must start with a '+' can have a maximum of fifteen digits.");
}

export function passwordParam(body: Body, name = 'password'): string {
  const value = required(body, name);
  if (typeof value === 'string' && value.length >= 8 && value.length <= 256) return value;
  throw invalidParam(name, 'Password must be between 8 and 256 characters long.');
}

/** A new password. Common ones are rejected, as in Appwrite with its password dictionary. */
export function newPasswordParam(body: Body, name = 'password'): string {
  const password = passwordParam(body, name);
  if (!isCommonPassword(password) && !isFrequentPassword(password)) return password;
  throw invalidParam(
    name,
    'Password must be between 8 and 256 characters long, and should not be one of the commonly used password.',
  );
}

/** @param fallback the value when it is missing; without one it is required */
export function booleanParam(body: Body, name: string, fallback?: boolean): boolean {
  if (fallback !== undefined && body[name] === undefined) return fallback;
  const value = required(body, name);
  if (typeof value !== 'boolean') throw invalidParam(name, 'Value must be a valid boolean');
  return value;
}

/**
 * A whole number within a range.
 * @param fallback the value when it is missing; without one it is required
 */
export function integerParam(
  body: Body,
  name: string,
  { min, max }: { min: number; max: number },
  fallback?: number,
): number {
  if (fallback !== undefined && (body[name] === undefined || body[name] === null)) return fallback;
  const value = required(body, name);
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw invalidParam(name, `Value must be a valid range between ${min} and ${max}`);
}

/**
 * A link to the app.
 * @param isKnown whether mails may link there
 */
export function linkParam(body: Body, name: string, isKnown: (link: URL) => boolean): string {
  const value = required(body, name);
  if (!isUrl(value)) throw invalidParam(name, 'Invalid URI.');
  const link = new URL(value);
  if (isKnown(link)) return value;
  throw invalidParam(
    name,
    `Invalid URI. Register your new client (${link.hostname}) as a new Web platform on your project console dashboard`,
  );
}

const MAX_PREFS_LENGTH = 65_535;

export function prefsParam(body: Body): Body {
  const value = required(body, 'prefs');
  if (isObject(value) && JSON.stringify(value).length <= MAX_PREFS_LENGTH) return value;
  throw invalidParam('prefs', 'Value must be a valid object.');
}

export function labelsParam(body: Body): string[] {
  const value = required(body, 'labels');
  const isLabel = (label: unknown): label is string => typeof label === 'string' && /^[A-Za-z0-9]{1,36}$/.test(label);
  if (Array.isArray(value) && value.length <= 1000 && value.every(isLabel)) return [...new Set(value)];
  throw invalidParam(
    'labels',
    'Value must a valid array no longer than 1000 items and Value must be a valid string and at least 1 chars and no longer than 36 chars and only consist of alphanumeric chars',
  );
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * An object or its JSON text; {} when it is missing. As on Appwrite a list is an object with the keys 0, 1, 2.
 * @throws general_argument_invalid
 */
export function dataParam(body: Body): Body {
  const sent = body['data'];
  if (sent === undefined) return {};
  const value = typeof sent === 'string' ? parsed(sent) : sent;
  if (typeof value === 'object' && value !== null) return { ...value };
  throw invalidParam('data', 'Value must be a valid JSON string');
}

/**
 * The id of the transaction that a call belongs to; null when it belongs to none.
 * @throws general_argument_invalid
 */
export function transactionParam(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (isId(value)) return value;
  throw invalidParam('transactionId', 'Value must be a valid id');
}

/** The id of something that exists. @throws general_argument_invalid */
export function knownIdParam(body: Body, name: string): string {
  const value = required(body, name);
  if (isId(value)) return value;
  throw invalidParam(name, 'Value must be a valid id');
}
