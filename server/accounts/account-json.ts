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

const UNKNOWN_DEVICE = Object.fromEntries(
  [
    'osCode',
    'osName',
    'osVersion',
    'clientType',
    'clientCode',
    'clientName',
    'clientVersion',
    'clientEngine',
    'clientEngineVersion',
    'deviceName',
    'deviceBrand',
    'deviceModel',
  ].map((key) => [key, '']),
);

/** A session; its secret stays hidden. */
export function sessionJson(session: Session, isCurrent: boolean): Json {
  return {
    $id: session.id,
    $createdAt: session.created,
    $updatedAt: session.updated,
    userId: session.userId,
    expire: session.expires,
    provider: session.provider,
    providerUid: session.providerUid,
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    ip: session.ip,
    ...UNKNOWN_DEVICE,
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
