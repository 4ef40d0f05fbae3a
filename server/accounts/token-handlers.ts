import { ApiError, userNotFound } from '../api-error.ts';
import { userBlocked } from '../http/authentication.ts';
import { bodyOf, emailParam, linkParam, newPasswordParam, textParam } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services.ts';
import { findUserByEmail } from '../store/user-rows.ts';
import { callerId } from './account-handlers.ts';
import { tokenJson } from './account-json.ts';
import { recoveryMail, verificationMail } from './mail.ts';
import { issueToken, requireToken, tokenLink, useToken } from './one-time-tokens.ts';
import { hashPassword } from './password.ts';

/** What goes by a mailed link: confirming an address, choosing a new password. */
export function tokenHandlers({
  accounts,
  sessions,
  origins,
  sendMail,
}: Services): Record<'askVerification' | 'confirmVerification' | 'askRecovery' | 'confirmRecovery', Handler> {
  const isKnownHost = (host: string): boolean => origins.isKnownHost(host);

  return {
    askVerification: async (request) => {
      const url = linkParam(bodyOf(request), 'url', isKnownHost);
      const user = accounts.find(callerId(request));
      if (user.emailVerified) throw new ApiError(409, 'user_email_already_verified', 'User email is already verified');
      const { token, secret } = await issueToken(accounts, user.id, 'verification');
      await sendMail(verificationMail(user.email, tokenLink(url, token, secret)));
      return tokenJson(token);
    },

    confirmVerification: async (request) => {
      const body = bodyOf(request);
      const userId = textParam(body, 'userId', 36);
      const token = await useToken(accounts, userId, 'verification', textParam(body, 'secret', 256));
      await accounts.change(userId, 'verification', { emailVerified: true });
      return tokenJson(token);
    },

    askRecovery: async (request) => {
      const body = bodyOf(request);
      const email = emailParam(body);
      const url = linkParam(body, 'url', isKnownHost);
      const user = findUserByEmail(accounts.store, email);
      if (!user) throw userNotFound();
      if (!user.status) throw userBlocked();
      const { token, secret } = await issueToken(accounts, user.id, 'recovery');
      await sendMail(recoveryMail(user.email, tokenLink(url, token, secret)));
      return tokenJson(token);
    },

    confirmRecovery: async (request) => {
      const body = bodyOf(request);
      const userId = textParam(body, 'userId', 36);
      const secret = textParam(body, 'secret', 256);
      const password = newPasswordParam(body);
      requireToken(accounts, userId, 'recovery', secret);
      const hash = await hashPassword(password);
      const token = await useToken(accounts, userId, 'recovery', secret);
      const passwordUpdate = accounts.clock.stamp();
      // Whoever reads the mail owns the address.
      await accounts.change(userId, 'password', { password: hash, passwordUpdate, emailVerified: true });
      // Somebody else may have been the reason for the recovery.
      await sessions.endAll(userId);
      return tokenJson(token);
    },
  };
}
