const IV_BYTES = 12;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const encode = (text: string) => encoder.encode(text);

const IV_BATCH_BYTES = IV_BYTES * 256;
const ivs = { bytes: new Uint8Array(IV_BATCH_BYTES), used: IV_BATCH_BYTES };

/** A random nonce that is never reused. Random bytes for many nonces are fetched at once, because each call to the browser is slow. */
function freshIv(): Uint8Array<ArrayBuffer> {
  if (ivs.used === IV_BATCH_BYTES) {
    crypto.getRandomValues(ivs.bytes);
    ivs.used = 0;
  }
  ivs.used += IV_BYTES;
  return ivs.bytes.slice(ivs.used - IV_BYTES, ivs.used);
}

/** Newer browsers have native base64, many times faster: it matters in a pull of thousands of rows. */
type Native = Uint8Array & { readonly toBase64?: () => string };
const { fromBase64: nativeFromBase64 } = Uint8Array as unknown as {
  fromBase64?: (text: string) => Uint8Array<ArrayBuffer>;
};

export const toBase64 = (bytes: Native): string => {
  if (bytes.toBase64) return bytes.toBase64();
  let binary = '';
  // In pieces, because the number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
};
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  if (nativeFromBase64) return nativeFromBase64.call(Uint8Array, text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
};

/** Encrypts bytes with AES-GCM. Returns a fresh 12-byte nonce and the ciphertext. `additionalData`: see `seal`. */
export async function sealBytes(
  key: CryptoKey,
  bytes: BufferSource,
  additionalData: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = freshIv();
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encode(additionalData) },
    key,
    bytes,
  );
  const box = new Uint8Array(IV_BYTES + sealed.byteLength);
  box.set(iv);
  box.set(new Uint8Array(sealed), IV_BYTES);
  return box;
}

/** Decrypts the result of `sealBytes`. @throws when the key or the additional data differ, or the bytes were changed */
export const unsealBytes = (
  key: CryptoKey,
  box: Uint8Array<ArrayBuffer>,
  additionalData: string,
): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: box.subarray(0, IV_BYTES), additionalData: encode(additionalData) },
    key,
    box.subarray(IV_BYTES),
  );

/**
 * Encrypts a text with AES-GCM. Returns base64 of a fresh 12-byte nonce and the ciphertext.
 * `additionalData` names the location of the value (for example table and id). Decryption with other additional data fails, so an
 * encrypted value cannot be moved to another row.
 */
export const seal = async (key: CryptoKey, text: string, additionalData: string): Promise<string> =>
  toBase64(await sealBytes(key, encode(text), additionalData));

/** Decrypts the result of `seal`. @throws when the key or the additional data differ, or the text was changed */
export const unseal = async (key: CryptoKey, sealed: string, additionalData: string): Promise<string> =>
  decoder.decode(await unsealBytes(key, fromBase64(sealed), additionalData));
