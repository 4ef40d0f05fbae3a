import { describe, expect, test } from 'vitest';
import type { Client } from '../server/client.ts';
import { done, refused, serverUnderTest } from '../server/server-under-test.ts';
import {
  answer,
  AUTHENTICATOR,
  CHALLENGES,
  openChallenge,
  RECOVERY_CODES,
  switchMfaOn,
  wrongCode,
} from './mfa-person.ts';

const server = serverUnderTest();

/** Verifies the email address, which makes it an authentication factor. */
const verifyEmail = async (client: Client) =>
  done(await server.key().patch(`/users/${client.id}/verification`, { emailVerification: true }));

describe('the second factors of an account', () => {
  test('the name recoverycode, which the SDK lists, makes a challenge that no code completes', async () => {
    const user = await server.member();
    await switchMfaOn(user);
    const [code = ''] = done(await user.post(RECOVERY_CODES), 201)['recoveryCodes'] as string[];
    const device = await server.device(user);
    refused(await answer(device, await openChallenge(device, 'recoverycode'), code), 401, 'user_invalid_token');
    done(await answer(device, await openChallenge(device, 'recoveryCode'), code));
  });

  test('a factor that cannot be used here is refused when it is asked for', async () => {
    const user = await server.member();
    refused(await user.post(CHALLENGES, { factor: 'phone' }), 503, 'general_phone_disabled');
    refused(await user.post(CHALLENGES, { factor: 'email' }), 400, 'user_email_not_verified');
    refused(await user.post('/account/mfa/authenticators/sms'), 400, 'general_argument_invalid');
  });
});

describe('a session without its second factor', () => {
  test('sets up no authenticator app in place of the mailed code that it owes', async () => {
    const user = await server.member();
    await verifyEmail(user);
    done(await user.patch('/account/mfa', { mfa: true }));
    const device = await server.device(user);
    refused(await device.post(AUTHENTICATOR), 401, 'user_more_factors_required');
    refused(await device.put(AUTHENTICATOR, { otp: '123456' }), 401, 'user_more_factors_required');
  });

  test('stays half after a wrong code', async () => {
    const user = await server.member();
    const secret = await switchMfaOn(user);
    const device = await server.device(user);
    refused(await answer(device, await openChallenge(device, 'totp'), wrongCode(secret)), 401, 'user_invalid_token');
    refused(await device.get('/account/prefs'), 401, 'user_more_factors_required');
  });
});

describe('the key', () => {
  test('makes, shows and replaces the recovery codes of an account', async () => {
    const user = await server.signUp();
    const key = server.key();
    const path = `/users/${user.id}/mfa/recovery-codes`;
    refused(await key.get(path), 404, 'user_recovery_codes_not_found');
    refused(await key.put(path), 404, 'user_recovery_codes_not_found');
    const made = done(await key.patch(path));
    expect(made['recoveryCodes']).toHaveLength(6);
    expect(done(await key.get(path))).toEqual(made);
    refused(await key.patch(path), 409, 'user_recovery_codes_already_exists');
    expect(done(await key.put(path))).not.toEqual(made);
  });

  test('removes the authenticator of an account once, and knows no other type and no missing account', async () => {
    const user = await server.member();
    await switchMfaOn(user);
    const key = server.key();
    const path = `/users/${user.id}/mfa/authenticators`;
    refused(await key.delete(`${path}/sms`), 400, 'general_argument_invalid');
    done(await key.delete(`${path}/totp`), 204);
    refused(await key.delete(`${path}/totp`), 404, 'user_authenticator_not_found');
    for (const rest of ['factors', 'recovery-codes'])
      refused(await key.get(`/users/none/mfa/${rest}`), 404, 'user_not_found');
  });
});
