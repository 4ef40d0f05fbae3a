import { expect, test } from 'vitest';
import { encodeImported, type ImportedHash } from '../../../server/accounts/imported-hash.ts';
import { passwordImport } from './password-import.ts';

const ARGON2 = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaA';
const scrypt: ImportedHash = {
  type: 'scrypt',
  hash: 'ab',
  salt: 'salt',
  costCpu: 8,
  costMemory: 2,
  costParallel: 1,
  length: 1,
};
const firebase: ImportedHash = { type: 'scryptMod', hash: 'h', salt: 's', saltSeparator: 'p', signerKey: 'k' };

test('a hash of Argon2 keeps its text, with its parameters', () => {
  expect(passwordImport(ARGON2)).toEqual({ kind: 'argon2', fields: { password: ARGON2 } });
});

test.each<[string, ImportedHash, string, object]>([
  ['bcrypt', { type: 'bcrypt', hash: '$2b$x' }, 'bcrypt', { password: '$2b$x' }],
  ['md5', { type: 'md5', hash: 'x' }, 'md5', { password: 'x' }],
  ['phpass', { type: 'phpass', hash: '$P$x' }, 'phpass', { password: '$P$x' }],
  ['sha', { type: 'sha', hash: 'x', version: 'sha512' }, 'sha', { password: 'x', passwordVersion: 'sha512' }],
  [
    'scrypt',
    scrypt,
    'scrypt',
    { password: 'ab', passwordSalt: 'salt', passwordCpu: 8, passwordMemory: 2, passwordParallel: 1, passwordLength: 1 },
  ],
  [
    'scrypt of Firebase',
    firebase,
    'scrypt-modified',
    { password: 'h', passwordSalt: 's', passwordSaltSeparator: 'p', passwordSignerKey: 'k' },
  ],
])('a hash of %s that was imported here is imported there in the same way', (_, hash, kind, fields) => {
  expect(passwordImport(encodeImported(hash))).toEqual({ kind, fields });
});

test('an old hash of scrypt with a salt of text becomes hexadecimal', () => {
  const stored = `scrypt$16384$8$1$${Buffer.from('salt').toString('base64url')}$${Buffer.from([171, 1]).toString('base64url')}`;
  const fields = {
    password: 'ab01',
    passwordSalt: 'salt',
    passwordCpu: 16_384,
    passwordMemory: 8,
    passwordParallel: 1,
    passwordLength: 2,
  };
  expect(passwordImport(stored)).toEqual({ kind: 'scrypt', fields });
});

test('an old hash of scrypt with random bytes as salt cannot be imported, so its owner needs a new password', () => {
  expect(passwordImport(`scrypt$16384$8$1$${Buffer.from([255, 254]).toString('base64url')}$AAAA`)).toBeNull();
  expect(passwordImport('something else')).toBeNull();
});
