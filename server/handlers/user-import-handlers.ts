import type { FastifyRequest } from 'fastify';
import { invalidArgument } from '../protocol/api-error.ts';
import { encodeImported, SHA_VERSIONS, type ImportedHash } from '../accounts/imported-hash.ts';
import { bodyOf, emailParam, idParam, integerParam, passwordParam, textParam, type Body } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';

const PARAM_LENGTH = 128;
const MAX_COST = 2 ** 31 - 1;
const MAX_KEY_BYTES = 1024;

/** Appwrite's defaults. It shows them for every hash of Argon2, whatever its own parameters are. */
const ARGON2_OPTIONS = { type: 'argon2', memory_cost: 65_536, time_cost: 4, threads: 3 };

function shaParam(body: Body): (typeof SHA_VERSIONS)[number] {
  const value = body['passwordVersion'];
  const version = SHA_VERSIONS.find((known) => known === (value === undefined ? 'sha256' : value));
  if (version) return version;
  throw invalidArgument(`Invalid \`passwordVersion\` param: Value must be one of (${SHA_VERSIONS.join(', ')})`);
}

const costParam = (body: Body, name: string): number => integerParam(body, name, { min: 1, max: MAX_COST });

const readers: Readonly<Record<string, (hash: string, body: Body) => ImportedHash>> = {
  argon2: (hash) => ({ type: 'argon2', hash }),
  bcrypt: (hash) => ({ type: 'bcrypt', hash }),
  md5: (hash) => ({ type: 'md5', hash }),
  phpass: (hash) => ({ type: 'phpass', hash }),
  sha: (hash, body) => ({ type: 'sha', hash, version: shaParam(body) }),
  scrypt: (hash, body) => ({
    type: 'scrypt',
    hash,
    salt: textParam(body, 'passwordSalt', PARAM_LENGTH),
    costCpu: costParam(body, 'passwordCpu'),
    costMemory: costParam(body, 'passwordMemory'),
    costParallel: costParam(body, 'passwordParallel'),
    length: integerParam(body, 'passwordLength', { min: 1, max: MAX_KEY_BYTES }),
  }),
  'scrypt-modified': (hash, body) => ({
    type: 'scryptMod',
    hash,
    salt: textParam(body, 'passwordSalt', PARAM_LENGTH),
    saltSeparator: textParam(body, 'passwordSaltSeparator', PARAM_LENGTH),
    signerKey: textParam(body, 'passwordSignerKey', PARAM_LENGTH),
  }),
};

function optionsOf({ hash: _hash, ...options }: ImportedHash): Record<string, unknown> {
  return options.type === 'argon2' ? ARGON2_OPTIONS : options;
}

/**
 * The handlers that create accounts with hashes of passwords from another system. As on Appwrite the hash is not
 * examined. Only these responses show it: no other call shows a hash, not even to keys.
 */
export function userImportHandlers({ accounts }: Services): (kind: string) => Handler {
  return (kind) => async (request: FastifyRequest) => {
    const body = bodyOf(request);
    const id = idParam(body, 'userId');
    const email = emailParam(body);
    const hash = passwordParam(body);
    const imported = readers[kind]?.(hash, body);
    if (!imported) throw new Error(`unknown kind of hash: ${kind}`);
    const name = body['name'] === undefined || body['name'] === null ? '' : textParam(body, 'name', PARAM_LENGTH, 0);
    const user = await accounts.create({ id, email, name, password: encodeImported(imported) });
    return { ...accounts.json(user), password: hash, hash: imported.type, hashOptions: optionsOf(imported) };
  };
}

/** The last parts of the routes' paths. */
export const IMPORT_KINDS = Object.keys(readers);
