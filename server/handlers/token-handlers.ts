import { ApiError, userNotFound } from '../protocol/api-error.ts';
import { userBlocked } from '../authentication/authentication.ts';
import { requestLanguage } from '../http/request-language.ts';
import { bodyOf, emailParam, knownIdParam, linkParam, newPasswordParam, textParam } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import type { LanguageTag } from '../../src/i18n/languages/languages.ts';
import { findUserByEmail, type User } from '../accounts/user-rows.ts';
import { callerId } from './account-handlers.ts';
import { tokenJson } from '../accounts/account-json.ts';
import { invitationMail, passwordChangedMail, recoveryMail, verificationMail } from '../mail/mail.ts';
import { INVITATION_MS, issueToken, requireToken, tokenLink, useToken } from '../accounts/one-time-tokens.ts';
import { requireStaffPassword } from '../accounts/staff-password.ts';
import { hashPassword } from '../accounts/password.ts';

/** The handlers for mailed links: confirming an e-mail address and choosing a new password. */
export function tokenHandlers({
  accounts,
  sessions,
  origins,
  sendMail,
  sendMailNow,
}: Services): Record<'requestVerification' | 'confirmVerification' | 'requestRecovery' | 'confirmRecovery', Handler> {
  const isKnownLink = (link: URL): boolean => origins.isKnownLink(link);

  /** @throws ApiError 503 when the mail server did not take the invitation */
  async function invite({ id, email }: User, url: string, language: LanguageTag): Promise<object> {
    const { token, secret } = await issueToken(accounts, id, 'recovery', INVITATION_MS);
    if (!(await sendMailNow(invitationMail(email, tokenLink(url, token, secret), language))))
      throw new ApiError(503, 'general_smtp_unreachable', 'The mail server did not take the message.');
    return tokenJson(token);
  }

  return {
    requestVerification: async (request) => {
      const url = linkParam(bodyOf(request), 'url', isKnownLink);
      const user = accounts.find(callerId(request));
      if (user.emailVerified) throw new ApiError(409, 'user_email_already_verified', 'User email is already verified');
      const { token, secret } = await issueToken(accounts, user.id, 'verification');
      await sendMail(verificationMail(user.email, tokenLink(url, token, secret), requestLanguage(request)));
      return tokenJson(token);
    },

    confirmVerification: async (request) => {
      const body = bodyOf(request);
      const userId = knownIdParam(body, 'userId');
      const secret = textParam(body, 'secret', 256);
      accounts.find(userId);
      const token = requireToken(accounts, userId, 'verification', secret);
      await accounts.change(userId, 'verification', () => {
        useToken(accounts, userId, 'verification', secret);
        return { emailVerified: true };
      });
      return tokenJson(token);
    },

    requestRecovery: async (request) => {
      const body = bodyOf(request);
      const email = emailParam(body);
      const url = linkParam(body, 'url', isKnownLink);
      const user = findUserByEmail(accounts.store, email);
      if (!user) throw userNotFound();
      if (!user.status) throw userBlocked();
      // Only the function that invites staff asks for a link in another person's name.
      if (request.isOfFunction) return invite(user, url, requestLanguage(request));
      const { token, secret } = await issueToken(accounts, user.id, 'recovery');
      await sendMail(recoveryMail(user.email, tokenLink(url, token, secret), requestLanguage(request)));
      return tokenJson(token);
    },

    confirmRecovery: async (request) => {
      const body = bodyOf(request);
      const userId = knownIdParam(body, 'userId');
      const secret = textParam(body, 'secret', 256);
      const password = newPasswordParam(body);
      const token = requireToken(accounts, userId, 'recovery', secret);
      requireStaffPassword(password, accounts.find(userId));
      const hash = await hashPassword(password);
      const passwordUpdate = accounts.clock.stamp();
      const user = await accounts.change(userId, 'password', () => {
        useToken(accounts, userId, 'recovery', secret);
        // The secret was mailed, so this also verifies the e-mail address.
        return { password: hash, passwordUpdate, emailVerified: true };
      });
      // Another person may have known the old password: end all sessions.
      await sessions.endAll(userId);
      await sendMail(passwordChangedMail(user.email, requestLanguage(request)));
      return tokenJson(token);
    },
  };
}
