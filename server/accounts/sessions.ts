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
  touchSession,
  type Session,
} from '../store/session-rows.ts';
import type { User } from '../store/user-rows.ts';
import { sessionEvent } from './account-events.ts';
import { sessionJson } from './account-json.ts';
import type { Accounts } from './accounts.ts';
import { UNKNOWN_DEVICE, type Device } from './device.ts';
import { isSessionOver, noteStep, sessionEnd } from './session-life.ts';
import { decodeSession, encodeSession, hashSecret, newSecret } from './secrets.ts';

const MAX_SESSIONS = 10;

export const sessionNotFound = (): ApiError =>
  new ApiError(404, 'user_session_not_found', 'The current user session could not be found.');

/** Who is logged in where. */
export class Sessions {
  private readonly accounts: Accounts;
  /** Uses that are being written down, by session. */
  private readonly noting = new Set<string>();

  constructor(accounts: Accounts) {
    this.accounts = accounts;
  }

  /** Opens a session; the oldest one ends when there are too many. `value` is what the client keeps. */
  open(
    user: User,
    { ip, device = UNKNOWN_DEVICE }: { ip: string; device?: Device },
    provider: 'email' | 'server' = 'email',
  ): Promise<{ session: Session; value: string }> {
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
        expires: toStamp(sessionEnd(created, user, Date.now())),
        used: created,
        provider,
        providerUid: provider === 'email' ? user.email : '',
        ip,
        device,
      };
      const [over, open] = [true, false].map((wanted) =>
        sessionsOf(store, user.id).filter((old) => this.isOver(old, user) === wanted),
      ) as [Session[], Session[]];
      for (const old of [...over, ...open.slice(0, -(MAX_SESSIONS - 1))]) this.drop(old);
      insertSession(store, session);
      this.publish(session, 'create');
      return { session, value: encodeSession(user.id, secret) };
    });
  }

  /** The session that a client's value stands for, also one that is over; null when it is made up. */
  byValue(value: string): Session | null {
    const given = decodeSession(value);
    const session = given && findSessionBySecret(this.accounts.store, hashSecret(given.secret));
    return session?.userId === given?.id ? session : null;
  }

  isOver(session: Session, user: User): boolean {
    return isSessionOver(session, user, Date.now());
  }

  /** Puts off the end that comes to a session that nobody uses. */
  used(session: Session, user: User): void {
    const now = Date.now();
    if ((Date.parse(session.used) || 0) + noteStep(user) > now || this.noting.has(session.id)) return;
    const { store } = this.accounts;
    this.noting.add(session.id);
    const noted = store.write(() => touchSession(store, session.id, toStamp(now)));
    // A full disk must not end the call: the use is noted by the next one.
    void noted.catch(() => {}).finally(() => this.noting.delete(session.id));
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

  extend(session: Session, user: User): Promise<Session> {
    const { store, clock } = this.accounts;
    return store.write(() => {
      const updated = clock.stamp();
      const expires = toStamp(sessionEnd(session.created, user, Date.now()));
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
