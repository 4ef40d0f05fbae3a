import { readFileSync, writeFileSync } from 'node:fs';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

const SECRET_KEY = 'AGE-SECRET-KEY-';

/**
 * Returns an encrypter for the holders of these recipients.
 * @param recipients public keys, `age1...`
 * @throws Error when one is no recipient; a secret key is refused without repeating it
 */
export function encrypterFor(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    if (recipient.toUpperCase().startsWith(SECRET_KEY))
      throw new Error('This is the secret identity, not the recipient. It must not be on the server: use age1...');
    try {
      encrypter.addRecipient(recipient);
    } catch (error) {
      throw new Error(`"${recipient}" is no recipient of age. It has to begin with age1.`, { cause: error });
    }
  }
  return encrypter;
}

/** @throws Error when the file cannot be read or has no identity */
export function decrypterFrom(identityFile: string): Decrypter {
  let text: string;
  try {
    text = readFileSync(identityFile, 'utf8');
  } catch (error) {
    throw new Error(`The file with the identity, ${identityFile}, cannot be read.`, { cause: error });
  }
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(SECRET_KEY));
  if (identities.length === 0)
    throw new Error(`${identityFile} has no identity of age: a line that begins with ${SECRET_KEY}`);
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    // The error of the library may repeat the key.
    throw new Error(`An identity in ${identityFile} is damaged.`);
  }
  return decrypter;
}

/**
 * Writes a new identity into a new file that only its owner can read.
 * @returns its recipient
 * @throws Error when the file exists already
 */
export async function createIdentity(path: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const lines = [`# created: ${new Date().toISOString()}`, `# public key: ${recipient}`, identity, ''];
  writeFileSync(path, lines.join('\n'), { mode: 0o600, flag: 'wx' });
  return recipient;
}
