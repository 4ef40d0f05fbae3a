import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, hexadecimal. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** What is stored of a secret that is long and random. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)));
}

/** The value of a session cookie, as Appwrite clients know it. */
export function encodeSession(userId: string, secret: string): string {
  return Buffer.from(JSON.stringify({ id: userId, secret })).toString('base64url');
}

/** null for anything that is no session value. */
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
  /** '' when it was not made by a session. */
  sessionId: string;
  /** Seconds since 1970. */
  exp: number;
}

export function signJwt(claims: JwtClaims, key: string): string {
  const text = `${part({ typ: 'JWT', alg: 'HS256' })}.${part(claims)}`;
  return `${text}.${signature(text, key)}`;
}

/** The claims of a token that this key signed and that has not ended; null for any other. */
export function readJwt(token: string, key: string): JwtClaims | null {
  const [head = '', body = '', given = ''] = token.split('.');
  if (!isSameSecret(given, signature(`${head}.${body}`, key))) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as JwtClaims;
  return claims.exp > Date.now() / 1000 ? claims : null;
}
