import { createCipheriv, createHash, scrypt } from 'node:crypto';
import { verify as bcrypt } from '@node-rs/bcrypt';
import { verify as argon2 } from '@node-rs/argon2';
import { isSameSecret } from '../protocol/secrets.ts';
import { phpassHash } from './phpass.ts';

/** Algorithms of `POST /users/sha`. */
export const SHA_VERSIONS = [
  'sha1',
  'sha224',
  'sha256',
  'sha384',
  'sha512/224',
  'sha512/256',
  'sha512',
  'sha3-224',
  'sha3-256',
  'sha3-384',
  'sha3-512',
] as const;

/** An imported password hash, with its parameters in the names of Appwrite. It is unchecked, so it may be no hash. */
export type ImportedHash = { readonly hash: string } & (
  | { readonly type: 'argon2' | 'bcrypt' | 'md5' | 'phpass' }
  | { readonly type: 'sha'; readonly version: (typeof SHA_VERSIONS)[number] }
  | {
      readonly type: 'scrypt';
      readonly salt: string;
      readonly costCpu: number;
      readonly costMemory: number;
      readonly costParallel: number;
      /** In bytes. */
      readonly length: number;
    }
  | {
      readonly type: 'scryptMod';
      readonly salt: string;
      readonly saltSeparator: string;
      readonly signerKey: string;
    }
);

const PREFIX = 'imported$';
/** Largest memory of one scrypt, in bytes. */
const MAX_SCRYPT_MEMORY = 256 * 1024 * 1024;

/** The stored form; the next login replaces it, except a hash of Argon2 that is strong enough. */
export const encodeImported = (imported: ImportedHash): string =>
  imported.type === 'argon2' && imported.hash.startsWith('$argon2')
    ? imported.hash
    : `${PREFIX}${JSON.stringify(imported)}`;

/** Returns null when the stored hash is one of this server. */
export const decodeImported = (stored: string): ImportedHash | null =>
  stored.startsWith(PREFIX) ? (JSON.parse(stored.slice(PREFIX.length)) as ImportedHash) : null;

const digest = (algorithm: string, text: string): string =>
  // OpenSSL names the truncated versions with a hyphen.
  createHash(algorithm.replace('/', '-')).update(text).digest('hex');

const scryptKey = (
  password: string,
  salt: Buffer,
  length: number,
  cost: { N: number; r: number; p: number },
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, length, { ...cost, maxmem: MAX_SCRYPT_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** The cost that Firebase uses unless a project says otherwise; Appwrite knows no other. */
const FIREBASE_COST = { N: 2 ** 14, r: 8, p: 1 };
const FIREBASE_KEY_BYTES = 32;

/** The scrypt of Firebase: the derived key encrypts the signer key of the project. */
async function firebaseHash(password: string, salt: string, separator: string, signerKey: string): Promise<string> {
  const fullSalt = Buffer.concat([Buffer.from(salt, 'base64'), Buffer.from(separator, 'base64')]);
  const key = await scryptKey(password, fullSalt, 2 * FIREBASE_KEY_BYTES, FIREBASE_COST);
  const cipher = createCipheriv('aes-256-ctr', key.subarray(0, FIREBASE_KEY_BYTES), Buffer.alloc(16));
  return Buffer.concat([cipher.update(Buffer.from(signerKey, 'base64')), cipher.final()]).toString('base64');
}

async function matches(password: string, imported: ImportedHash): Promise<boolean> {
  const { hash } = imported;
  switch (imported.type) {
    case 'argon2':
      return argon2(hash, password);
    case 'bcrypt':
      // PHP writes 2y for what others write 2b.
      return bcrypt(password, hash.replace(/^\$2[ya]\$/, '$2b$'));
    case 'md5':
      return isSameSecret(digest('md5', password), hash.toLowerCase());
    case 'phpass': {
      const expected = phpassHash(password, hash);
      return expected !== null && isSameSecret(expected, hash);
    }
    case 'sha':
      return isSameSecret(digest(imported.version, password), hash.toLowerCase());
    case 'scrypt': {
      const { salt, costCpu: N, costMemory: r, costParallel: p, length } = imported;
      const key = await scryptKey(password, Buffer.from(salt), length, { N, r, p });
      return isSameSecret(key.toString('hex'), hash.toLowerCase());
    }
    case 'scryptMod': {
      const { salt, saltSeparator, signerKey } = imported;
      return isSameSecret(await firebaseHash(password, salt, saltSeparator, signerKey), hash);
    }
  }
}

/** Whether the password belongs to the hash; false when it is no hash or its parameters are not possible. */
export async function matchesImported(password: string, imported: ImportedHash): Promise<boolean> {
  try {
    return await matches(password, imported);
  } catch {
    return false;
  }
}
