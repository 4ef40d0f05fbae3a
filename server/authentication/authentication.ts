import type { IncomingHttpHeaders } from 'node:http';
import { isStaff } from '../../src/model/account/staff.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { readJwt, signJwt, type JwtClaims } from '../protocol/secrets.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { ApiError } from '../protocol/api-error.ts';
import { guest, type Caller } from '../protocol/caller.ts';
import { rolesOfUser } from '../protocol/permissions.ts';
import { findSession, type Session } from '../accounts/session-rows.ts';
import { findUser, type User } from '../accounts/user-rows.ts';
import { needsMoreFactors } from '../accounts/mfa/factors.ts';
import { readCookie, sessionCookie, sessionName } from './cookies.ts';
import type { Keys } from './keys.ts';

/** Appwrite's default. */
export const JWT_SECONDS = 900;

const firstOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The API key of a request; '' without one. */
export const keyIn = (headers: IncomingHttpHeaders): string => firstOf(headers['x-appwrite-key']) ?? '';

export const userBlocked = (): ApiError => new ApiError(403, 'user_blocked', 'The current user has been blocked.');
const jwtBesideSession = (): ApiError =>
  new ApiError(
    403,
    'user_jwt_and_cookie_set',
    'API requests must include either a session or a JWT. Both cannot be set at the same time.',
  );
const jwtInvalid = (): ApiError => new ApiError(401, 'user_jwt_invalid', 'Failed to verify JWT. Invalid token.');

/** The name that `functions/account` uses; Appwrite ignores this header. */
const FUNCTION_KEY_HEADER = 'x-maia-function-key';

/** Determines the caller of a request from its key, JWT or session. */
export class Authentication {
  private readonly accounts: Accounts;
  private readonly sessions: Sessions;
  private readonly projectId: string;
  private readonly keys: Keys;
  private readonly jwtKey: string;
  private readonly requireStaffMfa: () => boolean;

  /** @param parts.requireStaffMfa whether doctors and admins need a second factor */
  constructor(parts: {
    accounts: Accounts;
    sessions: Sessions;
    projectId: string;
    keys: Keys;
    jwtKey: string;
    requireStaffMfa: () => boolean;
  }) {
    this.accounts = parts.accounts;
    this.sessions = parts.sessions;
    this.projectId = parts.projectId;
    this.keys = parts.keys;
    this.jwtKey = parts.jwtKey;
    this.requireStaffMfa = parts.requireStaffMfa;
  }

  /**
   * A key counts before a JWT and a session.
   * @param isHttps whether the request came by HTTPS, which decides the name of the cookie
   * @throws user_unauthorized (wrong key), project_key_expired, user_jwt_invalid, user_jwt_and_cookie_set, user_blocked
   */
  callerOf(headers: IncomingHttpHeaders, isHttps: boolean): Caller {
    const key = keyIn(headers);
    if (key !== '') return this.keys.callerOf(key);
    const inSession = this.sessionValues(headers, isHttps)
      .map((value) => this.callerOfSession(value))
      .find(({ kind }) => kind === 'user');
    const jwt = firstOf(headers['x-appwrite-jwt']) ?? '';
    if (jwt === '') return inSession ?? guest();
    if (inSession) throw jwtBesideSession();
    return this.callerOfJwt(jwt);
  }

  /**
   * Returns a guest when the value is not a valid session.
   * @throws user_blocked
   */
  callerOfSession(value: string): Caller {
    const session = this.sessions.byValue(value);
    const user = session && findUser(this.accounts.store, session.userId);
    if (!user) return guest();
    const caller = this.callerIn(session, user);
    if (caller.kind === 'user') this.sessions.used(session, user);
    return caller;
  }

  /**
   * The current state of an earlier caller; a guest when the session or the account no longer exists.
   * @throws user_blocked
   */
  renewed({ userId = '', sessionId, token }: Caller): Caller {
    const { store } = this.accounts;
    const user = findUser(store, userId);
    if (!user) return guest();
    if (token) return this.callerByToken(user, token);
    if (sessionId === undefined) return this.callerOfUser(user);
    const session = findSession(store, sessionId);
    return session ? this.callerIn(session, user) : guest();
  }

  /**
   * Whether the request has the key of a running function in its header. This only identifies the sender and grants
   * nothing.
   */
  isOfFunction(headers: IncomingHttpHeaders): boolean {
    const key = firstOf(headers[FUNCTION_KEY_HEADER]);
    return key !== undefined && this.keys.isOfFunction(key);
  }

  /**
   * A token that acts as this user.
   * @param sessionId the session with which it ends; with '' it outlives all sessions
   */
  issueJwt(userId: string, sessionId = '', seconds = JWT_SECONDS): string {
    const claims: JwtClaims = { userId, sessionId, exp: Math.floor(Date.now() / 1000) + seconds };
    return signJwt(claims, this.jwtKey);
  }

  private callerIn(session: Session, user: User): Caller {
    if (this.sessions.isOver(session, user)) return guest();
    const isHalf = needsMoreFactors(this.accounts.store, user, session, this.requireStaffMfa);
    return {
      ...this.callerOfUser(user, session.id),
      ...(isHalf && { needsMoreFactors: true }),
      ...(session.needsNewPassword && isStaff(user.labels) && { needsNewPassword: true }),
    };
  }

  private callerOfUser(user: User, sessionId?: string): Caller {
    if (!user.status) throw userBlocked();
    return { kind: 'user', userId: user.id, sessionId, roles: rolesOfUser(user) };
  }

  private callerOfJwt(jwt: string): Caller {
    const claims = readJwt(jwt, this.jwtKey);
    const user = claims && findUser(this.accounts.store, claims.userId);
    if (!user) throw jwtInvalid();
    return this.callerByToken(user, claims);
  }

  /** A guest when the session of the token has ended. As on Appwrite no second factor is asked for. */
  private callerByToken(user: User, { sessionId, exp }: Pick<JwtClaims, 'sessionId' | 'exp'>): Caller {
    if (exp <= Date.now() / 1000) return guest();
    const session = sessionId === '' ? null : findSession(this.accounts.store, sessionId);
    const isSessionOver = sessionId !== '' && (session?.userId !== user.id || this.sessions.isOver(session, user));
    return isSessionOver ? guest() : { ...this.callerOfUser(user), token: { sessionId, exp } };
  }

  private sessionValues(headers: IncomingHttpHeaders, isHttps: boolean): string[] {
    const values = [
      readCookie(headers.cookie, sessionCookie(this.projectId, isHttps)),
      firstOf(headers['x-appwrite-session']),
      this.fallback(headers),
    ];
    return values.filter((value): value is string => value !== undefined && value !== '');
  }

  private fallback(headers: IncomingHttpHeaders): string | undefined {
    try {
      const cookies = JSON.parse(firstOf(headers['x-fallback-cookies']) ?? '{}') as Record<string, unknown>;
      const value = cookies[sessionName(this.projectId)];
      return typeof value === 'string' ? decodeURIComponent(value) : undefined;
    } catch {
      return undefined;
    }
  }
}
