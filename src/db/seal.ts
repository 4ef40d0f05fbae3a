const IV_BYTES = 12;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const encode = (text: string) => encoder.encode(text);

const SOME_IVS = IV_BYTES * 256;
const ivs = { bytes: new Uint8Array(SOME_IVS), used: SOME_IVS };

/** Random bytes that are never given twice; fetched for many at a time, since each call to the browser costs. */
function freshIv(): Uint8Array<ArrayBuffer> {
  if (ivs.used === SOME_IVS) {
    crypto.getRandomValues(ivs.bytes);
    ivs.used = 0;
  }
  ivs.used += IV_BYTES;
  return ivs.bytes.slice(ivs.used - IV_BYTES, ivs.used);
}

/** Newer browsers do it themselves, many times faster: a pull of thousands of rows notices. */
type Native = Uint8Array & { readonly toBase64?: () => string };
const { fromBase64: nativeFromBase64 } = Uint8Array as unknown as {
  fromBase64?: (text: string) => Uint8Array<ArrayBuffer>;
};

export const toBase64 = (bytes: Native): string => {
  if (bytes.toBase64) return bytes.toBase64();
  let binary = '';
  // In pieces, because a call takes a limited number of arguments.
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

/** Seals bytes with AES-GCM: a fresh 12-byte nonce and the ciphertext. `place` as with `seal`. */
export async function sealBytes(key: CryptoKey, bytes: BufferSource, place: string): Promise<Uint8Array<ArrayBuffer>> {
  const iv = freshIv();
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: encode(place) }, key, bytes);
  const box = new Uint8Array(IV_BYTES + sealed.byteLength);
  box.set(iv);
  box.set(new Uint8Array(sealed), IV_BYTES);
  return box;
}

/** Opens what `sealBytes` made. @throws when the key or the place is another one, or the bytes were changed. */
export const unsealBytes = (key: CryptoKey, box: Uint8Array<ArrayBuffer>, place: string): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: box.subarray(0, IV_BYTES), additionalData: encode(place) },
    key,
    box.subarray(IV_BYTES),
  );

/**
 * Seals a text with AES-GCM: base64 of a fresh 12-byte nonce and the ciphertext.
 * `place` says where it belongs; opened at another place it fails, so a sealed value cannot be moved.
 */
export const seal = async (key: CryptoKey, text: string, place: string): Promise<string> =>
  toBase64(await sealBytes(key, encode(text), place));

/** Opens what `seal` made. @throws when the key or the place is another one, or the text was changed. */
export const unseal = async (key: CryptoKey, sealed: string, place: string): Promise<string> =>
  decoder.decode(await unsealBytes(key, fromBase64(sealed), place));
