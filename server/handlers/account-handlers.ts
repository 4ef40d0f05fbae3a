import type { FastifyRequest } from 'fastify';
import { ApiError } from '../protocol/api-error.ts';
import { JWT_SECONDS } from '../authentication/authentication.ts';
import { clearSessionCookie } from '../authentication/cookies.ts';
import {
  bodyOf,
  emailParam,
  idParam,
  integerParam,
  newPasswordParam,
  passwordParam,
  phoneParam,
  prefsParam,
  textParam,
  type Body,
} from '../http/params.ts';
import { requestLanguage } from '../http/request-language.ts';
import { emailChangedMail, passwordChangedMail } from '../mail/mail.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import type { User } from '../accounts/user-rows.ts';
import { sessionNotFound } from '../accounts/sessions.ts';
import { requireStaffPassword } from '../accounts/staff-password.ts';
import { hashPassword, isPassword } from '../accounts/password.ts';

export const invalidCredentials = (): ApiError =>
  new ApiError(401, 'user_invalid_credentials', 'Invalid credentials. Please check the email and password.');

const NAME_LENGTH = 128;
const MAX_PASSWORD = 256;

const MAX_JWT_SECONDS = 3600;

/** How long a JWT is valid, in seconds. Appwrite fails with 500 for 0. */
export const durationParam = (body: Body): number =>
  integerParam(body, 'duration', { min: 1, max: MAX_JWT_SECONDS }, JWT_SECONDS);

/** The id of the caller's account; the scope of the route ensures that there is one. */
export const callerId = (request: FastifyRequest): string => request.caller.userId ?? '';

/** A JWT may not change credentials or sessions: functions receive it, and a leaked one must not lock its user out. */
export function requireSession({ caller }: FastifyRequest): string {
  if (caller.sessionId === undefined) throw sessionNotFound();
  return caller.sessionId;
}

/** The handlers for the caller's account. */
export function accountHandlers({
  accounts,
  sessions,
  authentication,
  schema,
  sendMail,
}: Services): Record<
  | 'signUp'
  | 'get'
  | 'prefs'
  | 'changeName'
  | 'changePrefs'
  | 'changeEmail'
  | 'changePhone'
  | 'changePassword'
  | 'block'
  | 'issueJwt',
  Handler
> {
  const currentUser = (request: FastifyRequest): User => accounts.find(callerId(request));
  const change = async (request: FastifyRequest, what: string, changes: Partial<User>): Promise<unknown> =>
    accounts.json(await accounts.change(callerId(request), what, changes));

  return {
    signUp: async (request) => {
      const body = bodyOf(request);
      const id = idParam(body, 'userId');
      const email = emailParam(body);
      const password = newPasswordParam(body);
      const name = body['name'] === undefined ? '' : textParam(body, 'name', NAME_LENGTH);
      return accounts.json(await accounts.create({ id, email, name, password: await hashPassword(password) }));
    },

    get: (request) => accounts.json(currentUser(request)),

    prefs: (request) => currentUser(request).prefs,

    changeName: (request) => change(request, 'name', { name: textParam(bodyOf(request), 'name', NAME_LENGTH) }),

    changePrefs: (request) => change(request, 'prefs', { prefs: prefsParam(bodyOf(request)) }),

    changeEmail: async (request) => {
      const body = bodyOf(request);
      const email = emailParam(body);
      const user = currentUser(request);
      if (!(await isPassword(passwordParam(body), user.password))) throw invalidCredentials();
      const sessionId = requireSession(request);
      const changed = await change(request, 'email', { email, emailVerified: false });
      await sessions.endAll(user.id, sessionId);
      if (user.email !== '' && user.email !== email)
        await sendMail(emailChangedMail(user.email, requestLanguage(request)));
      return changed;
    },

    changePhone: async (request) => {
      const body = bodyOf(request);
      const phone = phoneParam(body);
      if (!(await isPassword(passwordParam(body), currentUser(request).password))) throw invalidCredentials();
      requireSession(request);
      return change(request, 'phone', { phone, phoneVerified: false });
    },

    changePassword: async (request) => {
      const body = bodyOf(request);
      const password = newPasswordParam(body);
      const oldPassword = body['oldPassword'] === undefined ? '' : textParam(body, 'oldPassword', MAX_PASSWORD, 0);
      const user = currentUser(request);
      if (user.password !== null && !(await isPassword(oldPassword, user.password))) throw invalidCredentials();
      requireStaffPassword(password, user);
      const sessionId = requireSession(request);
      const changed = await change(request, 'password', {
        password: await hashPassword(password),
        passwordUpdate: accounts.clock.stamp(),
      });
      await sessions.endAll(user.id, sessionId);
      await sessions.passwordChanged(sessionId);
      if (user.email !== '') await sendMail(passwordChangedMail(user.email, requestLanguage(request)));
      return changed;
    },

    block: async (request, reply) => {
      requireSession(request);
      const changed = await change(request, 'status', { status: false });
      await sessions.endAll(callerId(request));
      clearSessionCookie(request, reply, schema.projectId);
      return changed;
    },

    issueJwt: (request) => {
      const sessionId = requireSession(request);
      const seconds = durationParam(bodyOf(request));
      return { jwt: authentication.issueJwt(callerId(request), sessionId, seconds) };
    },
  };
}
