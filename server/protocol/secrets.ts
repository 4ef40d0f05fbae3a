import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, hexadecimal. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** The stored hash of a secret. A fast hash is enough, because secrets are long and random. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)));
}

/** The value of a session cookie in the format of Appwrite's clients. */
export function encodeSession(userId: string, secret: string): string {
  return Buffer.from(JSON.stringify({ id: userId, secret })).toString('base64url');
}

/** Returns null when it is not a session value. */
export function decodeSession(value: string): { id: string; secret: string } | null {
  try {
    const { id, secret } = JSON.parse(Buffer.from(value, 'base64').toString()) as Record<string, unknown>;
    return typeof id === 'string' && typeof secret === 'string' ? { id, secret } : null;
  } catch {
    return null;
  }
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signature(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

export interface JwtClaims {
  userId: string;
  /** '' when it was not created in a session. */
  sessionId: string;
  /** Seconds since 1970. */
  exp: number;
}

/** Signs claims; `exp` is in seconds since 1970. */
export function signJwt<Claims extends { exp: number }>(claims: Claims, key: string): string {
  const text = `${part({ typ: 'JWT', alg: 'HS256' })}.${part(claims)}`;
  return `${text}.${signature(text, key)}`;
}

/** The claims of a token that was signed with this key and has not expired; null for any other. */
export function readJwt<Claims extends { exp: number } = JwtClaims>(token: string, key: string): Claims | null {
  const [header = '', body = '', sentSignature = ''] = token.split('.');
  if (!isSameSecret(sentSignature, signature(`${header}.${body}`, key))) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  return claims.exp > Date.now() / 1000 ? claims : null;
}
