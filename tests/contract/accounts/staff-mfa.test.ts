import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { documents, type Client } from '../server/client.ts';
import { ownServer } from '../server/own-server.ts';
import { CONFIG, done, isElsewhere, PROJECT, refused } from '../server/server-under-test.ts';
import {
  answer,
  AUTHENTICATOR,
  CHALLENGES,
  codeOf,
  enrol,
  openChallenge,
  RECOVERY_CODES,
  switchMfaOn,
} from './mfa-person.ts';

const server = ownServer(CONFIG, PROJECT, { requireStaffMfa: true });
const FACTORS = '/account/mfa/factors';

/** A person with this label who has logged in. */
async function staff(label: 'doctor' | 'admin' = 'doctor'): Promise<Client> {
  const user = await server.signUp('staff');
  done(await server.key().put(`/users/${user.id}/labels`, { labels: [label] }));
  return server.logIn(user);
}
const verifyEmail = async (client: Client) =>
  done(await server.key().patch(`/users/${client.id}/verification`, { emailVerification: true }));
const isAskedForMore = async (client: Client) =>
  refused(await client.get('/account'), 401, 'user_more_factors_required');

describe.skipIf(isElsewhere)('where the clinic requires a second factor of its staff', () => {
  test.each(['doctor', 'admin'] as const)('%s without one reads, writes and changes nothing', async (label) => {
    const user = await staff(label);
    for (const call of [
      user.get('/account'),
      user.get(documents('entries')),
      user.post(documents('entries'), { documentId: 'unique()', data: {} }),
      user.patch('/account/password', { password: 'Other-River-74', oldPassword: 'Quiet-River-73' }),
      user.post('/account/jwts'),
      user.delete('/account/sessions'),
      user.patch('/account/mfa', { mfa: false }),
      user.post(RECOVERY_CODES),
    ])
      refused(await call, 401, 'user_more_factors_required');
  });

  test('a doctor without one sets up an authenticator app, and goes on with the same session', async () => {
    const user = await staff();
    expect(done(await user.get(FACTORS))['totp']).toBe(false);
    await enrol(user);
    done(await user.get('/account'));
    done(await user.get(documents('entries')));
  });

  test('a doctor with an authenticator app is asked for its code, whether MFA is switched on or not', async () => {
    const user = await staff();
    const secret = await switchMfaOn(user);
    done(await user.patch('/account/mfa', { mfa: false }));
    const device = await server.device(user);
    await isAskedForMore(device);
    done(await answer(device, await openChallenge(device, 'totp'), codeOf(secret)));
    done(await device.get('/account'));
  });

  test('the password alone sets up no second authenticator app and makes no recovery codes', async () => {
    const user = await staff();
    await switchMfaOn(user);
    const device = await server.device(user);
    refused(await device.post(AUTHENTICATOR), 401, 'user_more_factors_required');
    refused(await device.put(AUTHENTICATOR, { otp: '123456' }), 401, 'user_more_factors_required');
    refused(await device.post(RECOVERY_CODES), 401, 'user_more_factors_required');
  });

  test('a mailed code is not enough: the owner of the mailbox can set a new password as well', async () => {
    const user = await staff();
    await verifyEmail(user);
    await switchMfaOn(user);
    const device = await server.device(user);
    const { store } = server.running.backend;
    const id = await openChallenge(device, 'email');
    // The right code, stored as a hash only: this one stands in for it.
    const { hashSecret } = await import('../../../server/protocol/secrets.ts');
    store.run('UPDATE challenges SET code_hash = ? WHERE id = ?', hashSecret(`${id}:123456`), id);
    expect(done(await answer(device, id, '123456'))['factors']).toEqual(['password', 'email']);
    await isAskedForMore(device);
  });

  test('recovery codes made before an authenticator app are no second factor', async () => {
    const user = await server.member('staff');
    const [code = ''] = done(await user.post(RECOVERY_CODES), 201)['recoveryCodes'] as string[];
    done(await server.key().put(`/users/${user.id}/labels`, { labels: ['doctor'] }));
    await isAskedForMore(user);
    done(await answer(user, await openChallenge(user, 'recoveryCode'), code));
    await isAskedForMore(user);
  });

  test('an account that becomes a doctor is asked from its next request on, and a patient never is', async () => {
    const user = await server.member();
    done(await user.get('/account'));
    done(await server.key().put(`/users/${user.id}/labels`, { labels: ['doctor'] }));
    await isAskedForMore(user);
    done(await server.key().put(`/users/${user.id}/labels`, { labels: [] }));
    done(await user.get('/account'));
  });

  test('without the authenticator app every session of a doctor is asked to set one up', async () => {
    const user = await staff();
    const secret = await switchMfaOn(user);
    done(await answer(user, await openChallenge(user, 'totp'), codeOf(secret)));
    done(await user.delete(AUTHENTICATOR), 204);
    await isAskedForMore(user);
    await enrol(user);
    done(await user.get('/account'));
  });

  test('a doctor without one is a guest on a socket', async () => {
    const user = await staff();
    const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = new WebSocket(`${server.running.url.replace('http', 'ws')}/v1/realtime?project=${PROJECT}`, {
      headers: { cookie, origin: 'http://localhost:3000' },
    });
    const greeting = await new Promise<unknown>((ready, fail) => {
      socket.on('error', fail);
      socket.on('message', (text) => ready(JSON.parse(String(text))));
    });
    socket.close();
    expect(greeting).toMatchObject({ type: 'connected', data: { user: null } });
  });

  test('it says so to everyone beside its version', async () => {
    expect(done(await server.guest().get('/health/version'))).toMatchObject({
      requiresStaffMfa: true,
      remembersDevices: true,
    });
  });

  test('a doctor without one may ask for her factors, for a challenge, and log out', async () => {
    const user = await staff();
    done(await user.get(FACTORS));
    done(await user.post(CHALLENGES, { factor: 'totp' }), 201);
    done(await user.delete('/account/sessions/current'), 204);
  });
});
