import type { FastifyRequest } from 'fastify';
import { sessionJson, tokenJson } from '../accounts/account-json.ts';
import { issueSessionToken } from '../accounts/session-tokens.ts';
import { durationParam } from './account-handlers.ts';
import { hashPassword } from '../accounts/password.ts';
import {
  bodyOf,
  booleanParam,
  emailParam,
  idParam,
  integerParam,
  labelsParam,
  passwordParam,
  phoneParam,
  pathPart,
  prefsParam,
  queryPart,
  textParam,
} from '../http/params.ts';
import { listQueryOf, wantsTotal } from '../http/list-query.ts';
import type { Handler } from '../http/route.ts';
import { USER_FIELDS } from '../queries/queryable-fields.ts';
import type { Services } from '../services/services.ts';
import { listUsers, type User } from '../accounts/user-rows.ts';

/** The handlers for all accounts, for keys. */
export function userHandlers({
  accounts,
  sessions,
  authentication,
  rememberedDevices,
}: Services): Record<
  | 'list'
  | 'create'
  | 'get'
  | 'remove'
  | 'prefs'
  | 'changeName'
  | 'changeEmail'
  | 'changePhone'
  | 'changePassword'
  | 'changePrefs'
  | 'changeLabels'
  | 'changeStatus'
  | 'changeVerification'
  | 'changePhoneVerification'
  | 'sessions'
  | 'openSession'
  | 'endSession'
  | 'endSessions'
  | 'issueToken'
  | 'issueJwt',
  Handler
> {
  const requestedUser = (request: FastifyRequest): User => accounts.find(pathPart(request, 'userId'));
  const change = async (request: FastifyRequest, what: string, changes: Partial<User>): Promise<unknown> =>
    accounts.json(await accounts.change(requestedUser(request).id, what, changes));

  return {
    list: (request) => {
      const query = listQueryOf(request, USER_FIELDS);
      const { total, users } = listUsers(accounts.store, query, queryPart(request, 'search') ?? '');
      return { total: wantsTotal(request) ? total : 0, users: users.map((user) => accounts.json(user)) };
    },

    create: async (request) => {
      const body = bodyOf(request);
      const isSet = (name: string): boolean => body[name] !== undefined && body[name] !== null && body[name] !== '';
      const id = idParam(body, 'userId');
      const email = isSet('email') ? emailParam(body) : '';
      const phone = isSet('phone') ? phoneParam(body) : '';
      const password = isSet('password') ? await hashPassword(passwordParam(body)) : null;
      const name = isSet('name') ? textParam(body, 'name', 128) : '';
      return accounts.json(await accounts.create({ id, email, phone, password, name }));
    },

    get: (request) => accounts.json(requestedUser(request)),
    prefs: (request) => requestedUser(request).prefs,
    remove: (request) => accounts.remove(requestedUser(request).id),

    changeName: (request) => change(request, 'name', { name: textParam(bodyOf(request), 'name', 128, 0) }),
    changeEmail: (request) => change(request, 'email', { email: emailParam(bodyOf(request)), emailVerified: false }),
    changePhone: (request) =>
      change(request, 'phone', { phone: phoneParam(bodyOf(request), 'number', true), phoneVerified: false }),
    changePrefs: (request) => change(request, 'prefs', { prefs: prefsParam(bodyOf(request)) }),
    changeLabels: (request) => change(request, 'labels', { labels: labelsParam(bodyOf(request)) }),
    changeStatus: (request) => change(request, 'status', { status: booleanParam(bodyOf(request), 'status') }),
    changeVerification: (request) =>
      change(request, 'verification', { emailVerified: booleanParam(bodyOf(request), 'emailVerification') }),
    changePhoneVerification: (request) =>
      change(request, 'verification', { phoneVerified: booleanParam(bodyOf(request), 'phoneVerification') }),
    changePassword: async (request) => {
      const password = await hashPassword(passwordParam(bodyOf(request)));
      const changed = await change(request, 'password', { password, passwordUpdate: accounts.clock.stamp() });
      // Another person may have known the old password: end all sessions.
      await sessions.endAll(requestedUser(request).id);
      return changed;
    },

    sessions: (request) => {
      const all = sessions.of(requestedUser(request).id);
      return {
        total: wantsTotal(request) ? all.length : 0,
        sessions: all.map((session) => sessionJson(session, false)),
      };
    },
    openSession: async (request) => {
      const { session, value } = await sessions.open(requestedUser(request), { ip: request.ip }, 'server');
      return { ...sessionJson(session, false), secret: value };
    },
    endSession: async (request) => {
      const { id } = requestedUser(request);
      await sessions.end(sessions.find(id, pathPart(request, 'sessionId')));
      await rememberedDevices.forgetOthers(id, []);
    },
    endSessions: (request) => sessions.endAll(requestedUser(request).id),

    issueToken: async (request) => {
      const body = bodyOf(request);
      const length = integerParam(body, 'length', { min: 4, max: 128 }, 6);
      const seconds = integerParam(body, 'expire', { min: 60, max: 31_536_000 }, 900);
      const { token, secret } = await issueSessionToken(accounts, requestedUser(request).id, { length, seconds });
      return tokenJson(token, secret);
    },

    issueJwt: (request) => {
      const body = bodyOf(request);
      const { id } = requestedUser(request);
      const open = sessions.of(id);
      const wanted = body['sessionId'] === 'recent' ? open.at(-1)?.id : body['sessionId'];
      // As on Appwrite a token without a session outlives all of them.
      const sessionId = open.find((session) => session.id === wanted)?.id;
      return { jwt: authentication.issueJwt(id, sessionId, durationParam(body)) };
    },
  };
}
