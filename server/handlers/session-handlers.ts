import type { FastifyReply, FastifyRequest } from 'fastify';
import { requester } from '../audit/requester.ts';
import { ApiError } from '../protocol/api-error.ts';
import { userBlocked } from '../authentication/authentication.ts';
import { clearSessionCookie, recogniseDevice, setSessionCookie } from '../authentication/cookies.ts';
import { deviceTokens } from '../authentication/device-cookie.ts';
import { noteSignIn } from '../accounts/known-devices.ts';
import { newDeviceMail } from '../mail/mail.ts';
import { requestLanguage } from '../http/request-language.ts';
import { bodyOf, emailParam, knownIdParam, passwordParam, pathPart, textParam } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import type { Session } from '../accounts/session-rows.ts';
import { findUserByEmail, type User } from '../accounts/user-rows.ts';
import { callerId, invalidCredentials, requireSession } from './account-handlers.ts';
import { sessionJson, type Json } from '../accounts/account-json.ts';
import { deviceOf, type Device } from '../accounts/device.ts';
import { hashPassword, isOutdated, isPassword } from '../accounts/password.ts';
import { useSessionToken } from '../accounts/session-tokens.ts';
import { RecentSignOuts } from '../accounts/recent-sign-outs.ts';
import { isWeakForStaff } from '../accounts/staff-password.ts';
import { sessionNotFound } from '../accounts/sessions.ts';

/** The handlers for sessions: logging in and out. */
export function sessionHandlers({
  accounts,
  sessions,
  authentication,
  schema,
  rememberedDevices,
  audit,
  sendMail,
}: Services): Record<'logIn' | 'logInByToken' | 'list' | 'get' | 'extend' | 'end' | 'endAll', Handler> {
  const recentSignOuts = new RecentSignOuts();
  const requestedSession = (request: FastifyRequest): Session => {
    const id = pathPart(request, 'sessionId');
    const sessionId = id === 'current' ? request.caller.sessionId : id;
    if (sessionId === undefined) throw sessionNotFound();
    return sessions.find(callerId(request), sessionId);
  };
  const json = (request: FastifyRequest, session: Session): Json =>
    sessionJson(session, session.id === request.caller.sessionId);
  const warnOfNewDevice = async (
    request: FastifyRequest,
    reply: FastifyReply,
    user: User,
    device: Device,
  ): Promise<void> => {
    const language = requestLanguage(request);
    const known = await noteSignIn(accounts, user.id, recogniseDevice(request, reply), language);
    const isBack = recentSignOuts.has(user.id, request.ip, request.headers['user-agent']);
    if (known.isUnknown && !isBack && user.email !== '')
      await sendMail(newDeviceMail(user.email, device, Date.now(), known.language ?? language));
  };
  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    user: User,
    provider: 'email' | 'token',
    needsNewPassword = false,
  ): Promise<Json> => {
    const provenFactor = rememberedDevices.factorOf(user.id, deviceTokens(request, schema.projectId));
    const device = deviceOf(request.headers['user-agent']);
    const client = { ip: request.ip, device, provenFactor, needsNewPassword };
    const { session, value } = await sessions.open(user, client, provider);
    setSessionCookie(request, reply, schema.projectId, { value, expires: session.expires });
    // A function that checks a password is no device.
    if (!authentication.isOfFunction(request.headers)) await warnOfNewDevice(request, reply, user, device);
    return sessionJson(session, true);
  };

  return {
    logIn: async (request, reply) => {
      const body = bodyOf(request);
      const email = emailParam(body);
      const password = passwordParam(body);
      if (request.caller.kind === 'user') {
        throw new ApiError(
          401,
          'user_session_already_exists',
          'Creation of a session is prohibited when a session is active.',
        );
      }
      const user = findUserByEmail(accounts.store, email);
      if (!(await isPassword(password, user?.password ?? null)) || !user) {
        // Written later: the answer must not take longer for an address that has an account.
        if (user) audit.recordLater(requester(), { action: 'sign-in-failed', subject: user.id });
        throw invalidCredentials();
      }
      if (!user.status) throw userBlocked();
      if (user.password !== null && isOutdated(user.password)) {
        await accounts.rehash(user.id, user.password, await hashPassword(password));
      }
      return open(request, reply, user, 'email', isWeakForStaff(password, user));
    },

    logInByToken: async (request, reply) => {
      const body = bodyOf(request);
      const userId = knownIdParam(body, 'userId');
      await useSessionToken(accounts, userId, textParam(body, 'secret', 256));
      const user = accounts.find(userId);
      if (!user.status) throw userBlocked();
      return open(request, reply, user, 'token');
    },

    list: (request) => {
      const all = sessions.of(callerId(request));
      return { total: all.length, sessions: all.map((session) => json(request, session)) };
    },

    get: (request) => json(request, requestedSession(request)),

    extend: async (request) => {
      const session = requestedSession(request);
      return json(request, await sessions.extend(session, accounts.find(session.userId)));
    },

    end: async (request, reply) => {
      requireSession(request);
      const session = requestedSession(request);
      await sessions.end(session);
      // A device that its user signs out from elsewhere may be in other hands.
      if (session.id !== request.caller.sessionId)
        return rememberedDevices.forgetOthers(session.userId, deviceTokens(request, schema.projectId));
      recentSignOuts.add(session.userId, request.ip, request.headers['user-agent']);
      clearSessionCookie(request, reply, schema.projectId);
    },

    endAll: async (request, reply) => {
      requireSession(request);
      await sessions.endAll(callerId(request));
      clearSessionCookie(request, reply, schema.projectId);
    },
  };
}
