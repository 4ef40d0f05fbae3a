import { Unzlib } from 'fflate';

const PIECE_BYTES = 65_536;

/**
 * Unpacks zlib data. What comes before a broken end is returned, as viewers show it.
 * @throws Error when it unpacks to more than `limit` bytes, or to nothing at all
 */
export function inflateUpTo(packed: Uint8Array, limit: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const unpacking = new Unzlib((part) => {
    parts.push(part);
    length += part.length;
  });
  try {
    for (let at = 0; at < packed.length && length <= limit; at += PIECE_BYTES)
      // Never as the last piece: that checks the end, and gives nothing when it is broken.
      unpacking.push(packed.subarray(at, at + PIECE_BYTES));
  } catch (error) {
    if (length === 0) throw error;
  }
  if (length === 0 && packed.length > 0) throw new Error('no zlib data');
  if (length > limit) throw new Error(`more than ${limit} bytes`);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
