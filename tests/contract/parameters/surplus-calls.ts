import { freshId, PASSWORD, type Json } from '../server/client.ts';
import { canReadMail, done } from '../server/server-under-test.ts';
import { AUTHENTICATOR, codeOf, RECOVERY_CODES } from '../accounts/mfa-person.ts';
import { documentCalls } from './document-calls.ts';
import type { MakeCall, SurplusWorld, ValidCall } from './surplus-world.ts';
import { userCalls } from './user-calls.ts';

const LINK = 'http://localhost:3000/link';

/** A link is mailed to a new member, and its secret is used. */
const byMail =
  (request: string, body: (email: string) => Json, confirm: string, extra: Json): MakeCall =>
  async ({ server }) => {
    const client = await server.member();
    done(await client.post(request, body(client.email)), 201);
    const link = await server.mailedLink(client.email);
    return { client, path: confirm, body: { userId: client.id, secret: link.searchParams.get('secret'), ...extra } };
  };
const verification = byMail('/account/verifications/email', () => ({ url: LINK }), '/account/verifications/email', {});
const recovery = byMail('/account/recovery', (email) => ({ email, url: LINK }), '/account/recovery', {
  password: 'Other-River-19',
});

/** A member with recovery codes, who has just completed a challenge with one of them. */
async function challenged({ server }: SurplusWorld, path: string): Promise<ValidCall> {
  const client = await server.member();
  const { secret } = done(await client.post(AUTHENTICATOR));
  done(await client.put(AUTHENTICATOR, { otp: codeOf(String(secret)) }));
  const { recoveryCodes } = done(await client.post(RECOVERY_CODES), 201);
  const { $id } = done(await client.post('/account/mfa/challenges', { factor: 'recoveryCode' }), 201);
  const otp = (recoveryCodes as string[])[0];
  done(await client.put('/account/mfa/challenges', { challengeId: $id, otp }));
  return { client, path };
}

async function openChallenge({ server }: SurplusWorld, path: string): Promise<ValidCall> {
  const client = await server.member();
  const { recoveryCodes } = done(await client.post(RECOVERY_CODES), 201);
  const { $id } = done(await client.post('/account/mfa/challenges', { factor: 'recoveryCode' }), 201);
  return { client, path, body: { challengeId: $id, otp: (recoveryCodes as string[])[0] } };
}

async function authenticatorToVerify({ server }: SurplusWorld): Promise<ValidCall> {
  const client = await server.member();
  const { secret } = done(await client.post(AUTHENTICATOR));
  return { client, path: AUTHENTICATOR, body: { otp: codeOf(String(secret)) } };
}

const signUp = (): Json => {
  const userId = freshId('new');
  return { userId, email: `${userId}@example.com`, password: PASSWORD, name: 'New' };
};

const accountCalls: Readonly<Record<string, MakeCall>> = {
  'POST /account': (w) => w.byGuest('/account', signUp()),
  'GET /account': (w) => w.byAnn('/account'),
  'GET /account/prefs': (w) => w.byAnn('/account/prefs'),
  'PATCH /account/prefs': (w) => w.byAnn('/account/prefs', { prefs: { theme: 'dark' } }),
  'PATCH /account/name': (w) => w.byAnn('/account/name', { name: 'Ann' }),
  'PATCH /account/email': (w) =>
    w.byNewMember('/account/email', { email: `${freshId('next')}@example.com`, password: PASSWORD }),
  'PATCH /account/phone': (w) =>
    w.byNewMember('/account/phone', {
      phone: `+49${String(Math.floor(Math.random() * 1e9)).padStart(9, '1')}`,
      password: PASSWORD,
    }),
  'PATCH /account/password': (w) =>
    w.byNewMember('/account/password', { password: 'Other-River-19', oldPassword: PASSWORD }),
  'PATCH /account/status': (w) => w.byNewMember('/account/status'),
  'POST /account/jwts': (w) => w.byAnn('/account/jwts'),
  'POST /account/sessions/email': async (w) => {
    const { email } = await w.server.signUp();
    return w.byGuest('/account/sessions/email', { email, password: PASSWORD });
  },
  'POST /account/sessions/token': async (w) => {
    const userId = await w.user();
    const { secret } = done(await w.key.post(`/users/${userId}/tokens`), 201);
    return w.byGuest('/account/sessions/token', { userId, secret });
  },
  'GET /account/sessions': (w) => w.byAnn('/account/sessions'),
  'DELETE /account/sessions': (w) => w.byNewMember('/account/sessions'),
  'GET /account/sessions/:sessionId': (w) => w.byAnn('/account/sessions/current'),
  'PATCH /account/sessions/:sessionId': (w) => w.byAnn('/account/sessions/current'),
  'DELETE /account/sessions/:sessionId': (w) => w.byNewMember('/account/sessions/current'),
  'POST /account/verification': (w) => w.byNewMember('/account/verification', { url: LINK }),
  'POST /account/verifications/email': (w) => w.byNewMember('/account/verifications/email', { url: LINK }),
  'POST /account/recovery': async (w) =>
    w.byGuest('/account/recovery', { email: (await w.server.signUp()).email, url: LINK }),
  'POST /account/targets/push': (w) =>
    w.byAnn('/account/targets/push', { targetId: freshId('push'), identifier: freshId('device') }),
  'PUT /account/targets/:targetId/push': async (w) =>
    w.byAnn(`/account/targets/${await w.pushTarget()}/push`, { identifier: freshId('device') }),
  'DELETE /account/targets/:targetId/push': async (w) => w.byAnn(`/account/targets/${await w.pushTarget()}/push`),
  'GET /account/mfa/factors': (w) => w.byAnn('/account/mfa/factors'),
  'PATCH /account/mfa': (w) => w.byAnn('/account/mfa', { mfa: false }),
  'POST /account/mfa/authenticators/:type': (w) => w.byAnn(AUTHENTICATOR),
  'PUT /account/mfa/authenticators/:type': authenticatorToVerify,
  'DELETE /account/mfa/authenticators/:type': (w) => challenged(w, AUTHENTICATOR),
  'GET /account/mfa/recovery-codes': (w) => challenged(w, RECOVERY_CODES),
  'POST /account/mfa/recovery-codes': (w) => w.byNewMember(RECOVERY_CODES),
  'PATCH /account/mfa/recovery-codes': (w) => challenged(w, RECOVERY_CODES),
  'POST /account/mfa/challenges': (w) => w.byNewMember('/account/mfa/challenges', { factor: 'totp' }),
  'PUT /account/mfa/challenges': (w) => openChallenge(w, '/account/mfa/challenges'),
  'POST /account/mfa/challenge': (w) => w.byNewMember('/account/mfa/challenge', { factor: 'totp' }),
  'PUT /account/mfa/challenge': (w) => openChallenge(w, '/account/mfa/challenge'),
};

const mailedCalls: Readonly<Record<string, MakeCall>> = {
  'PUT /account/verification': verification,
  'PUT /account/verifications/email': verification,
  'PUT /account/recovery': recovery,
};

/** The calls whose secret comes by mail. */
export const MAILED: ReadonlySet<string> = new Set(canReadMail ? [] : Object.keys(mailedCalls));

/** A call that succeeds, for each route of Appwrite that the embedded server has too. */
export const surplusCalls: Readonly<Record<string, MakeCall>> = {
  ...accountCalls,
  ...mailedCalls,
  ...userCalls,
  ...documentCalls,
};
