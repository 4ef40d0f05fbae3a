import type { LanguageTag } from '../../../src/i18n/languages/languages.ts';
import { randomInt } from 'node:crypto';
import { invalidArgument } from '../../protocol/api-error.ts';
import { toStamp } from '../../protocol/clock.ts';
import { uniqueId } from '../../protocol/ids.ts';
import { hashSecret, isSameSecret } from '../../protocol/secrets.ts';
import type { SendMail } from '../../mail/mail.ts';
import { codeMail } from '../../mail/mail.ts';
import type { Accounts } from '../accounts.ts';
import { invalidToken } from '../one-time-tokens.ts';
import type { Session } from '../session-rows.ts';
import type { Sessions } from '../sessions.ts';
import type { User } from '../user-rows.ts';
import { findAuthenticator, saveAuthenticator } from './authenticator-rows.ts';
import {
  deleteChallenge,
  deleteChallengesExpiredBefore,
  findChallenge,
  insertChallenge,
  type Challenge,
} from './challenge-rows.ts';
import { emailNotVerified, phoneDisabled } from './mfa-errors.ts';
import type { Mfa } from './mfa.ts';
import { withoutCode } from './recovery-codes.ts';
import { isTotpCode, totpStep } from './totp.ts';

const LIFETIME_MS = 3_600_000;
/** As the mail says. */
const MAILED_CODE_MS = 15 * 60_000;
const CODE_DIGITS = 6;

/**
 * The name of a factor in a request. Appwrite accepts every letter case, but a challenge of `recoverycode`, the value
 * in the enum of its SDK, can never be completed there. Here it cannot be completed either, so that the app sends the
 * name that works.
 * @throws general_argument_invalid
 */
function factorNamed(value: unknown): string {
  const name = typeof value === 'string' ? value : '';
  const lower = name.toLowerCase();
  if (name === 'recoveryCode' || ['totp', 'email', 'phone', 'recoverycode'].includes(lower)) {
    return name === 'recoveryCode' ? name : lower;
  }
  throw invalidArgument('Invalid `factor` param: Value must be one of (totp, email, phone, recoveryCode)');
}

const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
const hashOf = (challengeId: string, code: string): string => hashSecret(`${challengeId}:${code}`);

/** Asks for second factors and checks the answers. */
export class Challenges {
  private readonly accounts: Accounts;
  private readonly sessions: Sessions;
  private readonly mfa: Mfa;
  private readonly sendMail: SendMail;

  constructor(parts: { accounts: Accounts; sessions: Sessions; mfa: Mfa; sendMail: SendMail }) {
    this.accounts = parts.accounts;
    this.sessions = parts.sessions;
    this.mfa = parts.mfa;
    this.sendMail = parts.sendMail;
  }

  /**
   * @param language of the mail with the code
   * @throws general_argument_invalid, user_email_not_verified, general_phone_disabled
   */
  async open(user: User, requestedFactor: unknown, language: LanguageTag): Promise<Challenge> {
    const factor = factorNamed(requestedFactor);
    if (factor === 'phone') throw phoneDisabled();
    if (factor === 'email' && !user.emailVerified) throw emailNotVerified();
    const { store } = this.accounts;
    const code = factor === 'email' ? newCode() : '';
    const id = uniqueId();
    const challenge = await store.write(() => {
      const now = Date.now();
      const [created, expires] = [toStamp(now), toStamp(now + LIFETIME_MS)];
      const codeHash = code === '' ? '' : hashOf(id, code);
      const opened: Challenge = { id, userId: user.id, factor, codeHash, created, expires };
      deleteChallengesExpiredBefore(store, created);
      insertChallenge(store, opened);
      return opened;
    });
    if (code !== '') await this.sendMail(codeMail(user.email, code, language));
    return challenge;
  }

  /**
   * Completes a challenge once and adds its factor to the session; of two simultaneous calls one fails.
   * @throws user_invalid_token
   */
  complete(
    userId: string,
    session: Session,
    challengeId: string,
    code: string,
  ): Promise<{ session: Session; factor: string }> {
    const { store } = this.accounts;
    return store.write(() => {
      const challenge = findChallenge(store, challengeId);
      const isOpen = challenge?.userId === userId && Date.parse(challenge.expires) > Date.now();
      if (!isOpen || !this.accept(challenge, this.accounts.find(userId), code)) throw invalidToken();
      deleteChallenge(store, challengeId);
      const { factor } = challenge;
      return { session: this.sessions.putFactors(session, [factor], toStamp(Date.now())), factor };
    });
  }

  /** Whether the code answers the challenge. Uses it up. */
  private accept(challenge: Challenge, user: User, code: string): boolean {
    switch (challenge.factor) {
      case 'totp':
        return this.acceptTotp(user, code);
      case 'email':
        return (
          Date.parse(challenge.created) + MAILED_CODE_MS > Date.now() &&
          isSameSecret(hashOf(challenge.id, code), challenge.codeHash)
        );
      case 'recoveryCode':
        return this.acceptRecoveryCode(user, code);
      default:
        return false;
    }
  }

  /** A code completes one challenge only: RFC 6238 forbids to take it twice, though Appwrite does. */
  private acceptTotp(user: User, code: string): boolean {
    const { store } = this.accounts;
    const authenticator = findAuthenticator(store, user.id);
    const now = Date.now();
    if (!authenticator?.isVerified || authenticator.lastStep >= totpStep(now)) return false;
    if (!isTotpCode(this.mfa.secretOf(authenticator), code, now)) return false;
    saveAuthenticator(store, { ...authenticator, lastStep: totpStep(now) });
    return true;
  }

  private acceptRecoveryCode(user: User, code: string): boolean {
    const left = withoutCode(this.mfa.codesOf(user) ?? [], code);
    if (left) this.mfa.saveCodes(user, left);
    return left !== null;
  }
}
