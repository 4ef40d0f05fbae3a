import { fromBase64, sealBytes, toBase64, unsealBytes } from './seal.ts';

/** PBKDF2 iterations recommended by OWASP for SHA-256. */
const ROUNDS = 600_000;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Wrong PINs until only the password of the account opens the key. */
export const MAX_TRIES = 5;

type Bytes = Uint8Array<ArrayBuffer>;

/** The device key, wrapped once for one try of the PIN. */
interface PinTry {
  /** Base64. */
  readonly salt: string;
  /** Base64, see `sealBytes`. */
  readonly box: string;
}

/** The device key, wrapped by a PIN. */
export interface PinWrapping {
  readonly rounds: number;
  /** Base64. */
  readonly salt: string;
  /**
   * One wrapping for each try that is left. A try removes its wrapping before the PIN is checked, so a changed or deleted value
   * cannot give tries back: without wrappings the PIN opens nothing.
   */
  readonly tries: readonly PinTry[];
}

/** The device key, wrapped by the phone's own unlock: a secret of its security chip, by WebAuthn's PRF extension. */
export interface PhoneWrapping {
  /** Base64. */
  readonly credentialId: string;
  /** Base64: the input from which the chip computes the secret. */
  readonly salt: string;
  readonly box: string;
}

/** The device key, wrapped by a random secret that the user's account stores. */
export interface AccountWrapping {
  /** Names the secret in the account: one account can lock several devices. */
  readonly id: string;
  readonly box: string;
}

/** What a locked device stores in place of the device key. */
export interface LockedKey {
  readonly pin: PinWrapping | null;
  readonly phone: PhoneWrapping | null;
  readonly account: AccountWrapping;
  /** Reminders show the names of medicines while the device is locked. */
  readonly showsNames: boolean;
  /** The unwrapped key before the lock was set, until everything is encrypted with the new one. */
  readonly replaced?: CryptoKey;
}

const encode = (text: string) => new TextEncoder().encode(text);
const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

/** Random bytes for a key or a secret, 32 of them. */
export const newKeyBytes = (): Bytes => random(KEY_BYTES);

/** The AES-GCM key of these bytes. Scripts cannot export it. */
export const importKey = (bytes: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** AES-GCM key from a secret with full entropy. */
const derivedKey = (secret: CryptoKey, salt: Bytes, purpose: string): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: encode(purpose) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );

const importSecret = (bytes: BufferSource) => crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);

const NO_SALT = new Uint8Array(0);
type Purpose = 'phone' | 'account';
const secretKey = async (secret: Bytes, purpose: Purpose) =>
  derivedKey(await importSecret(secret), NO_SALT, `maia lock ${purpose}`);
const aadOf = (userId: string, purpose: Purpose | 'pin') => `lock|${purpose}|${userId}`;

/** Wraps key bytes with a secret of 32 bytes. Returns base64. */
export const wrapBySecret = async (userId: string, purpose: Purpose, secret: Bytes, key: Bytes): Promise<string> =>
  toBase64(await sealBytes(await secretKey(secret, purpose), key, aadOf(userId, purpose)));

/** The key bytes; null when the secret is another one or the box was changed. */
export async function unwrapBySecret(
  userId: string,
  purpose: Purpose,
  secret: Bytes,
  box: string,
): Promise<Bytes | null> {
  const key = await secretKey(secret, purpose);
  return unsealBytes(key, fromBase64(box), aadOf(userId, purpose)).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );
}

/** The slow part, once for all tries: PBKDF2. */
async function stretch(pin: string, salt: string, rounds: number): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', encode(pin), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', iterations: rounds, salt: fromBase64(salt) };
  return importSecret(await crypto.subtle.deriveBits(parameters, typed, KEY_BYTES * 8));
}

const PIN_PURPOSE = 'maia lock pin';

async function wrapTries(userId: string, stretched: CryptoKey, key: Bytes): Promise<PinTry[]> {
  const tries: PinTry[] = [];
  while (tries.length < MAX_TRIES) {
    const salt = random(SALT_BYTES);
    const box = await sealBytes(await derivedKey(stretched, salt, PIN_PURPOSE), key, aadOf(userId, 'pin'));
    tries.push({ salt: toBase64(salt), box: toBase64(box) });
  }
  return tries;
}

/** Wraps key bytes by a PIN, with all tries. @param pin Latin digits @param rounds of PBKDF2; tests of other rules take fewer */
export async function wrapByPin(userId: string, pin: string, key: Bytes, rounds = ROUNDS): Promise<PinWrapping> {
  const salt = toBase64(random(SALT_BYTES));
  return { rounds, salt, tries: await wrapTries(userId, await stretch(pin, salt, rounds), key) };
}

/** Takes one try out of a wrapping. Store `left` before the try is used. Undefined when none is left. */
export function takeTry(
  wrapping: PinWrapping,
): { readonly taken: PinWrapping; readonly left: PinWrapping } | undefined {
  const [first, ...others] = wrapping.tries;
  return first && { taken: { ...wrapping, tries: [first] }, left: { ...wrapping, tries: others } };
}

/** Uses the first try of a wrapping. Returns the key bytes and a wrapping with all tries again; null when the PIN is wrong. */
export async function unwrapByPin(
  userId: string,
  pin: string,
  { rounds, salt, tries: [first] }: PinWrapping,
): Promise<{ readonly key: Bytes; readonly wrapping: PinWrapping } | null> {
  if (!first) return null;
  const stretched = await stretch(pin, salt, rounds);
  const tryKey = await derivedKey(stretched, fromBase64(first.salt), PIN_PURPOSE);
  const opened = await unsealBytes(tryKey, fromBase64(first.box), aadOf(userId, 'pin')).catch(() => null);
  if (!opened) return null;
  const key = new Uint8Array(opened);
  return { key, wrapping: { rounds, salt, tries: await wrapTries(userId, stretched, key) } };
}
