import { ApiError } from '../api-error.ts';
import { toStamp } from '../clock.ts';
import { uniqueId } from '../ids.ts';
import {
  deleteSession,
  extendSession,
  findSession,
  findSessionBySecret,
  insertSession,
  sessionsOf,
  type Session,
} from '../store/session-rows.ts';
import type { User } from '../store/user-rows.ts';
import { sessionEvent } from './account-events.ts';
import { sessionJson } from './account-json.ts';
import type { Accounts } from './accounts.ts';
import { decodeSession, encodeSession, hashSecret, newSecret } from './secrets.ts';

export const SESSION_SECONDS = 365 * 86_400;
const MAX_SESSIONS = 10;

export const sessionNotFound = (): ApiError =>
  new ApiError(404, 'user_session_not_found', 'The current user session could not be found.');

/** Who is logged in where. */
export class Sessions {
  private readonly accounts: Accounts;

  constructor(accounts: Accounts) {
    this.accounts = accounts;
  }

  /** Opens a session; the oldest one ends when there are too many. `value` is what the client keeps. */
  open(user: User, ip: string, provider: 'email' | 'server' = 'email'): Promise<{ session: Session; value: string }> {
    const { store, clock } = this.accounts;
    const secret = newSecret();
    return store.write(() => {
      const created = clock.stamp();
      const session: Session = {
        id: uniqueId(),
        userId: user.id,
        secretHash: hashSecret(secret),
        created,
        updated: created,
        expires: toStamp(Date.now() + SESSION_SECONDS * 1000),
        provider,
        providerUid: provider === 'email' ? user.email : '',
        ip,
      };
      const surplus = sessionsOf(store, user.id).slice(0, -(MAX_SESSIONS - 1));
      for (const old of surplus) this.drop(old);
      insertSession(store, session);
      this.publish(session, 'create');
      return { session, value: encodeSession(user.id, secret) };
    });
  }

  /** The session that a client's value stands for; null when it is made up or over. */
  byValue(value: string): Session | null {
    const given = decodeSession(value);
    const session = given && findSessionBySecret(this.accounts.store, hashSecret(given.secret));
    if (!session || session.userId !== given.id || Date.parse(session.expires) <= Date.now()) return null;
    return session;
  }

  of(userId: string): Session[] {
    return sessionsOf(this.accounts.store, userId);
  }

  /** One session of this user. @throws user_session_not_found */
  find(userId: string, id: string): Session {
    const session = findSession(this.accounts.store, id);
    if (session?.userId !== userId) throw sessionNotFound();
    return session;
  }

  extend(session: Session): Promise<Session> {
    const { store, clock } = this.accounts;
    return store.write(() => {
      const updated = clock.stamp();
      const expires = toStamp(Date.now() + SESSION_SECONDS * 1000);
      extendSession(store, session.id, updated, expires);
      return { ...session, updated, expires };
    });
  }

  end(session: Session): Promise<void> {
    return this.accounts.store.write(() => this.drop(session));
  }

  /** Ends all sessions of a user but the one to keep. */
  endAll(userId: string, kept?: string): Promise<void> {
    return this.accounts.store.write(() => {
      for (const session of this.of(userId)) if (session.id !== kept) this.drop(session);
    });
  }

  private drop(session: Session): void {
    deleteSession(this.accounts.store, session.id);
    this.publish(session, 'delete');
  }

  private publish(session: Session, action: 'create' | 'delete'): void {
    const { store, events } = this.accounts;
    store.afterCommit(() =>
      events.publish(sessionEvent(session.userId, session.id, action, sessionJson(session, true))),
    );
  }
}
