import type { Session } from './session-rows.ts';
import type { Target } from './target-rows.ts';
import type { Token } from './token-rows.ts';
import type { User } from './user-rows.ts';

export type Json = Record<string, unknown>;

export function targetJson(target: Target): Json {
  return {
    $id: target.id,
    $createdAt: target.created,
    $updatedAt: target.updated,
    name: target.name,
    userId: target.userId,
    providerId: target.providerId,
    providerType: target.providerType,
    identifier: target.identifier,
    expired: false,
  };
}

/** The account as it is returned to its owner and to API keys. */
export function accountJson(user: User, targets: readonly Target[]): Json {
  return {
    $id: user.id,
    $createdAt: user.created,
    $updatedAt: user.updated,
    name: user.name,
    registration: user.registration,
    status: user.status,
    labels: user.labels,
    passwordUpdate: user.passwordUpdate,
    email: user.email,
    phone: user.phone,
    emailVerification: user.emailVerified,
    phoneVerification: user.phoneVerified,
    mfa: user.mfa,
    prefs: user.prefs,
    targets: targets.map(targetJson),
    accessedAt: user.updated,
    impersonator: false,
    impersonatorUserId: null,
  };
}

/** Fields of Appwrite's session that this server never knows. */
const UNKNOWN_FIELDS = { osVersion: '', clientEngine: '', clientEngineVersion: '', deviceBrand: '', deviceModel: '' };

/** The session without its secret. `$updatedAt` is the time of the last use, exact to about an hour. */
export function sessionJson(session: Session, isCurrent: boolean): Json {
  return {
    $id: session.id,
    $createdAt: session.created,
    $updatedAt: session.recordUse > session.updated ? session.recordUse : session.updated,
    userId: session.userId,
    expire: session.expires,
    provider: session.provider,
    providerUid: session.providerUid,
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    ip: session.ip,
    ...UNKNOWN_FIELDS,
    ...session.device,
    countryCode: '--',
    countryName: 'Unknown',
    current: isCurrent,
    factors: session.factors,
    secret: '',
    mfaUpdatedAt: session.mfaUpdated,
  };
}

/** @param secret only for a key that asked for the token; mailed secrets are not shown */
export function tokenJson(token: Token, secret = ''): Json {
  return {
    $id: token.id,
    $createdAt: token.created,
    userId: token.userId,
    secret,
    expire: token.expires,
    phrase: '',
  };
}
