import { generateKeyPairSync } from 'node:crypto';

/** A pair of keys that Web Push identifies a sender by (RFC 8292), both as base64url without padding. */
export interface VapidKeys {
  /** The 65 bytes of the uncompressed point, as browsers want it. */
  readonly publicKey: string;
  /** The 32 bytes of the scalar. */
  readonly privateKey: string;
}

const UNCOMPRESSED = Buffer.of(4);

/** Makes a new pair on the curve P-256. */
export function makeVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { d = '', x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([UNCOMPRESSED, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
