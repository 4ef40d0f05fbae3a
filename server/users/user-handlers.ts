import type { FastifyRequest } from 'fastify';
import { sessionJson, targetJson } from '../accounts/account-json.ts';
import { hashPassword } from '../accounts/password.ts';
import {
  bodyOf,
  booleanParam,
  emailParam,
  idParam,
  labelsParam,
  passwordParam,
  pathPart,
  prefsParam,
  queryList,
  queryPart,
  textParam,
} from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import { parseQueries } from '../queries/parse-queries.ts';
import { USER_FIELDS } from '../queries/queryable-fields.ts';
import type { Services } from '../services.ts';
import { targetsOf } from '../store/target-rows.ts';
import { listUsers, type User } from '../store/user-rows.ts';

/** The accounts of everyone, for keys. */
export function userHandlers({
  accounts,
  sessions,
  authentication,
}: Services): Record<
  | 'list'
  | 'create'
  | 'get'
  | 'remove'
  | 'prefs'
  | 'changeName'
  | 'changeEmail'
  | 'changePassword'
  | 'changePrefs'
  | 'changeLabels'
  | 'changeStatus'
  | 'changeVerification'
  | 'sessions'
  | 'endSession'
  | 'endSessions'
  | 'targets'
  | 'issueJwt',
  Handler
> {
  const named = (request: FastifyRequest): User => accounts.find(pathPart(request, 'userId'));
  const change = async (request: FastifyRequest, what: string, changes: Partial<User>): Promise<unknown> =>
    accounts.json(await accounts.change(named(request).id, what, changes));

  return {
    list: (request) => {
      const query = parseQueries(queryList(request, 'queries'), USER_FIELDS);
      const { total, users } = listUsers(accounts.store, query, queryPart(request, 'search') ?? '');
      return { total, users: users.map((user) => accounts.json(user)) };
    },

    create: async (request) => {
      const body = bodyOf(request);
      const given = (name: string): boolean => body[name] !== undefined && body[name] !== null && body[name] !== '';
      const id = idParam(body, 'userId');
      const email = given('email') ? emailParam(body) : '';
      const password = given('password') ? await hashPassword(passwordParam(body)) : null;
      const name = given('name') ? textParam(body, 'name', 128) : '';
      return accounts.json(await accounts.create({ id, email, password, name }));
    },

    get: (request) => accounts.json(named(request)),
    prefs: (request) => named(request).prefs,
    remove: (request) => accounts.remove(named(request).id),

    changeName: (request) => change(request, 'name', { name: textParam(bodyOf(request), 'name', 128, 0) }),
    changeEmail: (request) => change(request, 'email', { email: emailParam(bodyOf(request)), emailVerified: false }),
    changePrefs: (request) => change(request, 'prefs', { prefs: prefsParam(bodyOf(request)) }),
    changeLabels: (request) => change(request, 'labels', { labels: labelsParam(bodyOf(request)) }),
    changeStatus: (request) => change(request, 'status', { status: booleanParam(bodyOf(request), 'status') }),
    changeVerification: (request) =>
      change(request, 'verification', { emailVerified: booleanParam(bodyOf(request), 'emailVerification') }),
    changePassword: async (request) => {
      const password = await hashPassword(passwordParam(bodyOf(request)));
      return change(request, 'password', { password, passwordUpdate: accounts.clock.stamp() });
    },

    sessions: (request) => {
      const all = sessions.of(named(request).id);
      return { total: all.length, sessions: all.map((session) => sessionJson(session, false)) };
    },
    endSession: (request) => sessions.end(sessions.find(named(request).id, pathPart(request, 'sessionId'))),
    endSessions: (request) => sessions.endAll(named(request).id),

    targets: (request) => {
      const all = targetsOf(accounts.store, named(request).id);
      return { total: all.length, targets: all.map(targetJson) };
    },
    issueJwt: (request) => ({ jwt: authentication.issueJwt(named(request).id) }),
  };
}
