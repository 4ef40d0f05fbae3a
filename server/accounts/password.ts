import { scrypt, timingSafeEqual } from 'node:crypto';
import { hash as argon2, verify } from '@node-rs/argon2';
import { inTurn } from './few-at-once.ts';

/** OWASP's least setting: 19 MiB, two passes, one lane; 2 is Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 } as const;
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/** A hash of nothing that anybody could type: as dear to compare with as a real one. */
const NOBODY = `${CURRENT}${Buffer.alloc(16).toString('base64').slice(0, 22)}$${Buffer.alloc(32).toString('base64').slice(0, 43)}`;

const exact = (password: string): string => password.normalize('NFC');

/** A hash that says how it was made. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2(exact(password), COST));
}

/** Hashes as they were made before Argon2id: `scrypt$N$r$p$salt$key`. */
async function isOldPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: 256 * Number(N) * Number(r) };
  const given = await new Promise<Buffer>((resolve, reject) => {
    scrypt(exact(password), Buffer.from(salt, 'base64url'), expected.length, cost, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
  return timingSafeEqual(expected, given);
}

/** @param hash null takes as long and is false, so that time does not tell whether an account exists. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const isRight = await inTurn(() =>
    hash?.startsWith('scrypt$') ? isOldPassword(password, hash) : verify(hash ?? NOBODY, exact(password)),
  );
  return hash !== null && isRight;
}

/** Was it made in another way than hashes are made now? */
export const isOutdated = (hash: string): boolean => !hash.startsWith(CURRENT);
