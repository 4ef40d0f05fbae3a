import type { IncomingHttpHeaders } from 'node:http';
import type { Accounts } from '../accounts/accounts.ts';
import { hashSecret, isSameSecret, newSecret, readJwt, signJwt } from '../protocol/secrets.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { ApiError, unauthorized } from '../protocol/api-error.ts';
import { guest, type Caller } from '../protocol/caller.ts';
import { rolesOfUser } from '../protocol/permissions.ts';
import { findSession, type Session } from '../accounts/session-rows.ts';
import { findUser, type User } from '../accounts/user-rows.ts';
import { needsMoreFactors } from '../accounts/mfa/factors.ts';
import { readCookie, sessionCookie, sessionName } from './cookies.ts';

const JWT_SECONDS = 900;
/** The scope that includes all others. */
export const EVERY_SCOPE = '*';

const firstOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export const userBlocked = (): ApiError => new ApiError(403, 'user_blocked', 'The current user has been blocked.');
const jwtInvalid = (): ApiError => new ApiError(401, 'user_jwt_invalid', 'Failed to verify JWT. Invalid token.');

/** The name that `functions/account` uses; Appwrite ignores this header. */
const FUNCTION_KEY_HEADER = 'x-maia-function-key';

/** Determines the caller of a request from its key, JWT or session. */
export class Authentication {
  private readonly accounts: Accounts;
  private readonly sessions: Sessions;
  private readonly projectId: string;
  private readonly apiKey: string;
  private readonly jwtKey: string;
  private readonly issuedKeys = new Map<string, { scopes: string[]; until: number }>();

  constructor(parts: { accounts: Accounts; sessions: Sessions; projectId: string; apiKey: string; jwtKey: string }) {
    this.accounts = parts.accounts;
    this.sessions = parts.sessions;
    this.projectId = parts.projectId;
    this.apiKey = parts.apiKey;
    this.jwtKey = parts.jwtKey;
  }

  /**
   * @param isHttps whether the request came by HTTPS, which decides the name of the cookie
   * @throws user_unauthorized (wrong key), user_jwt_invalid, user_blocked
   */
  callerOf(headers: IncomingHttpHeaders, isHttps: boolean): Caller {
    const key = firstOf(headers['x-appwrite-key']);
    if (key !== undefined && key !== '') return this.callerOfKey(key);
    const jwt = firstOf(headers['x-appwrite-jwt']);
    if (jwt !== undefined && jwt !== '') return this.callerOfJwt(jwt);
    for (const value of this.sessionValues(headers, isHttps)) {
      const caller = this.callerOfSession(value);
      if (caller.kind === 'user') return caller;
    }
    return guest();
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
  renewed({ userId = '', sessionId }: Caller): Caller {
    const { store } = this.accounts;
    const user = findUser(store, userId);
    if (!user) return guest();
    if (sessionId === undefined) return this.callerOfUser(user);
    const session = findSession(store, sessionId);
    return session ? this.callerIn(session, user) : guest();
  }

  issueKey(scopes: string[], ttlSeconds: number): string {
    const now = Date.now();
    for (const [hash, { until }] of this.issuedKeys) if (until <= now) this.issuedKeys.delete(hash);
    const key = `dynamic_${newSecret()}`;
    this.issuedKeys.set(hashSecret(key), { scopes, until: now + ttlSeconds * 1000 });
    return key;
  }

  /**
   * Whether the request has the key of a running function in its header. This only identifies the sender and grants
   * nothing.
   */
  isOfFunction(headers: IncomingHttpHeaders): boolean {
    const key = firstOf(headers[FUNCTION_KEY_HEADER]);
    const issued = key === undefined ? undefined : this.issuedKeys.get(hashSecret(key));
    return issued !== undefined && issued.until > Date.now();
  }

  issueJwt(userId: string, sessionId = ''): string {
    return signJwt({ userId, sessionId, exp: Math.floor(Date.now() / 1000) + JWT_SECONDS }, this.jwtKey);
  }

  private callerIn(session: Session, user: User): Caller {
    if (this.sessions.isOver(session, user)) return guest();
    const isHalf = needsMoreFactors(this.accounts.store, user, session);
    return { ...this.callerOfUser(user, session.id), ...(isHalf && { needsMoreFactors: true }) };
  }

  private callerOfUser(user: User, sessionId?: string): Caller {
    if (!user.status) throw userBlocked();
    return { kind: 'user', userId: user.id, sessionId, roles: rolesOfUser(user) };
  }

  private callerOfKey(key: string): Caller {
    if (isSameSecret(key, this.apiKey)) return { kind: 'key', roles: [], scopes: [EVERY_SCOPE] };
    const issued = this.issuedKeys.get(hashSecret(key));
    if (!issued || issued.until <= Date.now()) throw unauthorized();
    return { kind: 'key', roles: [], scopes: issued.scopes };
  }

  private callerOfJwt(jwt: string): Caller {
    const claims = readJwt(jwt, this.jwtKey);
    const user = claims && findUser(this.accounts.store, claims.userId);
    if (!user) throw jwtInvalid();
    const session = claims.sessionId === '' ? null : findSession(this.accounts.store, claims.sessionId);
    if (claims.sessionId !== '' && (!session || this.sessions.isOver(session, user))) throw jwtInvalid();
    return this.callerOfUser(user);
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
