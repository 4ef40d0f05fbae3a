import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The forms of keys: of Google, of Appwrite, private keys, and signed tokens. */
const shapes: Readonly<Record<string, RegExp>> = {
  'Google key': /AIza[\w-]{35}/,
  'Appwrite key': /standard_[0-9a-f]{64,}/,
  'private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'signed token': /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
};

/** The three Base64 forms of a secret: the form depends on its position within a group of three bytes. */
const asBase64 = (secret: string): string[] =>
  [0, 1, 2].map((shift) => {
    const text = Buffer.from('\0'.repeat(shift) + secret).toString('base64');
    return text.slice(shift + 1 + Number(shift > 0), -4);
  });

/**
 * The secrets in the files of a folder, as "file: what".
 * @param known values that must not occur in plain text, reversed, or as Base64
 */
export function findSecrets(folder: string, known: readonly string[] = []): string[] {
  const wanted = known.flatMap((secret) => [secret, [...secret].toReversed().join(''), ...asBase64(secret)]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'latin1');
      const found = Object.entries(shapes).flatMap(([name, shape]) => (shape.test(text) ? [name] : []));
      if (wanted.some((secret) => text.includes(secret))) found.push('a known secret');
      return found.map((what) => `${relative(folder, path)}: ${what}`);
    });
}
