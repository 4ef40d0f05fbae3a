import { isStaff } from '../../../src/model/account/staff.ts';
import { requester } from '../../audit/requester.ts';
import { openText, sealText } from '../../protocol/sealed-text.ts';
import type { Accounts } from '../accounts.ts';
import { invalidToken } from '../one-time-tokens.ts';
import type { Session } from '../session-rows.ts';
import type { Sessions } from '../sessions.ts';
import type { User } from '../user-rows.ts';
import { deleteAuthenticator, findAuthenticator, saveAuthenticator, type Authenticator } from './authenticator-rows.ts';
import { forgetDevices } from '../remembered-device-rows.ts';
import { namesOf, verifiedFactors } from './factors.ts';
import {
  authenticatorNotFound,
  authenticatorVerified,
  challengeRequired,
  moreFactorsRequired,
  recoveryCodesExist,
  recoveryCodesNotFound,
} from './mfa-errors.ts';
import { newRecoveryCodes, openCodes, sealCodes } from './recovery-codes.ts';
import { isTotpCode, newTotpSecret, totpUri } from './totp.ts';

/** How long a completed challenge allows to show recovery codes and to remove the authenticator, in ms. */
const RECENT_MS = 5 * 60_000;

/** The second factors of all accounts. */
export class Mfa {
  private readonly accounts: Accounts;
  private readonly sessions: Sessions;
  private readonly issuer: string;
  private readonly key: Buffer;
  private readonly requireStaffMfa: () => boolean;

  /**
   * @param parts.issuer the name that authenticator apps show
   * @param parts.key 32 bytes that encrypt secrets and codes
   * @param parts.requireStaffMfa whether doctors and admins need a second factor
   */
  constructor(parts: {
    accounts: Accounts;
    sessions: Sessions;
    issuer: string;
    key: Buffer;
    requireStaffMfa: () => boolean;
  }) {
    this.accounts = parts.accounts;
    this.sessions = parts.sessions;
    this.issuer = parts.issuer;
    this.key = parts.key;
    this.requireStaffMfa = parts.requireStaffMfa;
  }

  /** What the account has for a second step, in the format of Appwrite. */
  factors(user: User): Record<'totp' | 'email' | 'phone' | 'recoveryCode', boolean> {
    const { store } = this.accounts;
    return { ...verifiedFactors(store, user), recoveryCode: (this.codesOf(user) ?? []).length > 0 };
  }

  /**
   * With `isOn` the session of the call gets every verified factor, so that it goes on. Without it all devices are
   * forgotten.
   */
  async switchMfa(user: User, session: Session | null, isOn: boolean): Promise<User> {
    const { store } = this.accounts;
    const changed = await this.accounts.change(user.id, 'mfa', () => {
      if (!isOn) forgetDevices(store, user.id);
      return { mfa: isOn };
    });
    if (isOn && session) await this.sessions.addFactors(session, namesOf(verifiedFactors(store, user)));
    return changed;
  }

  /**
   * Makes a secret for an authenticator app. It replaces one that was not verified.
   * @throws user_authenticator_already_verified
   */
  async addAuthenticator(user: User): Promise<{ secret: string; uri: string }> {
    const { store } = this.accounts;
    const secret = newTotpSecret();
    const authenticator = { userId: user.id, sealedSecret: sealText(secret, this.key), isVerified: false, lastStep: 0 };
    await store.write(() => {
      if (findAuthenticator(store, user.id)?.isVerified) throw authenticatorVerified();
      saveAuthenticator(store, authenticator);
    });
    return { secret, uri: totpUri(secret, this.issuer, user.email) };
  }

  /**
   * Confirms with a code that the app has the secret.
   * @throws user_authenticator_not_found, user_authenticator_already_verified, user_invalid_token
   */
  async verifyAuthenticator(user: User, session: Session, code: string): Promise<void> {
    const { store } = this.accounts;
    const by = requester();
    await store.write(() => {
      const authenticator = findAuthenticator(store, user.id);
      if (!authenticator) throw authenticatorNotFound();
      if (authenticator.isVerified) throw authenticatorVerified();
      if (!isTotpCode(this.secretOf(authenticator), code, Date.now())) throw invalidToken();
      saveAuthenticator(store, { ...authenticator, isVerified: true });
      this.accounts.audit.record(by, { action: 'authenticator', subject: user.id, detail: 'added' });
    });
    await this.sessions.addFactors(session, ['totp']);
  }

  /** Forgets all devices too. @throws user_authenticator_not_found */
  removeAuthenticator(userId: string): Promise<void> {
    const { store, audit } = this.accounts;
    const by = requester();
    return store.write(() => {
      if (!findAuthenticator(store, userId)) throw authenticatorNotFound();
      deleteAuthenticator(store, userId);
      forgetDevices(store, userId);
      audit.record(by, { action: 'authenticator', subject: userId, detail: 'removed' });
    });
  }

  /** @throws user_recovery_codes_not_found */
  recoveryCodes(user: User): string[] {
    const codes = this.codesOf(user);
    if (!codes) throw recoveryCodesNotFound();
    return codes;
  }

  /** @throws user_recovery_codes_already_exists */
  makeRecoveryCodes(userId: string): Promise<string[]> {
    return this.putRecoveryCodes(userId, (before) => {
      if (before) throw recoveryCodesExist();
    });
  }

  /** @throws user_recovery_codes_not_found */
  replaceRecoveryCodes(userId: string): Promise<string[]> {
    return this.putRecoveryCodes(userId, (before) => {
      if (!before) throw recoveryCodesNotFound();
    });
  }

  /** The codes that are left; null when they were never made. */
  codesOf(user: User): string[] | null {
    return openCodes(user.recoveryCodes, this.key);
  }

  /** Call it inside a write. */
  saveCodes(user: User, codes: readonly string[]): void {
    this.accounts.saveRecoveryCodes(user, sealCodes(codes, this.key));
  }

  /**
   * A session that still needs a second factor may set up an authenticator app only for staff that must have one and
   * has none: else the password alone would be enough to replace a factor.
   * @throws user_more_factors_required
   */
  requireStaffEnrolment({ id, labels }: User): void {
    const hasNone = !findAuthenticator(this.accounts.store, id)?.isVerified;
    if (!(isStaff(labels) && hasNone && this.requireStaffMfa())) throw moreFactorsRequired();
  }

  /** The secret of the authenticator app in base 32. */
  secretOf({ sealedSecret }: Authenticator): string {
    return openText(sealedSecret, this.key);
  }

  /** @throws user_challenge_required unless this session completed a challenge in the last five minutes */
  requireRecentChallenge({ mfaUpdated }: Session): void {
    if (mfaUpdated === '' || Date.parse(mfaUpdated) + RECENT_MS < Date.now()) throw challengeRequired();
  }

  private putRecoveryCodes(userId: string, check: (before: string[] | null) => void): Promise<string[]> {
    const codes = newRecoveryCodes();
    const by = requester();
    return this.accounts.store.write(() => {
      const user = this.accounts.find(userId);
      check(this.codesOf(user));
      this.saveCodes(user, codes);
      this.accounts.audit.record(by, { action: 'recovery-codes', subject: userId });
      return codes;
    });
  }
}
