import type { Session } from '../store/session-rows.ts';
import type { Target } from '../store/target-rows.ts';
import type { Token } from '../store/token-rows.ts';
import type { User } from '../store/user-rows.ts';

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

/** An account as its owner, and a key, get it. */
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
    mfa: false,
    prefs: user.prefs,
    targets: targets.map(targetJson),
    accessedAt: user.updated,
    impersonator: false,
    impersonatorUserId: null,
  };
}

/** Of these nothing is known of any device. */
const NEVER_KNOWN = { osVersion: '', clientEngine: '', clientEngineVersion: '', deviceBrand: '', deviceModel: '' };

/** A session; its secret stays hidden. `$updatedAt` is when it was used last, give or take an hour. */
export function sessionJson(session: Session, isCurrent: boolean): Json {
  return {
    $id: session.id,
    $createdAt: session.created,
    $updatedAt: session.used > session.updated ? session.used : session.updated,
    userId: session.userId,
    expire: session.expires,
    provider: session.provider,
    providerUid: session.providerUid,
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    ip: session.ip,
    ...NEVER_KNOWN,
    ...session.device,
    countryCode: '--',
    countryName: 'Unknown',
    current: isCurrent,
    factors: ['password'],
    secret: '',
    mfaUpdatedAt: '',
  };
}

export function tokenJson(token: Token): Json {
  return {
    $id: token.id,
    $createdAt: token.created,
    userId: token.userId,
    secret: '',
    expire: token.expires,
    phrase: '',
  };
}
