import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hash } from '@node-rs/argon2';
import { findUser } from '../../../server/accounts/user-rows.ts';
import { freshId, PASSWORD, type Json } from '../server/client.ts';
import { ownServer } from '../server/own-server.ts';
import { done, isElsewhere, refused } from '../server/server-under-test.ts';

const server = ownServer();
const importUser = (kind: string, body: Json) => {
  const userId = freshId('imported');
  return server.key().post(`/users/${kind}`, { userId, email: `${userId}@example.com`, name: 'Imported', ...body });
};
const sha256 = createHash('sha256').update(PASSWORD).digest('hex');
const logIn = ({ email }: Json) => server.guest().post('/account/sessions/email', { email, password: PASSWORD });
const storedHash = ({ $id }: Json) => findUser(server.running.backend.store, String($id))?.password;

describe.skipIf(isElsewhere)('an imported account', () => {
  test('shows its hash in the answer to the import and in no other', async () => {
    const user = done(await importUser('sha', { password: sha256 }), 201);
    expect(user).toMatchObject({ password: sha256, hash: 'sha', hashOptions: { type: 'sha', version: 'sha256' } });
    const key = server.key();
    for (const path of [`/users/${user['$id']}`, '/users']) expect((await key.get(path)).text).not.toContain(sha256);
  });

  test('gets a hash of Argon2id at its first login, unless it has one that is as strong', async () => {
    const weak = done(await importUser('sha', { password: sha256 }), 201);
    done(await logIn(weak), 201);
    expect(storedHash(weak)).toMatch(/^\$argon2id\$/);
    done(await logIn(weak), 201);
    const strong = await hash(PASSWORD, { memoryCost: 32_768, timeCost: 3, parallelism: 2, algorithm: 2 });
    const kept = done(await importUser('argon2', { password: strong }), 201);
    done(await logIn(kept), 201);
    expect(storedHash(kept)).toBe(strong);
  });

  test('keeps a hash that the password does not match', async () => {
    const user = done(await importUser('bcrypt', { password: 'not-a-hash' }), 201);
    refused(await logIn(user), 401, 'user_invalid_credentials');
    expect(storedHash(user)).toContain('not-a-hash');
  });

  test('with scrypt needs all its parameters, and a version of SHA that exists', async () => {
    const options = {
      passwordSalt: 'salt',
      passwordCpu: 8,
      passwordMemory: 4,
      passwordParallel: 1,
      passwordLength: 64,
    };
    const user = done(await importUser('scrypt', { password: 'ab'.repeat(64), ...options }), 201);
    expect(user['hashOptions']).toEqual({
      type: 'scrypt',
      salt: 'salt',
      costCpu: 8,
      costMemory: 4,
      costParallel: 1,
      length: 64,
    });
    for (const name of Object.keys(options)) {
      const body = { password: 'ab'.repeat(64), ...options, [name]: undefined };
      refused(await importUser('scrypt', body), 400, 'general_argument_invalid');
    }
    refused(await importUser('sha', { password: sha256, passwordVersion: 'sha0' }), 400, 'general_argument_invalid');
  });
});
