import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PASSWORD, type Client } from '../server/client.ts';
import { ownServer } from '../server/own-server.ts';
import { done, isElsewhere, PROJECT, refused } from '../server/server-under-test.ts';
import { answer, AUTHENTICATOR, CHALLENGES, codeOf, openChallenge, RECOVERY_CODES, switchMfaOn } from './mfa-person.ts';

const server = ownServer();
const DAY_MS = 86_400_000;
const COOKIE = `a_devices_${PROJECT}`;

const logOut = async (client: Client) => done(await client.delete('/account/sessions/current'), 204);
const isAskedForMore = async (client: Client) =>
  refused(await client.get('/account'), 401, 'user_more_factors_required');
const isNotAsked = async (client: Client) => done(await client.get('/account'));

describe.skipIf(isElsewhere)('a device on which a second factor was proved', () => {
  // The server runs in this process, so its clock moves too.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

  /** A person with a second factor, and a device on which she has proved it once. */
  async function remembered(): Promise<{ user: Client; device: Client; secret: string }> {
    const user = await server.member();
    const secret = await switchMfaOn(user);
    const device = await server.device(user);
    await isAskedForMore(device);
    done(await answer(device, await openChallenge(device, 'totp'), codeOf(secret)));
    return { user, device, secret };
  }

  test('is not asked for 30 days, also after signing out and in again, and then it is', async () => {
    const { device } = await remembered();
    await logOut(device);
    await isNotAsked(await server.logIn(device));
    await logOut(device);
    pass(30 * DAY_MS - 60_000);
    await isNotAsked(await server.logIn(device));
    await logOut(device);
    pass(120_000);
    await isAskedForMore(await server.logIn(device));
  });

  test('still needs the password, and a fresh code for its recovery codes', async () => {
    const { device } = await remembered();
    await logOut(device);
    const body = { email: device.email, password: 'Wrong-River-73' };
    refused(await device.post('/account/sessions/email', body), 401, 'user_invalid_credentials');
    await server.logIn(device);
    for (const call of [device.get(RECOVERY_CODES), device.delete(AUTHENTICATOR)])
      refused(await call, 401, 'user_challenge_required');
  });

  test('is remembered for this account only, and other devices are not remembered', async () => {
    const { device, user } = await remembered();
    await isAskedForMore(await server.device(user));
    const other = await server.member();
    await switchMfaOn(other);
    await logOut(device);
    Object.assign(device, { id: other.id, email: other.email });
    await isAskedForMore(await server.logIn(device));
  });

  test('serves several people, each with a second factor of her own', async () => {
    const { device: shared, user: first } = await remembered();
    await logOut(shared);
    const second = await server.member();
    const secret = await switchMfaOn(second);
    Object.assign(shared, { id: second.id, email: second.email });
    await server.logIn(shared);
    done(await answer(shared, await openChallenge(shared, 'totp'), codeOf(secret)));
    for (const { id, email } of [first, second]) {
      await logOut(shared);
      Object.assign(shared, { id, email });
      await isNotAsked(await server.logIn(shared));
    }
  });

  test('has a random token in a cookie that no script can read, and the server keeps its hash only', async () => {
    const user = await server.member();
    const secret = await switchMfaOn(user);
    const device = await server.device(user);
    const passed = await answer(device, await openChallenge(device, 'totp'), codeOf(secret));
    const line = passed.headers.getSetCookie().find((cookie) => cookie.startsWith(`${COOKIE}=`)) ?? '';
    expect(line).toMatch(/^a_devices_\w+=[0-9a-f]{64}; .*Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = device.cookies.get(COOKIE) ?? '';
    const stored = readdirSync(server.folder)
      .filter((name) => name.startsWith('data.sqlite'))
      .map((name) => readFileSync(join(server.folder, name), 'latin1'))
      .join('\n');
    expect(stored).toContain(user.email);
    expect(stored).not.toContain(token);
  });

  test('over https has a cookie that no other host and no page over http can set', async () => {
    const user = await server.member();
    const secret = await switchMfaOn(user);
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    const device = server.guest();
    done(await device.post('/account/sessions/email', { email: user.email, password: PASSWORD }, https), 201);
    const { $id } = done(await device.post(CHALLENGES, { factor: 'totp' }, https), 201);
    const passed = await device.put(CHALLENGES, { challengeId: $id, otp: codeOf(secret) }, https);
    const line = passed.headers.getSetCookie().find((cookie) => cookie.startsWith(`__Host-${COOKIE}=`)) ?? '';
    expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });

  test('gets a new token with each proof, so that a copied one ends', async () => {
    const { device, secret } = await remembered();
    const before = device.cookies.get(COOKIE) ?? '';
    pass(30_000);
    done(await answer(device, await openChallenge(device, 'totp'), codeOf(secret)));
    expect(device.cookies.get(COOKIE)).not.toBe(before);
    const thief = server.guest();
    Object.assign(thief, { id: device.id, email: device.email });
    thief.cookies.set(COOKIE, before);
    await isAskedForMore(await server.logIn(thief));
  });

  test('is not remembered after a wrong code', async () => {
    const user = await server.member();
    await switchMfaOn(user);
    const device = await server.device(user);
    refused(await answer(device, await openChallenge(device, 'totp'), '000000x'), 401, 'user_invalid_token');
    expect(device.cookies.has(COOKIE)).toBe(false);
  });

  const ends: [string, (parts: { user: Client; device: Client; secret: string }) => Promise<unknown>][] = [
    [
      'a change of the password',
      async ({ device }) =>
        done(await device.patch('/account/password', { password: 'Calm-Lantern-19', oldPassword: PASSWORD })),
    ],
    [
      'a change of the password by a key',
      async ({ device }) =>
        done(await server.key().patch(`/users/${device.id}/password`, { password: 'Calm-Lantern-19' })),
    ],
    ['ending all sessions', async ({ device }) => done(await device.delete('/account/sessions'), 204)],
    [
      'ending all sessions by a key',
      async ({ device }) => done(await server.key().delete(`/users/${device.id}/sessions`), 204),
    ],
    [
      'ending one session from another device',
      async ({ user, device }) => {
        const { $id } = done(await device.get('/account/sessions/current'));
        done(await user.delete(`/account/sessions/${String($id)}`), 204);
      },
    ],
    [
      'switching MFA off',
      async ({ user }) => {
        done(await user.patch('/account/mfa', { mfa: false }));
        done(await user.patch('/account/mfa', { mfa: true }));
      },
    ],
    [
      'switching MFA off by a key',
      async ({ user }) => {
        for (const mfa of [false, true]) done(await server.key().patch(`/users/${user.id}/mfa`, { mfa }));
      },
    ],
    [
      'removing the authenticator app',
      async ({ user, device }) => {
        done(await device.delete(AUTHENTICATOR), 204);
        await switchMfaOn(user);
      },
    ],
    [
      'removing the authenticator app by a key',
      async ({ user }) => {
        done(await server.key().delete(`/users/${user.id}/mfa/authenticators/totp`), 204);
        await switchMfaOn(user);
      },
    ],
  ];
  test.each(ends)('is forgotten by %s', async (_, end) => {
    const parts = await remembered();
    await end(parts);
    const { device } = parts;
    const cookies = [...device.cookies].filter(([name]) => name === COOKIE);
    const again = server.guest();
    Object.assign(again, { id: device.id, email: device.email });
    for (const [name, value] of cookies) again.cookies.set(name, value);
    const tried = await again.post('/account/sessions/email', { email: again.email, password: PASSWORD });
    if (tried.status === 401)
      done(await again.post('/account/sessions/email', { email: again.email, password: 'Calm-Lantern-19' }), 201);
    await isAskedForMore(again);
  });

  test('ending a session elsewhere keeps the memory of the device that ends it', async () => {
    const { user, device } = await remembered();
    const { $id } = done(await user.get('/account/sessions/current'));
    done(await device.delete(`/account/sessions/${String($id)}`), 204);
    await logOut(device);
    await isNotAsked(await server.logIn(device));
  });

  test('goes with the account', async () => {
    const { user } = await remembered();
    done(await server.key().delete(`/users/${user.id}`), 204);
    const { store } = server.running.backend;
    expect(store.all('SELECT user_id FROM remembered_devices WHERE user_id = ?', user.id)).toEqual([]);
  });

  test('is one of at most twenty of an account', async () => {
    const { user } = await remembered();
    const { store, services } = server.running.backend;
    const tokens: string[] = [];
    for (let n = 0; n < 21; n += 1) {
      pass(1000);
      tokens.push(...(await services.rememberedDevices.remember(user.id, 'totp', [])));
    }
    expect(store.all('SELECT user_id FROM remembered_devices WHERE user_id = ?', user.id)).toHaveLength(20);
    const isKnown = tokens.map((token) => services.rememberedDevices.factorOf(user.id, [token]) !== null);
    expect(isKnown).toEqual([false, ...Array.from({ length: 20 }, () => true)]);
  });
});
