import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../api-error.ts';

/** OWASP's scrypt setting for 16 MiB. The hash says how it was made, so that this can be raised later. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const LENGTH = 32;
const MAX_AT_ONCE = 2;
const MAX_WAITING = 500;

let running = 0;
const waiting: (() => void)[] = [];

/** Few at a time: hashing is dear on purpose, and must not become a way to stop the server. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING)
    throw new ApiError(503, 'general_service_unavailable', 'Too many logins at once. Try again later.');
  if (running >= MAX_AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function derive(password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<Buffer> {
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        const options = { N, r, p, maxmem: 256 * N * r };
        scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(LENGTH).toString('base64url')}`;

/** @param hash null takes as long and is false, so that time does not tell whether an account exists. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return hash !== null && timingSafeEqual(expected, given);
}
