import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { findAuthenticator } from '../../../server/accounts/mfa/authenticator-rows.ts';
import type { Client, Json } from '../server/client.ts';
import { ownServer } from '../server/own-server.ts';
import { done, isElsewhere, PROJECT, refused } from '../server/server-under-test.ts';
import { answer, AUTHENTICATOR, CHALLENGES, codeOf, openChallenge, RECOVERY_CODES, switchMfaOn } from './mfa-person.ts';

const server = ownServer();
const MINUTE_MS = 60_000;
const HALF_MINUTE_MS = 30_000;

const mailedCode = (to: string): string => {
  const lines = readFileSync(join(server.folder, 'mail.jsonl'), 'utf8').trim().split('\n');
  const mail = lines.map((line) => JSON.parse(line) as { to: string; text: string }).findLast((one) => one.to === to);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
};

const stored = (): string =>
  readdirSync(server.folder)
    .filter((name) => name.startsWith('data.sqlite'))
    .map((name) => readFileSync(join(server.folder, name), 'latin1'))
    .join('\n');

/** Verifies the email address, which makes it an authentication factor. */
const verifyEmail = async (client: Client) =>
  done(await server.key().patch(`/users/${client.id}/verification`, { emailVerification: true }));

describe.skipIf(isElsewhere)('a second factor', () => {
  // The server runs in this process, so its clock moves too.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

  test('a code of an authenticator app completes one challenge, and the code of the next half minute another', async () => {
    const user = await server.member();
    const secret = await switchMfaOn(user);
    const [first, second] = [await server.device(user), await server.device(user)];
    const code = codeOf(secret);
    done(await answer(first, await openChallenge(first, 'totp'), code));
    const challengeId = await openChallenge(second, 'totp');
    refused(await answer(second, challengeId, code), 401, 'user_invalid_token');
    refused(await second.get('/account'), 401, 'user_more_factors_required');
    pass(HALF_MINUTE_MS);
    refused(await answer(second, challengeId, code), 401, 'user_invalid_token');
    done(await answer(second, challengeId, codeOf(secret)));
    done(await second.get('/account'));
  });

  test('a challenge ends after an hour, and its mailed code after fifteen minutes', async () => {
    const user = await server.member();
    await verifyEmail(user);
    const secret = await switchMfaOn(user);
    const device = await server.device(user);
    const [late, hour] = [await openChallenge(device, 'email'), await openChallenge(device, 'totp')];
    const code = mailedCode(user.email);
    expect(code).toMatch(/^\d{6}$/);
    pass(15 * MINUTE_MS);
    refused(await answer(device, late, code), 401, 'user_invalid_token');
    pass(45 * MINUTE_MS);
    refused(await answer(device, hour, codeOf(secret)), 401, 'user_invalid_token');
    const again = await openChallenge(device, 'email');
    pass(14 * MINUTE_MS);
    done(await answer(device, again, mailedCode(user.email)));
  });

  test('a challenge allows to see recovery codes for five minutes, in its session only', async () => {
    const user = await server.member();
    const secret = await switchMfaOn(user);
    const codes = done(await user.post(RECOVERY_CODES), 201)['recoveryCodes'];
    const device = await server.device(user);
    done(await answer(device, await openChallenge(device, 'totp'), codeOf(secret)));
    expect(done(await device.get(RECOVERY_CODES))['recoveryCodes']).toEqual(codes);
    refused(await user.get(RECOVERY_CODES), 401, 'user_challenge_required');
    pass(6 * MINUTE_MS);
    for (const call of [device.get(RECOVERY_CODES), device.patch(RECOVERY_CODES), device.delete(AUTHENTICATOR)])
      refused(await call, 401, 'user_challenge_required');
  });
});

describe.skipIf(isElsewhere)('the second factors of an account', () => {
  test('their secrets and codes are not in clear in the data folder', async () => {
    const user = await server.member();
    await verifyEmail(user);
    const secret = await switchMfaOn(user);
    const codes = done(await user.post(RECOVERY_CODES), 201)['recoveryCodes'] as string[];
    await openChallenge(user, 'email');
    const bytes = stored();
    expect(bytes).toContain(user.email);
    for (const planted of [secret, ...codes, mailedCode(user.email)])
      expect(bytes.includes(planted), planted).toBe(false);
  });

  test('go with the account', async () => {
    const user = await server.member();
    await switchMfaOn(user);
    await openChallenge(user, 'totp');
    done(await server.key().delete(`/users/${user.id}`), 204);
    const { store } = server.running.backend;
    expect(findAuthenticator(store, user.id)).toBeNull();
    expect(store.all('SELECT id FROM challenges WHERE user_id = ?', user.id)).toEqual([]);
  });

  test('are not changed by a token, which has no session', async () => {
    const user = await server.member();
    const headers = { 'x-appwrite-jwt': String(done(await user.post('/account/jwts'), 201)['jwt']) };
    const attempts: [string, string, Json?][] = [
      ['PATCH', '/account/mfa', { mfa: true }],
      ['POST', AUTHENTICATOR],
      ['PUT', AUTHENTICATOR, { otp: '123456' }],
      ['DELETE', AUTHENTICATOR],
      ['GET', RECOVERY_CODES],
      ['POST', RECOVERY_CODES],
      ['PATCH', RECOVERY_CODES],
      ['PUT', CHALLENGES, { challengeId: 'x', otp: '123456' }],
    ];
    for (const [method, path, body] of attempts)
      refused(await server.guest().call(method, path, body, { headers }), 404, 'user_session_not_found');
    expect(done(await user.get('/account'))['mfa']).toBe(false);
  });

  test('ten challenges are opened in an hour, by both names of the route together', async () => {
    const user = await server.member();
    for (let n = 0; n < 10; n += 1)
      done(await user.post(n % 2 ? CHALLENGES : '/account/mfa/challenge', { factor: 'totp' }), 201);
    for (const path of [CHALLENGES, '/account/mfa/challenge'])
      refused(await user.post(path, { factor: 'totp' }), 429, 'general_rate_limit_exceeded');
  });
});

describe.skipIf(isElsewhere)('a session without its second factor', () => {
  test('is a guest on a socket, and whole as soon as MFA is off or the factor is gone', async () => {
    const user = await server.member();
    await switchMfaOn(user);
    const device = await server.device(user);
    const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = new WebSocket(`${server.running.url.replace('http', 'ws')}/v1/realtime?project=${PROJECT}`, {
      headers: { cookie, origin: 'http://localhost:3000' },
    });
    const greeting = await new Promise<Json>((ready, fail) => {
      socket.on('error', fail);
      socket.on('message', (text) => ready(JSON.parse(String(text)) as Json));
    });
    socket.close();
    expect(greeting).toMatchObject({ type: 'connected', data: { user: null } });
    const at = `/users/${user.id}/mfa`;
    done(await server.key().patch(at, { mfa: false }));
    done(await device.get('/account'));
    done(await server.key().patch(at, { mfa: true }));
    refused(await device.get('/account'), 401, 'user_more_factors_required');
    done(await server.key().delete(`${at}/authenticators/totp`), 204);
    done(await device.get('/account'));
  });
});
