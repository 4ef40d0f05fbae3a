import { randomBytes, scryptSync } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './password.ts';

// The real cost, which other tests do without. Before password.ts is loaded.
vi.hoisted(() => vi.stubEnv('MAIA_TEST_PASSWORD_COST', ''));

let running = 0;
let most = 0;
/** The real library; the mock only counts its calls. */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const counted = (work: (...args: never[]) => Promise<unknown>) =>
    vi.fn(async (...args: never[]) => {
      most = Math.max(most, ++running);
      return work(...args).finally(() => (running -= 1));
    });
  return { ...real, hash: counted(real.hash as never), verify: counted(real.verify as never) };
});

const PASSWORD = 'Quiet-River-73 é';

/** The format of hashes before Argon2id. */
function oldHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password.normalize('NFC'), salt, 32, { N: 2 ** 14, r: 8, p: 5, maxmem: 2 ** 26 });
  return ['scrypt', 2 ** 14, 8, 5, salt.toString('base64url'), key.toString('base64url')].join('$');
}

describe('a password', () => {
  beforeEach(() => vi.clearAllMocks());

  it('is stored as Argon2id with 19 MiB and two passes, each with a different salt', async () => {
    const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(isOutdated(one)).toBe(false);
  });

  it('matches in every Unicode composition of its letters, and nothing else matches', async () => {
    const kept = await hashPassword(PASSWORD);
    expect(await isPassword(PASSWORD.normalize('NFD'), kept)).toBe(true);
    for (const wrong of [PASSWORD.toLowerCase(), `${PASSWORD} `, '']) expect(await isPassword(wrong, kept)).toBe(false);
  });

  it('with an old scrypt hash still matches, and must be hashed again', async () => {
    const kept = oldHash(PASSWORD);
    expect(await isPassword(PASSWORD, kept)).toBe(true);
    expect(await isPassword('Other-River-73', kept)).toBe(false);
    expect(isOutdated(kept)).toBe(true);
  });

  it.each([
    ['of Argon2id with more memory and passes stays', '$argon2id$v=19$m=65536,t=3,p=4$', false],
    ['of Argon2id with less memory is hashed again', '$argon2id$v=19$m=8192,t=3,p=1$', true],
    ['of Argon2id with one pass is hashed again', '$argon2id$v=19$m=65536,t=1,p=1$', true],
    ['of Argon2i is hashed again', '$argon2i$v=19$m=65536,t=3,p=4$', true],
    ['of another system is hashed again', 'imported$', true],
  ])('with a hash %s', (_, kept, outdated) => {
    expect(isOutdated(kept)).toBe(outdated);
  });

  it('of a missing account costs one comparison of the same strength, so the duration does not show which accounts exist', async () => {
    const kept = await hashPassword(PASSWORD);
    vi.clearAllMocks();
    expect(await isPassword(PASSWORD, null)).toBe(false);
    expect(await isPassword('Other-River-73', kept)).toBe(false);
    expect(vi.mocked(hash)).not.toHaveBeenCalled();
    const costs = vi.mocked(verify).mock.calls.map(([compared]) => String(compared).split('$').slice(0, 4).join('$'));
    expect(costs).toEqual([costs[1], costs[1]]);
  });

  it('is hashed at most two at a time, however many users log in', async () => {
    most = 0;
    await Promise.all(Array.from({ length: 5 }, () => isPassword(PASSWORD, null)));
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(5);
    expect(most).toBe(2);
  });
});
