import type { Store } from '../../store/store.ts';
import type { Session } from '../session-rows.ts';
import type { User } from '../user-rows.ts';
import { findAuthenticator } from './authenticator-rows.ts';

/** The second factors that an account has proved to own. */
export interface VerifiedFactors {
  readonly totp: boolean;
  readonly email: boolean;
  readonly phone: boolean;
}

export function verifiedFactors(store: Store, user: User): VerifiedFactors {
  return {
    totp: findAuthenticator(store, user.id)?.isVerified === true,
    email: user.email !== '' && user.emailVerified,
    phone: user.phone !== '' && user.phoneVerified,
  };
}

/** The names of the factors, as sessions list them. */
export const namesOf = (factors: VerifiedFactors): string[] =>
  (['totp', 'email', 'phone'] as const).filter((name) => factors[name]);

const FACTORS_WITH_MFA = 2;

/**
 * Whether the session still has to complete a challenge. Recovery codes alone are no second factor, so an account that
 * has nothing else is not locked out.
 */
export function needsMoreFactors(store: Store, user: User, session: Session): boolean {
  if (!user.mfa || session.factors.length >= FACTORS_WITH_MFA) return false;
  return namesOf(verifiedFactors(store, user)).length > 0;
}
