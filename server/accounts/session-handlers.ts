import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { userBlocked } from '../http/authentication.ts';
import { dropSession, keepSession } from '../http/cookies.ts';
import { bodyOf, emailParam, pathPart, textParam } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services.ts';
import type { Session } from '../store/session-rows.ts';
import { findUserByEmail } from '../store/user-rows.ts';
import { callerId, invalidCredentials } from './account-handlers.ts';
import { sessionJson, type Json } from './account-json.ts';
import { deviceOf } from './device.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { sessionNotFound } from './sessions.ts';

/** Logging in and out. */
export function sessionHandlers({
  accounts,
  sessions,
  schema,
}: Services): Record<'logIn' | 'list' | 'get' | 'extend' | 'end' | 'endAll', Handler> {
  const named = (request: FastifyRequest): Session => {
    const id = pathPart(request, 'sessionId');
    const wanted = id === 'current' ? request.caller.sessionId : id;
    if (wanted === undefined) throw sessionNotFound();
    return sessions.find(callerId(request), wanted);
  };
  const json = (request: FastifyRequest, session: Session): Json =>
    sessionJson(session, session.id === request.caller.sessionId);

  return {
    logIn: async (request, reply) => {
      const body = bodyOf(request);
      const email = emailParam(body);
      const password = textParam(body, 'password', 256);
      if (request.caller.kind === 'user') {
        throw new ApiError(
          401,
          'user_session_already_exists',
          'Creation of a session is prohibited when a session is active.',
        );
      }
      const user = findUserByEmail(accounts.store, email);
      if (!(await isPassword(password, user?.password ?? null)) || !user) throw invalidCredentials();
      if (!user.status) throw userBlocked();
      if (user.password !== null && isOutdated(user.password)) {
        await accounts.rehash(user.id, user.password, await hashPassword(password));
      }
      const { session, value } = await sessions.open(user, {
        ip: request.ip,
        device: deviceOf(request.headers['user-agent']),
      });
      keepSession(request, reply, schema.projectId, { value, expires: session.expires });
      return sessionJson(session, true);
    },

    list: (request) => {
      const all = sessions.of(callerId(request));
      return { total: all.length, sessions: all.map((session) => json(request, session)) };
    },

    get: (request) => json(request, named(request)),

    extend: async (request) => {
      const session = named(request);
      return json(request, await sessions.extend(session, accounts.find(session.userId)));
    },

    end: async (request, reply) => {
      const session = named(request);
      await sessions.end(session);
      if (session.id === request.caller.sessionId) dropSession(request, reply, schema.projectId);
    },

    endAll: async (request, reply) => {
      await sessions.endAll(callerId(request));
      dropSession(request, reply, schema.projectId);
    },
  };
}
