import type { PhoneSecret } from '@/db/encryption/app-lock.ts';
import type { PhoneWrapping } from '@/db/encryption/key-wrapping.ts';
import { fromBase64, toBase64 } from '@/db/encryption/seal.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The extension `prf`, which the types of TypeScript may lack. */
interface PrfOutput {
  readonly prf?: { readonly enabled?: boolean; readonly results?: { readonly first?: ArrayBuffer | ArrayBufferView } };
}
interface Capabilities {
  getClientCapabilities?(): Promise<Record<string, boolean | undefined>>;
}

const SALT_BYTES = 32;
const ID_BYTES = 16;
/** ES256 and RS256; the signature is not used, only the secret. */
const ALGORITHMS = [-7, -257];
const TIMEOUT_MS = 60_000;

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));
const prfInput = (salt: Bytes) => ({ prf: { eval: { first: salt } } }) as AuthenticationExtensionsClientInputs;

function secretOf(credential: PublicKeyCredential): Bytes | null {
  const first = (credential.getClientExtensionResults() as PrfOutput).prf?.results?.first;
  if (!first) return null;
  return ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer as ArrayBuffer, first.byteOffset, first.byteLength).slice()
    : new Uint8Array(first);
}

/** Whether this browser can use the phone's own unlock (finger, face, pattern). Whether its chip computes secrets shows only when it is set up. */
export async function canUsePhoneUnlock(): Promise<boolean> {
  const api = globalThis.PublicKeyCredential as (typeof PublicKeyCredential & Capabilities) | undefined;
  if (!api?.isUserVerifyingPlatformAuthenticatorAvailable) return false;
  const capabilities = await api.getClientCapabilities?.().catch(() => undefined);
  if (capabilities?.['extension:prf'] === false) return false;
  return api.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

/** Asks for the phone's own unlock. Null when it was cancelled or computes no secret. */
export async function readPhoneSecret({
  credentialId,
  salt,
}: Pick<PhoneWrapping, 'credentialId' | 'salt'>): Promise<Bytes | null> {
  try {
    const credential = await navigator.credentials.get({
      publicKey: {
        challenge: random(SALT_BYTES),
        allowCredentials: [{ type: 'public-key', id: fromBase64(credentialId) }],
        userVerification: 'required',
        timeout: TIMEOUT_MS,
        extensions: prfInput(fromBase64(salt)),
      },
    });
    return credential instanceof PublicKeyCredential ? secretOf(credential) : null;
  } catch {
    return null;
  }
}

/**
 * Creates a key in the phone's security chip that only the phone's own unlock can use, and its secret. Null when it was cancelled or
 * the chip computes no secrets. @param name shown by the phone beside its question
 */
export async function createPhoneSecret(name: string): Promise<PhoneSecret | null> {
  const salt = random(SALT_BYTES);
  try {
    const credential = await navigator.credentials.create({
      publicKey: {
        challenge: random(SALT_BYTES),
        rp: { name },
        user: { id: random(ID_BYTES), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
          residentKey: 'discouraged',
        },
        timeout: TIMEOUT_MS,
        extensions: prfInput(salt),
      },
    });
    if (!(credential instanceof PublicKeyCredential)) return null;
    const place = { credentialId: toBase64(new Uint8Array(credential.rawId)), salt: toBase64(salt) };
    // Some phones give the secret only at the first use.
    const secret = secretOf(credential) ?? (await readPhoneSecret(place));
    return secret && { ...place, secret };
  } catch {
    return null;
  }
}
