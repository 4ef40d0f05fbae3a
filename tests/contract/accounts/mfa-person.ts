import { Secret, TOTP } from 'otpauth';
import type { Client } from '../server/client.ts';
import { done } from '../server/server-under-test.ts';

export const AUTHENTICATOR = '/account/mfa/authenticators/totp';
export const CHALLENGES = '/account/mfa/challenges';
export const RECOVERY_CODES = '/account/mfa/recovery-codes';

/** The code that an authenticator app shows now. */
export const codeOf = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Six digits that are not the code of the current half minute, nor of the one before or after it. */
export const wrongCode = (secret: string): string => {
  const near = [-1, 0, 1].map((n) => codeOf(secret, Date.now() + n * 30_000));
  return ['111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '';
};

/** Verifies an authenticator app. @returns the app's secret */
export async function enrol(client: Client): Promise<string> {
  const secret = String(done(await client.post(AUTHENTICATOR))['secret']);
  done(await client.put(AUTHENTICATOR, { otp: codeOf(secret) }));
  return secret;
}

/** Verifies an authenticator app and switches MFA on. @returns the app's secret */
export async function switchMfaOn(client: Client): Promise<string> {
  const secret = await enrol(client);
  done(await client.patch('/account/mfa', { mfa: true }));
  return secret;
}

export const openChallenge = async (client: Client, factor: string): Promise<string> =>
  String(done(await client.post(CHALLENGES, { factor }), 201)['$id']);

export const answer = (client: Client, challengeId: string, otp: string) =>
  client.put(CHALLENGES, { challengeId, otp });
