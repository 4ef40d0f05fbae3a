import { scrypt, timingSafeEqual } from 'node:crypto';
import { hash as argon2, verify } from '@node-rs/argon2';
import { withConcurrencyLimit } from './concurrency-limit.ts';
import { decodeImported, matchesImported } from './imported-hash.ts';

/** OWASP's minimum: 19 MiB, two passes, one lane; algorithm 2 is Argon2id. */
const REAL_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 } as const;
/** Not secure: only for tests, which hash thousands of passwords of invented accounts. */
const TEST_COST = { ...REAL_COST, memoryCost: 8, timeCost: 1 } as const;

/**
 * Only the tests set this. server/main.ts refuses to start with it in production, and with data anywhere but in the
 * system's folder for temporary files.
 */
export const isTestPasswordCostSet = (): boolean =>
  process.env['MAIA_TEST_PASSWORD_COST'] === 'cheap-for-invented-people';

const COST = isTestPasswordCostSet() && process.env['NODE_ENV'] !== 'production' ? TEST_COST : REAL_COST;
const CURRENT_PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/** A hash that no password matches; comparing with it takes as long as with a real hash. */
const UNMATCHABLE_HASH = `${CURRENT_PREFIX}${Buffer.alloc(16).toString('base64').slice(0, 22)}$${Buffer.alloc(32).toString('base64').slice(0, 43)}`;

const normalize = (password: string): string => password.normalize('NFC');

/** The hash with its algorithm and parameters. */
export function hashPassword(password: string): Promise<string> {
  return withConcurrencyLimit(() => argon2(normalize(password), COST));
}

/** The format before Argon2id: `scrypt$N$r$p$salt$key`. */
async function matchesScrypt(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: 256 * Number(N) * Number(r) };
  const actual = await new Promise<Buffer>((resolve, reject) => {
    scrypt(normalize(password), Buffer.from(salt, 'base64url'), expected.length, cost, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
  return timingSafeEqual(expected, actual);
}

async function matchesHash(password: string, hash: string): Promise<boolean> {
  const imported = decodeImported(hash);
  // Other systems hash the password as it was typed.
  if (imported) return (await matchesImported(password, imported)) || matchesImported(normalize(password), imported);
  return hash.startsWith('scrypt$') ? matchesScrypt(password, hash) : verify(hash, normalize(password));
}

/** @param hash null returns false after the same time, so that the duration does not show whether an account exists */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const matches = await withConcurrencyLimit(() => matchesHash(password, hash ?? UNMATCHABLE_HASH));
  return hash !== null && matches;
}

/** Whether the hash was made with another algorithm than Argon2id, or with less memory or fewer passes than now. */
export function isOutdated(hash: string): boolean {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hash) ?? [];
  return !(Number(memory) >= COST.memoryCost && Number(passes) >= COST.timeCost);
}
