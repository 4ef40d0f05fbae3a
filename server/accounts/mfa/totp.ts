import { Secret, TOTP } from 'otpauth';
import { isSameSecret } from '../../protocol/secrets.ts';

const PERIOD_S = 30;
/**
 * As long as the output of SHA-1 (RFC 4226, section 4): 32 characters in base 32, which a person can type. Appwrite
 * makes 64 bytes.
 */
const SECRET_BYTES = 20;

/** Authenticator apps assume these values, and some ignore others. */
const settings = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;

/** A new secret in base 32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...settings, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}

/** The half minute, counted from 1970, in which codes are made now. */
export const totpStep = (now: number): number => Math.floor(now / (1000 * PERIOD_S));

/**
 * Whether this is the code of the present half minute. As in Appwrite an earlier code is not accepted.
 * @param now in ms since 1970
 */
export function isTotpCode(secret: string, code: string, now: number): boolean {
  return isSameSecret(code, new TOTP({ ...settings, secret: Secret.fromBase32(secret) }).generate({ timestamp: now }));
}
