import { decodeImported } from '../../../server/accounts/imported-hash.ts';

/** How the hash of a password gets to Appwrite: the last part of the route's path, and the fields of the body. */
export interface PasswordImport {
  readonly kind: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

/** The format of this server before Argon2id: `scrypt$N$r$p$salt$key`, the last two in Base64url. */
function ofOldScrypt(stored: string): PasswordImport | null {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const bytes = Buffer.from(salt, 'base64url');
  const text = bytes.toString('utf8');
  // Appwrite takes the salt as a text, so random bytes cannot be given to it.
  if (!Buffer.from(text, 'utf8').equals(bytes)) return null;
  const hash = Buffer.from(key, 'base64url');
  const costs = { passwordCpu: Number(N), passwordMemory: Number(r), passwordParallel: Number(p) };
  const fields = { password: hash.toString('hex'), passwordSalt: text, ...costs, passwordLength: hash.length };
  return { kind: 'scrypt', fields };
}

/**
 * The import of a stored hash.
 * @returns null when Appwrite cannot take it; its owner then sets a new password by mail
 */
export function passwordImport(stored: string): PasswordImport | null {
  if (stored.startsWith('$argon2')) return { kind: 'argon2', fields: { password: stored } };
  if (stored.startsWith('scrypt$')) return ofOldScrypt(stored);
  const imported = decodeImported(stored);
  if (!imported) return null;
  const fields = { password: imported.hash };
  switch (imported.type) {
    case 'sha':
      return { kind: 'sha', fields: { ...fields, passwordVersion: imported.version } };
    case 'scrypt': {
      const { salt, costCpu, costMemory, costParallel, length } = imported;
      const costs = { passwordCpu: costCpu, passwordMemory: costMemory, passwordParallel: costParallel };
      return { kind: 'scrypt', fields: { ...fields, passwordSalt: salt, ...costs, passwordLength: length } };
    }
    case 'scryptMod': {
      const { salt, saltSeparator, signerKey } = imported;
      const more = { passwordSalt: salt, passwordSaltSeparator: saltSeparator, passwordSignerKey: signerKey };
      return { kind: 'scrypt-modified', fields: { ...fields, ...more } };
    }
    default:
      return { kind: imported.type, fields };
  }
}
