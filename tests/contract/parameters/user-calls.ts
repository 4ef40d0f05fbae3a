import { createHash } from 'node:crypto';
import { freshId, PASSWORD, type Json } from '../server/client.ts';
import { done } from '../server/server-under-test.ts';
import type { MakeCall, SurplusWorld, ValidCall } from './surplus-world.ts';

const sha256 = createHash('sha256').update(PASSWORD).digest('hex');

/** A call about an account that was made for it. */
const ofUser =
  (rest = '', body?: (userId: string) => Json): MakeCall =>
  async (w) => {
    const userId = await w.user();
    return w.byKey(`/users/${userId}${rest}`, body?.(userId));
  };

const importOf =
  (kind: string, options: Json = {}): MakeCall =>
  (w) => {
    const userId = freshId('imported');
    return w.byKey(`/users/${kind}`, { userId, email: `${userId}@example.com`, password: sha256, ...options });
  };

async function ofUserWithCodes(w: SurplusWorld): Promise<ValidCall> {
  const userId = await w.user();
  done(await w.key.patch(`/users/${userId}/mfa/recovery-codes`));
  return w.byKey(`/users/${userId}/mfa/recovery-codes`);
}

async function ofUserWithAuthenticator(w: SurplusWorld): Promise<ValidCall> {
  const client = await w.server.member();
  done(await client.post('/account/mfa/authenticators/totp'));
  return w.byKey(`/users/${client.id}/mfa/authenticators/totp`);
}

/** The calls of keys about accounts and keys. */
export const userCalls: Readonly<Record<string, MakeCall>> = {
  'GET /users': (w) => w.byKey('/users'),
  'POST /users': (w) => w.byKey('/users', { userId: freshId('user') }),
  'POST /users/argon2': importOf('argon2'),
  'POST /users/bcrypt': importOf('bcrypt'),
  'POST /users/md5': importOf('md5'),
  'POST /users/phpass': importOf('phpass'),
  'POST /users/sha': importOf('sha', { passwordVersion: 'sha256' }),
  'POST /users/scrypt': importOf('scrypt', {
    passwordSalt: 'salt',
    passwordCpu: 8,
    passwordMemory: 4,
    passwordParallel: 1,
    passwordLength: 64,
  }),
  'POST /users/scrypt-modified': importOf('scrypt-modified', {
    passwordSalt: 'c2FsdA==',
    passwordSaltSeparator: 'Bw==',
    passwordSignerKey: 'a2V5',
  }),
  'GET /users/:userId': ofUser(),
  'DELETE /users/:userId': ofUser(),
  'GET /users/:userId/prefs': ofUser('/prefs'),
  'PATCH /users/:userId/prefs': ofUser('/prefs', () => ({ prefs: { theme: 'dark' } })),
  'PATCH /users/:userId/name': ofUser('/name', () => ({ name: 'Name' })),
  'PATCH /users/:userId/email': ofUser('/email', () => ({ email: `${freshId('next')}@example.com` })),
  'PATCH /users/:userId/phone': ofUser('/phone', () => ({ number: '' })),
  'PATCH /users/:userId/verification/phone': ofUser('/verification/phone', () => ({ phoneVerification: false })),
  'PATCH /users/:userId/password': ofUser('/password', () => ({ password: 'Other-River-19' })),
  'PUT /users/:userId/labels': ofUser('/labels', () => ({ labels: ['doctor'] })),
  'PATCH /users/:userId/status': ofUser('/status', () => ({ status: false })),
  'PATCH /users/:userId/verification': ofUser('/verification', () => ({ emailVerification: true })),
  'GET /users/:userId/sessions': ofUser('/sessions'),
  'POST /users/:userId/sessions': ofUser('/sessions'),
  'DELETE /users/:userId/sessions': ofUser('/sessions'),
  'DELETE /users/:userId/sessions/:sessionId': async (w) => {
    const { userId, sessionId } = await w.userSession();
    return w.byKey(`/users/${userId}/sessions/${sessionId}`);
  },
  'GET /users/:userId/targets': ofUser('/targets'),
  'POST /users/:userId/targets': ofUser('/targets', () => ({
    targetId: freshId('target'),
    providerType: 'email',
    identifier: `${freshId('target')}@example.com`,
  })),
  'GET /users/:userId/targets/:targetId': async (w) => {
    const { userId, targetId } = await w.userTarget();
    return w.byKey(`/users/${userId}/targets/${targetId}`);
  },
  'PATCH /users/:userId/targets/:targetId': async (w) => {
    const { userId, targetId } = await w.userTarget();
    return w.byKey(`/users/${userId}/targets/${targetId}`, { name: 'Other' });
  },
  'DELETE /users/:userId/targets/:targetId': async (w) => {
    const { userId, targetId } = await w.userTarget();
    return w.byKey(`/users/${userId}/targets/${targetId}`);
  },
  'GET /users/:userId/mfa/factors': ofUser('/mfa/factors'),
  'PATCH /users/:userId/mfa': ofUser('/mfa', () => ({ mfa: true })),
  'GET /users/:userId/mfa/recovery-codes': ofUserWithCodes,
  'PATCH /users/:userId/mfa/recovery-codes': ofUser('/mfa/recovery-codes'),
  'PUT /users/:userId/mfa/recovery-codes': ofUserWithCodes,
  'DELETE /users/:userId/mfa/authenticators/:type': ofUserWithAuthenticator,
  'POST /users/:userId/tokens': ofUser('/tokens'),
  'POST /users/:userId/jwts': ofUser('/jwts'),

  'GET /project/keys': (w) => w.byKey('/project/keys'),
  'POST /project/keys': (w) => w.byKey('/project/keys', { keyId: freshId('key'), name: 'Key', scopes: ['users.read'] }),
  'POST /project/keys/ephemeral': (w) => w.byKey('/project/keys/ephemeral', { scopes: ['users.read'], duration: 60 }),
  'GET /project/keys/:keyId': async (w) => w.byKey(`/project/keys/${await w.projectKey()}`),
  'PUT /project/keys/:keyId': async (w) =>
    w.byKey(`/project/keys/${await w.projectKey()}`, { name: 'Other', scopes: ['users.read'] }),
  'DELETE /project/keys/:keyId': async (w) => w.byKey(`/project/keys/${await w.projectKey()}`),
};
