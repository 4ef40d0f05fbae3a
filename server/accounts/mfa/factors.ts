import { isStaff } from '../../../src/model/account/staff.ts';
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
 * What proves a second factor of staff. A mailed code does not: the owner of the mailbox can set a new password as well.
 */
const STAFF_FACTORS: readonly string[] = ['totp', 'recoveryCode'];

/** Whether a member of staff has no second factor, or has not proved it in this session. */
function needsStaffFactor(store: Store, user: User, { factors }: Session): boolean {
  return !verifiedFactors(store, user).totp || !factors.some((factor) => STAFF_FACTORS.includes(factor));
}

/**
 * Whether the session still has to complete a challenge, or staff has to set up an authenticator app. Recovery codes
 * alone are no second factor, so a patient who has nothing else is not locked out.
 * @param requireStaffMfa whether the clinic requires a second factor of doctors and admins
 */
export function needsMoreFactors(store: Store, user: User, session: Session, requireStaffMfa: () => boolean): boolean {
  if (isStaff(user.labels) && requireStaffMfa() && needsStaffFactor(store, user, session)) return true;
  if (!user.mfa || session.factors.length >= FACTORS_WITH_MFA) return false;
  return namesOf(verifiedFactors(store, user)).length > 0;
}
