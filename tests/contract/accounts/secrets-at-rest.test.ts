import { randomBytes, scryptSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findUser, saveUser } from '../../../server/accounts/user-rows.ts';
import { PASSWORD } from '../server/client.ts';
import { ownServer } from '../server/own-server.ts';
import { done, isElsewhere } from '../server/server-under-test.ts';

const server = ownServer();

/** The content of the data folder without the mails: a mail has to contain its secret. */
const stored = (): string =>
  readdirSync(server.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'mail.jsonl')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

describe.skipIf(isElsewhere)('the data folder', () => {
  test('holds no password, no session and no mailed secret in a form that could be used', async () => {
    const user = await server.member();
    done(await user.post('/account/verification', { url: 'http://localhost:3000/verify-email' }), 201);
    const url = 'http://localhost:3000/reset-password';
    done(await server.guest().post('/account/recovery', { email: user.email, url }), 201);
    const jwt = String(done(await user.post('/account/jwts'), 201)['jwt']);
    const { body: opened } = await server.key().post(`/users/${user.id}/sessions`, {});
    const mails = readFileSync(join(server.folder, 'mail.jsonl'), 'utf8');
    const mailed = [...mails.matchAll(/[?&]secret=([0-9a-f]+)/g)].map(([, secret]) => secret);
    const deviceSecret = user.cookies.get('maia_device');
    const sessionCookies = [...user.cookies].filter(([name]) => name.startsWith('a_session'));
    const values = sessionCookies.map(([, value]) => decodeURIComponent(value)).concat(String(opened['secret']));
    const secrets = values.map((value) => JSON.parse(Buffer.from(value, 'base64').toString()).secret as string);
    expect(new Set(mailed).size).toBe(2);
    expect(secrets).toHaveLength(2);

    const bytes = stored();
    expect(bytes).toContain(user.email);
    for (const planted of [PASSWORD, jwt, deviceSecret, ...values, ...secrets, ...mailed]) {
      expect(planted).toMatch(/^.{10,}$/);
      expect(bytes.includes(String(planted)), String(planted)).toBe(false);
    }
  });

  test('gets a new hash for an old one at the next login, which changes nothing else', async () => {
    const user = await server.signUp();
    const { store } = server.running.backend;
    const salt = randomBytes(16);
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 14, r: 8, p: 5, maxmem: 2 ** 26 });
    const old = ['scrypt', 2 ** 14, 8, 5, salt.toString('base64url'), key.toString('base64url')].join('$');
    const before = findUser(store, user.id);
    if (!before) throw new Error('no such account');
    await store.write(() => saveUser(store, { ...before, password: old }));

    const wrong = await server
      .guest()
      .post('/account/sessions/email', { email: user.email, password: 'Other-River-1' });
    expect(wrong.status).toBe(401);
    expect(findUser(store, user.id)?.password).toBe(old);
    await server.logIn(user);
    expect(findUser(store, user.id)).toEqual({ ...before, password: expect.stringMatching(/^\$argon2id\$/) });
    await server.device(user);
  });
});
