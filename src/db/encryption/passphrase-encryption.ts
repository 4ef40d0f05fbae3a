import { seal, unseal, toBase64 } from './seal.ts';

/** PBKDF2 iterations recommended by OWASP for SHA-256. A file states its own number, which is accepted within limits. */
const ROUNDS = 600_000;
const MIN_ROUNDS = 100_000;
const MAX_ROUNDS = 5_000_000;
const SALT_BYTES = 16;

/** A text encrypted with a passphrase. */
export interface PassphraseEnvelope {
  readonly rounds: number;
  /** Base64. */
  readonly salt: string;
  /** Base64, see `seal`. */
  readonly box: string;
}

async function keyOf(passphrase: string, salt: string, rounds: number): Promise<CryptoKey> {
  // The same words typed on another keyboard may have other bytes before normalisation.
  const bytes = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const baseKey = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    {
      name: 'PBKDF2',
      hash: 'SHA-256',
      iterations: rounds,
      salt: Uint8Array.from(atob(salt), (char) => char.charCodeAt(0)),
    },
    baseKey,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const aadOf = (additionalData: string, { rounds, salt }: Pick<PassphraseEnvelope, 'rounds' | 'salt'>) =>
  `${additionalData}|${rounds}|${salt}`;

/** Encrypts a text with a key derived from the passphrase: PBKDF2 and AES-GCM. */
export async function sealByPassphrase(
  passphrase: string,
  text: string,
  additionalData: string,
): Promise<PassphraseEnvelope> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const key = await keyOf(passphrase, salt, ROUNDS);
  return { rounds: ROUNDS, salt, box: await seal(key, text, aadOf(additionalData, { rounds: ROUNDS, salt })) };
}

/** @throws when the passphrase or the additional data differ, or when the box was changed */
export async function unsealByPassphrase(
  passphrase: string,
  sealed: PassphraseEnvelope,
  additionalData: string,
): Promise<string> {
  const { rounds, salt, box } = sealed;
  if (!(rounds >= MIN_ROUNDS && rounds <= MAX_ROUNDS))
    throw new RangeError('the PBKDF2 rounds of this file are out of range');
  return unseal(await keyOf(passphrase, salt, rounds), box, aadOf(additionalData, sealed));
}
