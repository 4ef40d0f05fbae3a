import { seal, unseal, toBase64 } from './seal.ts';

/** What OWASP asks of PBKDF2 with SHA-256; a file says its own number, which is believed within limits. */
const ROUNDS = 600_000;
const FEWEST_ROUNDS = 100_000;
const MOST_ROUNDS = 5_000_000;
const SALT_BYTES = 16;

/** A text that only its passphrase opens. */
export interface PassphraseBox {
  readonly rounds: number;
  /** Base64. */
  readonly salt: string;
  /** Base64, see `seal`. */
  readonly box: string;
}

async function keyOf(passphrase: string, salt: string, rounds: number): Promise<CryptoKey> {
  // The same words typed on another keyboard may be other bytes.
  const bytes = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const words = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    {
      name: 'PBKDF2',
      hash: 'SHA-256',
      iterations: rounds,
      salt: Uint8Array.from(atob(salt), (char) => char.charCodeAt(0)),
    },
    words,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const placeOf = (place: string, { rounds, salt }: Pick<PassphraseBox, 'rounds' | 'salt'>) =>
  `${place}|${rounds}|${salt}`;

/** Seals a text with a key made of the passphrase: PBKDF2 and AES-GCM. */
export async function sealByPassphrase(passphrase: string, text: string, place: string): Promise<PassphraseBox> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const key = await keyOf(passphrase, salt, ROUNDS);
  return { rounds: ROUNDS, salt, box: await seal(key, text, placeOf(place, { rounds: ROUNDS, salt })) };
}

/** @throws when the passphrase is another one or the box was changed */
export async function unsealByPassphrase(passphrase: string, sealed: PassphraseBox, place: string): Promise<string> {
  const { rounds, salt, box } = sealed;
  if (!(rounds >= FEWEST_ROUNDS && rounds <= MOST_ROUNDS)) throw new RangeError('no plausible number of rounds');
  return unseal(await keyOf(passphrase, salt, rounds), box, placeOf(place, sealed));
}
